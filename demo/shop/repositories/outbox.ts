import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { firstOf, type Database } from '../database/database.ts';
import type { OrderRow } from '../schema/orders.ts';
import {
  mailKinds,
  type AccountEntry,
  type NewOutboxRow,
  type OrderEntry,
  type OutboxKind,
  type OutboxRow,
  type webhookKinds,
} from '../schema/outbox.ts';

/** The webhook call to the partner of an order, who may have no webhook. */
export const webhookEntries = (
  kind: (typeof webhookKinds)[number],
  { id, referralCode }: Pick<OrderRow, 'id' | 'referralCode'>,
): readonly OrderEntry[] => (referralCode === null ? [] : [{ kind, orderId: id }]);

const rowOf = (entry: OrderEntry | AccountEntry, now: Date): NewOutboxRow => ({
  id: randomUUID(),
  orderId: null,
  userId: null,
  language: null,
  ...entry,
  createdAt: now,
  dueAt: now,
});

export const outboxRepository = (db: Database) => ({
  /** Stores what is to be sent from `now` on, unless it is stored already. */
  add: async (entries: readonly (OrderEntry | AccountEntry)[], now: Date): Promise<void> => {
    if (entries.length === 0) return;
    const rows = entries.map((entry) => rowOf(entry, now));
    await db
      .insertInto('outbox')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /**
   * Claims the entry of some kinds that has been due longest, for this process alone until `until`; null if none is due
   * at `now`. Processes that claim at the same moment get different entries.
   */
  claim: (kinds: readonly OutboxKind[], now: Date, until: Date): Promise<OutboxRow | null> => {
    const due = db
      .selectFrom('outbox')
      .select('id')
      .where('status', '=', 'waiting')
      .where('dueAt', '<=', now)
      .where('kind', 'in', kinds)
      .orderBy('dueAt')
      .limit(1)
      .forUpdate()
      .skipLocked();
    const claim = db.updateTable('outbox').set({ status: 'sending', dueAt: until, tries: sql`tries + 1` });
    return firstOf(claim.where('id', '=', due).returningAll());
  },

  /** Stores the result of sending an entry. */
  update: async (id: string, change: Partial<Pick<OutboxRow, 'status' | 'dueAt'>>): Promise<void> => {
    await db.updateTable('outbox').set(change).where('id', '=', id).execute();
  },

  /** Changes the status of entries whose process ended while sending them; returns how many there were. */
  endLost: async (kinds: readonly OutboxKind[], now: Date, status: 'waiting' | 'unknown'): Promise<number> => {
    const lost = await db
      .updateTable('outbox')
      .set({ status })
      .where('status', '=', 'sending')
      .where('dueAt', '<=', now)
      .where('kind', 'in', kinds)
      .returning('id')
      .execute();
    return lost.length;
  },

  /** The newest emails, without webhooks. */
  newestMails: (most: number): Promise<OutboxRow[]> =>
    db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', 'in', mailKinds)
      .orderBy('createdAt', 'desc')
      .orderBy('kind')
      .limit(most)
      .execute(),
});
