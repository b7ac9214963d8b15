import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { soundtracks } from '../schema/audio.ts';

export const soundtrackRepository = (db: Database) => ({
  /** The tracks on offer, in the shop's order. */
  active: () => db.select().from(soundtracks).where(eq(soundtracks.isActive, true)).orderBy(asc(soundtracks.position)),
});
