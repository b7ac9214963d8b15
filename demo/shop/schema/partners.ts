import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { json } from './columns.ts';

export const partners = sqliteTable('partners', {
  code: text().primaryKey(),
  name: text().notNull(),
  logo: text().notNull(),
  /** Null: every voice. */
  permittedVoiceIds: json<readonly string[]>('permitted_voice_ids'),
  /** Hash of what opens the partner's reports; null where there are none. */
  secretHash: text('secret_hash'),
});

export type PartnerRow = typeof partners.$inferSelect;
