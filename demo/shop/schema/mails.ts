import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { languages } from '../text/language.ts';
import { time } from './columns.ts';

export const mailKinds = [
  'order-paid',
  'order-for-staff',
  'verify',
  'has-account',
  'reset',
  'email-old',
  'email-new',
] as const;

/** Calls of a partner's own server. */
export const webhookKinds = ['webhook-paid', 'webhook-refunded'] as const;

export type WebhookKind = (typeof webhookKinds)[number];

/**
 * Mails and webhooks that the shop owes somebody. A row says what about; the words, and secrets such as links, are made
 * when it is sent, and are not stored.
 */
export const mails = sqliteTable(
  'mails',
  {
    /** Kind and subject: what was said once is not said again. */
    id: text().primaryKey(),
    kind: text({ enum: [...mailKinds, ...webhookKinds] }).notNull(),
    /** The order or account that it is about; for a change of the email, the account and the new address. */
    about: text().notNull(),
    /** That of the page that asked for it; null: the order's or the account's. */
    language: text({ enum: languages }),
    createdAt: time('created_at').notNull(),
    /**
     * `sending`: some process has it. `unknown`: the server may have it, so that it is not sent again. `dropped`: there
     * was nobody to write to any more, or it took too long.
     */
    status: text({ enum: ['waiting', 'sending', 'sent', 'unknown', 'dropped'] })
      .notNull()
      .default('waiting'),
    tries: integer().notNull().default(0),
    /** When it is tried next; while it is being sent, when that should be over. */
    dueAt: time('due_at').notNull(),
  },
  ({ status, dueAt }) => [index('mails_due').on(status, dueAt)],
);

export type MailRow = typeof mails.$inferSelect;
export type MailKind = MailRow['kind'];
