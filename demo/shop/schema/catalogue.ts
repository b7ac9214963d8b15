import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { currencies } from '../../../src/domain/checkout/currency.ts';
import { serviceTypes } from '../../../src/domain/order/services.ts';
import type { PricedOption } from '../pricing/options.ts';
import { cents, flag, json, translations } from './columns.ts';

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
    /** Rate of an option → cents. */
    options: json<Readonly<Partial<Record<PricedOption['rate'], number>>>>('options').notNull(),
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
