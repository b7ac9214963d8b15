import { eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { throttles } from '../schema/accounts.ts';

/** One more try. `lasts` is in milliseconds, from the first try on. */
export interface Try {
  readonly key: string;
  readonly now: Date;
  readonly lasts: number;
}

export const throttleRepository = (db: Database) => ({
  /** Counts a try and gives how many there were, this one included, and when the count starts anew. */
  count: async ({ key, now, lasts }: Try): Promise<{ readonly count: number; readonly endsAt: Date }> => {
    const fresh = { key, count: 1, endsAt: new Date(now.getTime() + lasts) };
    const [, rows] = await db.batch([
      db.delete(throttles).where(lte(throttles.endsAt, now)),
      db
        .insert(throttles)
        .values(fresh)
        .onConflictDoUpdate({ target: throttles.key, set: { count: sql`${throttles.count} + 1` } })
        .returning(),
    ]);
    return rows[0] ?? fresh;
  },
  /** Forgets the tries of a key. */
  forget: (key: string) => db.delete(throttles).where(eq(throttles.key, key)),
});
