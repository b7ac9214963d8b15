import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { gatewayNames } from '../payment/gateway.ts';
import { time } from './columns.ts';
import { orders } from './orders.ts';

export const payments = sqliteTable(
  'payments',
  {
    /** Handed to the provider as well, so that a call that was made twice opens one session. */
    id: text().primaryKey(),
    /** The provider's; null until it has answered. */
    sessionId: text('session_id').unique(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    gateway: text({ enum: gatewayNames }).notNull(),
    /** `opening`: the provider is being asked. `surplus`: paid for an order that was paid already, `refunded` then. */
    status: text({ enum: ['opening', 'open', 'paid', 'closed', 'surplus', 'refunded'] }).notNull(),
    url: text(),
    /** Where a buyer who cancels goes back to; http(s) only. */
    returnUrl: text('return_url').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** Cards that were declined, for whoever looks into a buyer's trouble. */
    declines: integer()
      .notNull()
      .default(sql`0`),
    /** What came of the buyer's last try, unless it was paid. */
    outcome: text({ enum: ['declined', 'cancelled', 'confirming'] }),
    /** When the page that the order came from was told; null until then. */
    toldAt: time('told_at'),
    /** Hash of what the browser that paid it holds, which may see the receipt. */
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
