import type { Selectable } from 'kysely';

export interface PartnersTable {
  readonly code: string;
  readonly name: string;
  /** A URL, or a path of the shop; empty for none. */
  readonly logo: string;
  /** Ids; null for every voice. */
  readonly permittedVoiceIds: readonly string[] | null;
  /** Hash of the secret for the partner's reports; null if there are none. */
  readonly secretHash: string | null;
  /** The URL that is called when an order is paid or refunded; null if there is none. */
  readonly webhookUrl: string | null;
  /** Signs those calls. */
  readonly webhookSecret: string | null;
}

export type PartnerRow = Selectable<PartnersTable>;
