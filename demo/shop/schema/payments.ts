import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { gatewayNames } from '../payment/gateway.ts';
import { time } from './columns.ts';
import { orders } from './orders.ts';

export const payments = sqliteTable(
  'payments',
  {
    /** Also sent to the provider, so that a repeated call opens only one session. */
    id: text().primaryKey(),
    /** The provider's id; null until it has answered. */
    sessionId: text('session_id').unique(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    gateway: text({ enum: gatewayNames }).notNull(),
    /**
     * `opening`: the provider is being called. `surplus`: paid for an order that was paid already, `refunded` after
     * that.
     */
    status: text({ enum: ['opening', 'open', 'paid', 'closed', 'surplus', 'refunded'] }).notNull(),
    url: text(),
    /** The return URL of a buyer who cancels; http(s) only. */
    returnUrl: text('return_url').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** The number of declined cards, for support. */
    declines: integer()
      .notNull()
      .default(sql`0`),
    /** The result of the buyer's last attempt, unless it paid. */
    outcome: text({ enum: ['declined', 'cancelled', 'confirming'] }),
    /** When the page that the order came from was notified; null until then. */
    toldAt: time('told_at'),
    /** Hash of the value of the browser that paid it, which may see the receipt. */
    payer: text(),
  },
  ({ orderId, status }) => [
    index('payments_order').on(orderId),
    uniqueIndex('payments_open')
      .on(orderId)
      .where(sql`${status} IN ('opening', 'open')`),
    uniqueIndex('payments_paid')
      .on(orderId)
      .where(sql`${status} = 'paid'`),
  ],
);

export type PaymentRow = typeof payments.$inferSelect;
