import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Brief } from '../drafting/drafter.ts';
import { json, time } from './columns.ts';

/** A buyer's drafts: stored as long as prompts can be regenerated, and no longer. */
export const draftSessions = sqliteTable(
  'draft_sessions',
  {
    id: text().primaryKey(),
    brief: json<Brief>('brief').notNull(),
    /** How many prompts can still be regenerated. */
    remaining: integer().notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  ({ expiresAt }) => [index('draft_sessions_expiry').on(expiresAt)],
);

export const drafts = sqliteTable(
  'drafts',
  {
    id: integer().primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => draftSessions.id),
    /** The prompt that it belongs to, starting at 0; the newest draft of a prompt counts. */
    position: integer().notNull(),
    content: text().notNull(),
  },
  (table) => [index('drafts_session').on(table.sessionId)],
);

export type DraftSessionRow = typeof draftSessions.$inferSelect;
export type DraftRow = typeof drafts.$inferSelect;
