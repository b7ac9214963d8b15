import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { json } from './columns.ts';

export const partners = sqliteTable('partners', {
  code: text().primaryKey(),
  name: text().notNull(),
  /** A URL, or a path of the shop; empty for none. */
  logo: text().notNull(),
  /** Ids; null for every voice. */
  permittedVoiceIds: json<readonly string[]>('permitted_voice_ids'),
  /** Hash of the secret for the partner's reports; null if there are none. */
  secretHash: text('secret_hash'),
  /** The URL that is called when an order is paid or refunded; null if there is none. */
  webhookUrl: text('webhook_url'),
  /** Signs those calls. */
  webhookSecret: text('webhook_secret'),
});

export type PartnerRow = typeof partners.$inferSelect;
