import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { currencies } from '../../src/domain/currency.ts';
import { serviceTypes } from '../../src/domain/services.ts';
import type { OrderLine, TaxLine } from './pricing/price-order.ts';
import { users } from './schema/accounts.ts';
import { cents, flag, json, language, time, translations } from './schema/columns.ts';

export const services = sqliteTable('services', {
  id: text({ enum: serviceTypes }).primaryKey(),
  position: integer().notNull(),
  title: text().notNull(),
  translations: translations<'title'>(),
  includedPrompts: integer('included_prompts').notNull(),
  includedWordsPerPrompt: integer('included_words_per_prompt').notNull(),
});

export const rates = sqliteTable(
  'rates',
  {
    serviceId: text('service_id', { enum: serviceTypes })
      .notNull()
      .references(() => services.id),
    currency: text({ enum: currencies }).notNull(),
    fixed: cents('fixed'),
    extraPrompts: cents('extra_prompts'),
    extraWords: cents('extra_words'),
    proofReading: cents('proof_reading'),
    rushProduction: cents('rush_production'),
    updateVoicemailGreeting: cents('update_voicemail_greeting'),
  },
  (table) => [primaryKey({ columns: [table.serviceId, table.currency] })],
);

export const discounts = sqliteTable('discounts', {
  id: text().primaryKey(),
  code: text().notNull().unique(),
  title: text().notNull(),
  description: text(),
  translations: translations<'title' | 'description'>(),
  type: text({ enum: ['fixed', 'percentage'] }).notNull(),
  /** Cents when fixed, hundredths of a percent when percentage. */
  value: integer().notNull(),
  minOrderAmount: cents('min_order_amount'),
  maxDiscount: cents('max_discount'),
  isActive: flag('is_active'),
});

export const banners = sqliteTable('banners', {
  id: text().primaryKey(),
  heading: text().notNull(),
  subHeading: text('sub_heading').notNull(),
  text: text().notNull(),
  translations: translations<'heading' | 'subHeading' | 'text'>(),
  color: text().notNull(),
  active: flag('active'),
});

/** What an order says of a voice or a track stays readable when the catalogue changes. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A line of an order's bill. Earlier orders have English names in place of codes. */
export type StoredLine = Omit<OrderLine, 'code'> & { readonly code?: OrderLine['code']; readonly label?: string };

export const orders = sqliteTable(
  'orders',
  {
    number: integer().primaryKey(),
    id: text().notNull().unique(),
    /** Null: a guest's. */
    userId: text('user_id').references(() => users.id),
    /** Opens the thank-you page; never the same as the id, which partners' pages see. */
    token: text().notNull().unique(),
    status: text({ enum: ['awaiting-payment', 'paid'] }).notNull(),
    /** The buyer's: of the page that it was placed on. */
    language: language(),
    createdAt: time('created_at').notNull(),
    paidAt: time('paid_at'),
    /** When its buyer discarded it, unpaid: kept as long as a payment may still come, but not listed. */
    discardedAt: time('discarded_at'),
    /** The site that the order was placed on, where a guest who cancels goes back to; null until it is known. */
    returnOrigin: text('return_origin'),
    serviceType: text('service_type', { enum: serviceTypes }).notNull(),
    serviceTitle: text('service_title').notNull(),
    currency: text({ enum: currencies }).notNull(),
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    companyName: text('company_name').notNull().default(''),
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
    proofReading: flag('proof_reading'),
    rush: flag('rush'),
    updateVoicemailGreeting: flag('update_voicemail_greeting'),
    comments: text().notNull(),
    referralCode: text('referral_code'),
    discountCode: text('discount_code'),
    lines: json<readonly StoredLine[]>('lines').notNull(),
    taxes: json<readonly TaxLine[]>('taxes').notNull(),
    subtotal: cents('subtotal'),
    discount: cents('discount'),
    tax: cents('tax'),
    total: cents('total'),
    totalWordCount: integer('total_word_count').notNull(),
    extraWordCount: integer('extra_word_count').notNull(),
  },
  ({ userId, email, createdAt, paidAt, referralCode, status }) => [
    index('orders_user').on(userId),
    index('orders_email').on(sql`lower(trim(${email}))`),
    index('orders_unpaid')
      .on(createdAt)
      .where(sql`${status} = 'awaiting-payment'`),
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
    /** As the buyer wrote it; empty where no name came with the order. */
    name: text().notNull().default(''),
    style: text().notNull(),
    content: text().notNull(),
    words: integer().notNull(),
    wordsExtra: integer('words_extra').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

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
    gateway: text({ enum: ['embedded', 'stripe'] }).notNull(),
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

export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = typeof orderItems.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
