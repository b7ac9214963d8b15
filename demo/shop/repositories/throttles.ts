import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { throttles } from '../schema/accounts.ts';

/** So many (`by`) of something that can be done `most` times within `lasts` milliseconds from the first time on. */
export interface Take {
  readonly key: string;
  readonly most: number;
  readonly lasts: number;
  readonly by: number;
  readonly now: Date;
}

/** Keys are told to wait from memory, so that a flood is not written down one by one. */
const mostRemembered = 10_000;

export const throttleRepository = (db: Database) => {
  /** Keys that are used up, and until when. */
  const full = new Map<string, Date>();

  const secondsFull = (key: string, now: Date): number => {
    const until = full.get(key);
    return until === undefined ? 0 : Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));
  };

  const remember = (key: string, until: Date): void => {
    if (full.size >= mostRemembered) full.clear();
    full.set(key, until);
  };

  return {
    /** Counts, for all processes on the database, and gives how many seconds to wait where it is too much; else 0. */
    take: async ({ key, most, lasts, by, now }: Take): Promise<number> => {
      const known = secondsFull(key, now);
      if (known > 0) return known;
      const endsAt = new Date(now.getTime() + lasts);
      const isOver = sql`${throttles.endsAt} <= ${now.getTime()}`;
      const [row] = await db
        .insert(throttles)
        .values({ key, count: by, endsAt })
        .onConflictDoUpdate({
          target: throttles.key,
          set: {
            count: sql`CASE WHEN ${isOver} THEN ${by} ELSE ${throttles.count} + ${by} END`,
            endsAt: sql`CASE WHEN ${isOver} THEN ${endsAt.getTime()} ELSE ${throttles.endsAt} END`,
          },
        })
        .returning();
      if (row === undefined || row.count <= most) return 0;
      remember(key, row.endsAt);
      return secondsFull(key, now);
    },

    /** How many seconds to wait before more can be done; 0 where it can be done now. */
    look: async (key: string, most: number, now: Date): Promise<number> => {
      const [row] = await db
        .select()
        .from(throttles)
        .where(and(eq(throttles.key, key), gt(throttles.endsAt, now)));
      return row === undefined || row.count < most ? 0 : Math.ceil((row.endsAt.getTime() - now.getTime()) / 1000);
    },

    /** Forgets what was counted for a key. */
    forget: async (key: string): Promise<void> => {
      full.delete(key);
      await db.delete(throttles).where(eq(throttles.key, key));
    },
  };
};
