import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { soundtracks } from '../schema/audio.ts';

export const soundtrackRepository = (db: Database) => ({
  /** The tracks on offer, in the shop's order. */
  active: () => db.select().from(soundtracks).where(eq(soundtracks.isActive, true)).orderBy(asc(soundtracks.position)),
  /** Those of them with these ids, in no order. */
  activeWithIds: (ids: readonly string[]) =>
    db
      .select()
      .from(soundtracks)
      .where(and(eq(soundtracks.isActive, true), inArray(soundtracks.id, [...ids]))),
});
