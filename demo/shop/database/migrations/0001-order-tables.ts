import type { ColumnTypes } from './0001-tables.ts';

/** What there is to send; unique indexes prevent sending anything twice. */
export const outboxTable = ({ time }: ColumnTypes): string => `
CREATE TABLE outbox (
  id text PRIMARY KEY NOT NULL,
  kind text NOT NULL,
  order_id text,
  user_id text,
  new_email text DEFAULT '' NOT NULL,
  period text DEFAULT '' NOT NULL,
  language text,
  created_at ${time} NOT NULL,
  status text DEFAULT 'waiting' NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  due_at ${time} NOT NULL
);
CREATE UNIQUE INDEX outbox_order ON outbox (order_id, kind);
CREATE UNIQUE INDEX outbox_account ON outbox (user_id, kind, new_email, period);
CREATE INDEX outbox_due ON outbox (status, due_at);`;

/** Orders with their messages, keys and payments, and the outbox. */
export const orderTables = (types: ColumnTypes): string => `
CREATE TABLE orders (
  number integer PRIMARY KEY NOT NULL,
  id text NOT NULL UNIQUE,
  user_id text REFERENCES users (id),
  token text NOT NULL UNIQUE,
  status text NOT NULL,
  is_test ${types.flag} DEFAULT false NOT NULL,
  language text DEFAULT 'en' NOT NULL,
  created_at ${types.time} NOT NULL,
  paid_at ${types.time},
  refunded_at ${types.time},
  discarded_at ${types.time},
  return_origin text,
  service_type text NOT NULL,
  service_title text NOT NULL,
  currency text NOT NULL,
  email text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  company_name text DEFAULT '' NOT NULL,
  tax_number text DEFAULT '' NOT NULL,
  phone text NOT NULL,
  country text NOT NULL,
  state text NOT NULL,
  city text NOT NULL,
  house_number text NOT NULL,
  street text NOT NULL,
  postal_code text NOT NULL,
  voices ${types.json} NOT NULL,
  tracks ${types.json} NOT NULL,
  music_between_messages integer NOT NULL,
  music_comments text NOT NULL,
  phone_system text NOT NULL,
  comments text NOT NULL,
  referral_code text,
  reference text,
  discount_code text,
  lines ${types.json} NOT NULL,
  taxes ${types.json} NOT NULL,
  subtotal integer NOT NULL,
  discount integer NOT NULL,
  tax integer NOT NULL,
  total integer NOT NULL,
  total_word_count integer NOT NULL,
  extra_word_count integer NOT NULL
);
CREATE INDEX orders_user ON orders (user_id);
CREATE INDEX orders_email ON orders (lower(trim(email)));
CREATE INDEX orders_unpaid ON orders (created_at) WHERE status = 'awaiting-payment';
CREATE INDEX orders_test ON orders (created_at) WHERE is_test;
CREATE INDEX orders_partner ON orders (lower(trim(referral_code)), created_at) WHERE referral_code IS NOT NULL;
CREATE INDEX orders_partner_paid ON orders (lower(trim(referral_code)), paid_at)
  WHERE referral_code IS NOT NULL AND paid_at IS NOT NULL;
CREATE TABLE order_items (
  order_id text NOT NULL REFERENCES orders (id),
  position integer NOT NULL,
  file_name text NOT NULL,
  name text DEFAULT '' NOT NULL,
  style text NOT NULL,
  content text NOT NULL,
  words integer NOT NULL,
  words_extra integer NOT NULL,
  PRIMARY KEY (order_id, position)
);
CREATE TABLE idempotency_keys (
  key text PRIMARY KEY NOT NULL,
  fingerprint text NOT NULL,
  order_id text NOT NULL REFERENCES orders (id),
  expires_at ${types.time} NOT NULL
);
CREATE INDEX idempotency_keys_order ON idempotency_keys (order_id);
CREATE INDEX idempotency_keys_expiry ON idempotency_keys (expires_at);
CREATE TABLE payments (
  id text PRIMARY KEY NOT NULL,
  session_id text UNIQUE,
  order_id text NOT NULL REFERENCES orders (id),
  gateway text NOT NULL,
  status text NOT NULL,
  url text,
  return_url text NOT NULL,
  created_at ${types.time} NOT NULL,
  expires_at ${types.time} NOT NULL,
  declines integer DEFAULT 0 NOT NULL,
  outcome text,
  told_at ${types.time},
  payer text
);
CREATE INDEX payments_order ON payments (order_id);
CREATE INDEX payments_surplus ON payments (status) WHERE status = 'surplus';
CREATE UNIQUE INDEX payments_open ON payments (order_id) WHERE status IN ('opening', 'open');
CREATE UNIQUE INDEX payments_paid ON payments (order_id) WHERE status = 'paid';${outboxTable(types)}`;
