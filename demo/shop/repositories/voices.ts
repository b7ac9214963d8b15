import { asc, inArray } from 'drizzle-orm';
import type { Gender } from '../../../src/domain/catalogue/voice.ts';
import type { Database } from '../database.ts';
import { voices } from '../schema/audio.ts';
import type { Translations } from '../text/translated.ts';

/** A voice of the shop. Paths are on this shop; the absence's ends are ISO 8601 times. */
export interface VoiceRecord {
  readonly id: string;
  readonly name: string;
  readonly gender: Gender;
  readonly language: readonly string[];
  readonly tags: readonly string[];
  readonly translations: Translations<'tags', readonly string[]> | null;
  readonly image: string;
  readonly preview: string;
  readonly isActive: boolean;
  readonly rushOrderUnavailable: boolean;
  readonly plannedAbsence: { readonly start: string; readonly end: string } | null;
}

type VoiceRow = typeof voices.$inferSelect;

function toVoice({ position: _, absenceStart, absenceEnd, ...row }: VoiceRow): VoiceRecord {
  const isPlanned = absenceStart !== null && absenceEnd !== null;
  const plannedAbsence = isPlanned ? { start: absenceStart.toISOString(), end: absenceEnd.toISOString() } : null;
  return { ...row, plannedAbsence };
}

export const voiceRepository = (db: Database) => ({
  /** Every voice in the shop's order, including those that can't be ordered now. */
  all: async (): Promise<readonly VoiceRecord[]> => {
    const rows = await db.select().from(voices).orderBy(asc(voices.position));
    return rows.map(toVoice);
  },
  /** The voices with these ids, in no order, likewise. */
  withIds: async (ids: readonly string[]): Promise<readonly VoiceRecord[]> => {
    const rows = await db
      .select()
      .from(voices)
      .where(inArray(voices.id, [...ids]));
    return rows.map(toVoice);
  },
});
