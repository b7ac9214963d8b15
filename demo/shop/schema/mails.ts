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

/** Calls to a partner's own server. */
export const webhookKinds = ['webhook-paid', 'webhook-refunded'] as const;

export type WebhookKind = (typeof webhookKinds)[number];

/**
 * Emails and webhooks to be sent. A row says what they are about; the text, and secrets such as links, are created when
 * it is sent, and are not stored.
 */
export const mails = sqliteTable(
  'mails',
  {
    /** Kind and subject: nothing is sent twice. */
    id: text().primaryKey(),
    kind: text({ enum: [...mailKinds, ...webhookKinds] }).notNull(),
    /** The order or account concerned; for a change of email, the account and the new address. */
    about: text().notNull(),
    /** The language of the page that requested it; null: the order's or the account's. */
    language: text({ enum: languages }),
    createdAt: time('created_at').notNull(),
    /**
     * `sending`: a process is sending it. `unknown`: the server may have it, so it is not sent again. `dropped`: there
     * was no recipient any more, or it took too long.
     */
    status: text({ enum: ['waiting', 'sending', 'sent', 'unknown', 'dropped'] })
      .notNull()
      .default('waiting'),
    tries: integer().notNull().default(0),
    /** When it is tried next; while it is being sent, when that should be finished. */
    dueAt: time('due_at').notNull(),
  },
  ({ status, dueAt }) => [index('mails_due').on(status, dueAt)],
);

export type MailRow = typeof mails.$inferSelect;
export type MailKind = MailRow['kind'];
