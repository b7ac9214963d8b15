import type { MailKind, MailRow } from '../schema/mails.ts';

/** How entries of some kinds leave the outbox. */
export interface Channel {
  readonly kinds: readonly MailKind[];
  /** How many are sent at once, so that a slow receiver does not delay others. */
  readonly lanes: number;
  /** Whether receivers recognize what they have by its id, so that an entry whose fate is unknown is sent again. */
  readonly isRepeatable: boolean;
  /**
   * Sends an entry. The id is the same for every try. Returns `dropped` if there is nothing to send, or nobody to send it
   * to, any more. Throws if it was not taken.
   */
  readonly send: (entry: MailRow, id: string) => Promise<'sent' | 'dropped'>;
  readonly close?: () => void;
}

/** Says that something that was not taken may have arrived nevertheless. */
export class SendError extends Error {
  override readonly name = 'SendError';
  readonly mayHaveArrived: boolean;

  constructor(cause: unknown, mayHaveArrived: boolean) {
    super('The mail server did not take the mail.', { cause });
    this.mayHaveArrived = mayHaveArrived;
  }
}
