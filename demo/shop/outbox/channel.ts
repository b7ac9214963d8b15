import type { OutboxKind, OutboxRow } from '../schema/outbox.ts';

/** How outbox entries of some kinds are sent. */
export interface Channel {
  readonly kinds: readonly OutboxKind[];
  /** How many are sent at once, so that a slow receiver does not delay others. */
  readonly lanes: number;
  /** Whether receivers recognize duplicates by their id, so that an entry with an unknown outcome is sent again. */
  readonly isRepeatable: boolean;
  /**
   * Sends an entry. The id is the same for every attempt. Returns `dropped` if there is no content or no recipient any
   * more. Throws if it was not accepted.
   */
  readonly send: (entry: OutboxRow, id: string) => Promise<'sent' | 'dropped'>;
  readonly close?: () => void;
}

/** A failed entry may have arrived nevertheless. */
export class SendError extends Error {
  override readonly name = 'SendError';
  readonly mayHaveArrived: boolean;

  constructor(cause: unknown, mayHaveArrived: boolean) {
    super('The mail server did not take the mail.', { cause });
    this.mayHaveArrived = mayHaveArrived;
  }
}
