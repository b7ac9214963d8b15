import type { Generated, Insertable, Selectable } from 'kysely';
import type { Language } from '../text/language.ts';

/** Emails about an order. */
export const orderMailKinds = ['order-paid', 'order-for-staff'] as const;
/** Emails about an account. */
export const accountMailKinds = ['verify', 'has-account', 'reset', 'email-old', 'email-new'] as const;
/** Calls to a partner's own server, about an order. */
export const webhookKinds = ['webhook-paid', 'webhook-refunded'] as const;

export const mailKinds = [...orderMailKinds, ...accountMailKinds] as const;

type OrderKind = (typeof orderMailKinds)[number] | (typeof webhookKinds)[number];
export type AccountMailKind = (typeof accountMailKinds)[number];
export type OutboxKind = OrderKind | AccountMailKind;

/**
 * Emails and webhooks to be sent. A row says what they are about; the text, and secrets such as links, are created when
 * it is sent, and are not stored. Unique indexes prevent a second entry for the same order, or for the same account,
 * new address and period.
 */
export interface OutboxTable {
  readonly id: string;
  readonly kind: OutboxKind;
  /** The order that an entry is about; null for those about accounts. */
  readonly orderId: string | null;
  /** The account that an email is about; null for an order, and if no account has the address. */
  readonly userId: string | null;
  /** For a change of email, the new address; otherwise empty. */
  readonly newEmail: Generated<string>;
  /** The time, hour or day of the request, which distinguishes repeated emails; empty if there is only one. */
  readonly period: Generated<string>;
  /** The language of the page that requested it; null: the order's or the account's. */
  readonly language: Language | null;
  readonly createdAt: Date;
  /**
   * `sending`: a process is sending it. `unknown`: the server may have it, so it is not sent again. `dropped`: there was
   * no recipient any more, or it took too long.
   */
  readonly status: Generated<'waiting' | 'sending' | 'sent' | 'unknown' | 'dropped'>;
  readonly tries: Generated<number>;
  /** When it is tried next; while it is being sent, when that should be finished. */
  readonly dueAt: Date;
}

export type OutboxRow = Selectable<OutboxTable>;

/** An email or a webhook call about an order: one of each kind. */
export interface OrderEntry {
  readonly kind: OrderKind;
  readonly orderId: string;
}

/** An email about an account. */
export interface AccountEntry extends Pick<OutboxRow, 'userId'> {
  readonly kind: AccountMailKind;
  readonly language: Language;
  readonly newEmail?: string;
  readonly period: string;
}

export type NewOutboxRow = Insertable<OutboxTable>;
