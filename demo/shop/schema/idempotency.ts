import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { orders } from './orders.ts';
import { time } from './columns.ts';

/** The order that a request with an `Idempotency-Key` created. Stored together with the order: both or nothing. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    /** Hash of the sender and the key. */
    key: text().primaryKey(),
    /** Hash of the request's body. */
    fingerprint: text().notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    expiresAt: time('expires_at').notNull(),
  },
  ({ expiresAt }) => [index('idempotency_keys_expiry').on(expiresAt)],
);

export type IdempotencyRow = typeof idempotencyKeys.$inferSelect;
