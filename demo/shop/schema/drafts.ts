import type { Generated, Selectable } from 'kysely';
import type { Brief } from '../drafting/drafter.ts';

/** A buyer's drafts: stored as long as prompts can be regenerated, and no longer. */
export interface DraftSessionsTable {
  readonly id: string;
  readonly brief: Brief;
  /** How many prompts can still be regenerated. */
  readonly remaining: number;
  readonly expiresAt: Date;
}

export interface DraftsTable {
  readonly id: Generated<number>;
  readonly sessionId: string;
  /** The prompt that it belongs to, starting at 0; the newest draft of a prompt counts. */
  readonly position: number;
  readonly content: string;
}

export type DraftSessionRow = Selectable<DraftSessionsTable>;
export type DraftRow = Selectable<DraftsTable>;
