-- What there is to send; unique indexes prevent sending anything twice.

CREATE TABLE outbox (
  id text PRIMARY KEY NOT NULL,
  kind text NOT NULL,
  order_id text,
  user_id text,
  new_email text DEFAULT '' NOT NULL,
  period text DEFAULT '' NOT NULL,
  language text,
  created_at {time} NOT NULL,
  status text DEFAULT 'waiting' NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  due_at {time} NOT NULL
);
CREATE UNIQUE INDEX outbox_order ON outbox (order_id, kind);
CREATE UNIQUE INDEX outbox_account ON outbox (user_id, kind, new_email, period);
CREATE INDEX outbox_due ON outbox (status, due_at);
