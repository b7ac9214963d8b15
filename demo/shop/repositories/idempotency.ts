import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { idempotencyKeys, type IdempotencyRow } from '../schema/idempotency.ts';

export const idempotencyRepository = (db: Database) => ({
  /** Which order was made with this key, or null; keys that are over at `now` are forgotten. */
  find: async (key: string, now: Date): Promise<IdempotencyRow | null> => {
    const [, [row]] = await db.batch([
      db.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresAt, now)),
      db
        .select()
        .from(idempotencyKeys)
        .where(and(eq(idempotencyKeys.key, key), gt(idempotencyKeys.expiresAt, now))),
    ]);
    return row ?? null;
  },
});
