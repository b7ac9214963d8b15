-- All tables but the outbox. {time}, {flag}, {json} and {serial} stand for the types of each engine.

CREATE TABLE users (
  id text PRIMARY KEY NOT NULL,
  email text NOT NULL UNIQUE,
  email_verified {flag} NOT NULL,
  roles {json} NOT NULL,
  created_at {time} NOT NULL,
  updated_at {time} NOT NULL,
  language text DEFAULT 'en' NOT NULL,
  title text DEFAULT '' NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text DEFAULT '' NOT NULL,
  company_name text NOT NULL,
  tax_number text DEFAULT '' NOT NULL,
  street text DEFAULT '' NOT NULL,
  house_number text DEFAULT '' NOT NULL,
  postal_code text DEFAULT '' NOT NULL,
  city text DEFAULT '' NOT NULL,
  state text DEFAULT '' NOT NULL,
  country text DEFAULT '' NOT NULL,
  image text
);
CREATE INDEX users_pending ON users (email_verified, created_at);

CREATE TABLE credentials (
  id text PRIMARY KEY NOT NULL,
  account_id text NOT NULL,
  provider_id text NOT NULL,
  user_id text NOT NULL REFERENCES users (id),
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at {time},
  refresh_token_expires_at {time},
  scope text,
  created_at {time} NOT NULL,
  updated_at {time} NOT NULL
);
CREATE INDEX credentials_user ON credentials (user_id);

CREATE TABLE sessions (
  id text PRIMARY KEY NOT NULL,
  token text NOT NULL UNIQUE,
  user_id text NOT NULL REFERENCES users (id),
  created_at {time} NOT NULL,
  updated_at {time} NOT NULL,
  expires_at {time} NOT NULL,
  ip_address text,
  user_agent text
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TABLE verifications (
  id text PRIMARY KEY NOT NULL,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at {time} NOT NULL,
  created_at {time} NOT NULL,
  updated_at {time} NOT NULL
);
CREATE INDEX verifications_identifier ON verifications (identifier);
CREATE INDEX verifications_value ON verifications (value);
CREATE INDEX verifications_expiry ON verifications (expires_at);

CREATE TABLE secrets (name text PRIMARY KEY NOT NULL, value text NOT NULL);

CREATE TABLE voices (
  id text PRIMARY KEY NOT NULL,
  position integer NOT NULL,
  name text NOT NULL,
  gender text NOT NULL,
  languages {json} NOT NULL,
  tags {json} NOT NULL,
  translations {json},
  image text NOT NULL,
  preview text NOT NULL,
  is_active {flag} NOT NULL,
  rush_order_unavailable {flag} NOT NULL,
  absence_start {time},
  absence_end {time}
);

CREATE TABLE soundtracks (
  id text PRIMARY KEY NOT NULL,
  position integer NOT NULL,
  title text NOT NULL,
  translations {json},
  categories {json} NOT NULL,
  path text NOT NULL,
  file text NOT NULL,
  is_active {flag} NOT NULL
);

CREATE TABLE services (
  id text PRIMARY KEY NOT NULL,
  position integer NOT NULL,
  title text NOT NULL,
  translations {json},
  included_prompts integer NOT NULL,
  included_words_per_prompt integer NOT NULL
);

CREATE TABLE rates (
  service_id text NOT NULL REFERENCES services (id),
  currency text NOT NULL,
  fixed integer NOT NULL,
  extra_prompts integer NOT NULL,
  extra_words integer NOT NULL,
  options {json} NOT NULL,
  PRIMARY KEY (service_id, currency)
);

CREATE TABLE discounts (
  id text PRIMARY KEY NOT NULL,
  code text NOT NULL UNIQUE,
  title text NOT NULL,
  description text,
  translations {json},
  type text NOT NULL,
  value integer NOT NULL,
  min_order_amount integer NOT NULL,
  max_discount integer NOT NULL,
  is_active {flag} NOT NULL
);

CREATE TABLE banners (
  id text PRIMARY KEY NOT NULL,
  heading text NOT NULL,
  sub_heading text NOT NULL,
  text text NOT NULL,
  translations {json},
  color text NOT NULL,
  active {flag} NOT NULL
);

CREATE TABLE partners (
  code text PRIMARY KEY NOT NULL,
  name text NOT NULL,
  logo text NOT NULL,
  permitted_voice_ids {json},
  secret_hash text,
  webhook_url text,
  webhook_secret text
);

CREATE TABLE draft_sessions (
  id text PRIMARY KEY NOT NULL,
  brief {json} NOT NULL,
  remaining integer NOT NULL,
  expires_at {time} NOT NULL
);
CREATE INDEX draft_sessions_expiry ON draft_sessions (expires_at);

CREATE TABLE drafts (
  id {serial} PRIMARY KEY NOT NULL,
  session_id text NOT NULL REFERENCES draft_sessions (id),
  position integer NOT NULL,
  content text NOT NULL
);
CREATE INDEX drafts_session ON drafts (session_id);

CREATE TABLE orders (
  number integer PRIMARY KEY NOT NULL,
  id text NOT NULL UNIQUE,
  user_id text REFERENCES users (id),
  token text NOT NULL UNIQUE,
  status text NOT NULL,
  is_test {flag} DEFAULT false NOT NULL,
  language text DEFAULT 'en' NOT NULL,
  created_at {time} NOT NULL,
  paid_at {time},
  refunded_at {time},
  discarded_at {time},
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
  voices {json} NOT NULL,
  tracks {json} NOT NULL,
  music_between_messages integer NOT NULL,
  music_comments text NOT NULL,
  phone_system text NOT NULL,
  comments text NOT NULL,
  referral_code text,
  reference text,
  discount_code text,
  lines {json} NOT NULL,
  taxes {json} NOT NULL,
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
  expires_at {time} NOT NULL
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
  created_at {time} NOT NULL,
  expires_at {time} NOT NULL,
  declines integer DEFAULT 0 NOT NULL,
  outcome text,
  told_at {time},
  payer text
);
CREATE INDEX payments_order ON payments (order_id);
CREATE INDEX payments_surplus ON payments (status) WHERE status = 'surplus';
CREATE UNIQUE INDEX payments_open ON payments (order_id) WHERE status IN ('opening', 'open');
CREATE UNIQUE INDEX payments_paid ON payments (order_id) WHERE status = 'paid';
