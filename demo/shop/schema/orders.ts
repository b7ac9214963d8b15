import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { currencies } from '../../../src/domain/checkout/currency.ts';
import { serviceTypes } from '../../../src/domain/order/services.ts';
import type { OrderLine } from '../pricing/price-order.ts';
import type { TaxLine } from '../pricing/taxes.ts';
import { users } from './accounts.ts';
import { cents, flag, json, language, time } from './columns.ts';

/** An order's data about a voice or a track stays readable when the catalogue changes. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

export const orders = sqliteTable(
  'orders',
  {
    number: integer().primaryKey(),
    id: text().notNull().unique(),
    /** Null for a guest. */
    userId: text('user_id').references(() => users.id),
    /** Opens the thank-you page; never the same as the id, which partners' pages see. */
    token: text().notNull().unique(),
    status: text({ enum: ['awaiting-payment', 'paid'] }).notNull(),
    /** Placed in test mode: never charged, recorded or counted. This never changes. */
    isTest: flag('is_test').default(false),
    /** The buyer's language: that of the page where it was placed. */
    language: language(),
    createdAt: time('created_at').notNull(),
    paidAt: time('paid_at'),
    /** When it was refunded in full. */
    refundedAt: time('refunded_at'),
    /** When its buyer discarded it, unpaid: stored as long as a payment may still come, but not listed. */
    discardedAt: time('discarded_at'),
    /** The site on which the order was placed, where a guest who cancels returns to; null until it is known. */
    returnOrigin: text('return_origin'),
    serviceType: text('service_type', { enum: serviceTypes }).notNull(),
    serviceTitle: text('service_title').notNull(),
    currency: text({ enum: currencies }).notNull(),
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    companyName: text('company_name').notNull().default(''),
    taxNumber: text('tax_number').notNull().default(''),
    phone: text().notNull(),
    country: text().notNull(),
    state: text().notNull(),
    city: text().notNull(),
    houseNumber: text('house_number').notNull(),
    street: text().notNull(),
    postalCode: text('postal_code').notNull(),
    voices: json<readonly Named[]>('voices').notNull(),
    tracks: json<readonly Named[]>('tracks').notNull(),
    musicBetweenMessages: integer('music_between_messages').notNull(),
    musicComments: text('music_comments').notNull(),
    phoneSystem: text('phone_system').notNull(),
    comments: text().notNull(),
    referralCode: text('referral_code'),
    /** The page's own id for the result of the visit. */
    reference: text(),
    discountCode: text('discount_code'),
    /** The bill; it also shows which options are ordered. */
    lines: json<readonly OrderLine[]>('lines').notNull(),
    taxes: json<readonly TaxLine[]>('taxes').notNull(),
    subtotal: cents('subtotal'),
    discount: cents('discount'),
    tax: cents('tax'),
    total: cents('total'),
    totalWordCount: integer('total_word_count').notNull(),
    extraWordCount: integer('extra_word_count').notNull(),
  },
  ({ userId, email, createdAt, isTest, paidAt, referralCode, status }) => [
    index('orders_user').on(userId),
    index('orders_email').on(sql`lower(trim(${email}))`),
    index('orders_unpaid')
      .on(createdAt)
      .where(sql`${status} = 'awaiting-payment'`),
    index('orders_test')
      .on(createdAt)
      .where(sql`${isTest}`),
    index('orders_partner')
      .on(sql`lower(trim(${referralCode}))`, createdAt)
      .where(sql`${referralCode} IS NOT NULL`),
    index('orders_partner_paid')
      .on(sql`lower(trim(${referralCode}))`, paidAt)
      .where(sql`${referralCode} IS NOT NULL AND ${paidAt} IS NOT NULL`),
  ],
);

export const orderItems = sqliteTable(
  'order_items',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    fileName: text('file_name').notNull(),
    /** As the buyer wrote it; empty if the order has no name for it. */
    name: text().notNull().default(''),
    style: text().notNull(),
    content: text().notNull(),
    words: integer().notNull(),
    wordsExtra: integer('words_extra').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** One row: the highest order number ever. Numbers of deleted orders are not reused. */
export const orderNumbers = sqliteTable('order_numbers', {
  id: integer().primaryKey(),
  last: integer().notNull(),
});

export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = typeof orderItems.$inferSelect;
