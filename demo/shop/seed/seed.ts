import { getTableColumns, notInArray, sql, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../database.ts';
import * as table from '../schema.ts';
import * as audio from '../schema/audio.ts';
import { banner } from './banner.ts';
import { discounts } from './discounts.ts';
import { partners } from './partners.ts';
import { services } from './services.ts';
import { soundtracks, type SoundtrackSeed } from './soundtracks.ts';
import { voices, type VoiceSeed } from './voices.ts';

const day = 24 * 60 * 60 * 1000;

/** Every column takes the value of the row that could not be inserted because its key is there already. */
function overwrite(target: SQLiteTable): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(target));
  return Object.fromEntries(columns.map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]));
}

/** Absences are told in days around today, so that the demo always has somebody away. */
function voiceRow({ absence, language, tags, ...voice }: VoiceSeed, position: number, now: Date) {
  const midnight = Math.floor(now.getTime() / day) * day;
  const inDays = (days: number): Date => new Date(midnight + days * day);
  return {
    ...voice,
    language: [...language],
    tags: [...tags],
    position,
    absenceStart: absence === undefined ? null : inDays(absence.startsInDays),
    absenceEnd: absence === undefined ? null : inDays(absence.endsInDays),
  };
}

const trackRow = ({ id, title, categories, file }: SoundtrackSeed, position: number) => ({
  ...file,
  id,
  title,
  categories: [...categories],
  position,
  isActive: true,
});

function seedVoices(db: Database, now: Date) {
  const rows = voices.map((voice, position) => voiceRow(voice, position, now));
  const ids = rows.map(({ id }) => id);
  return [
    db.update(audio.voices).set({ isActive: false }).where(notInArray(audio.voices.id, ids)),
    db
      .insert(audio.voices)
      .values(rows)
      .onConflictDoUpdate({ target: audio.voices.id, set: overwrite(audio.voices) }),
  ] as const;
}

function seedTracks(db: Database) {
  const rows = soundtracks.map(trackRow);
  const set = overwrite(audio.soundtracks);
  const ids = rows.map(({ id }) => id);
  return [
    db.update(audio.soundtracks).set({ isActive: false }).where(notInArray(audio.soundtracks.id, ids)),
    db.insert(audio.soundtracks).values(rows).onConflictDoUpdate({ target: audio.soundtracks.id, set }),
  ] as const;
}

function seedServices(db: Database) {
  const serviceRows = services.map(({ rates: _, ...service }, position) => ({ ...service, position }));
  const rateRows = services.flatMap(({ id, rates }) => [
    { serviceId: id, currency: 'CAD' as const, ...rates.CAD },
    { serviceId: id, currency: 'USD' as const, ...rates.USD },
  ]);
  const rateKey = [table.rates.serviceId, table.rates.currency];
  return [
    db
      .insert(table.services)
      .values(serviceRows)
      .onConflictDoUpdate({ target: table.services.id, set: overwrite(table.services) }),
    db
      .insert(table.rates)
      .values(rateRows)
      .onConflictDoUpdate({ target: rateKey, set: overwrite(table.rates) }),
  ] as const;
}

function seedOffers(db: Database) {
  const discountRows = discounts.map((discount) => ({ ...discount, isActive: true }));
  const partnerRows = partners.map((partner) => ({ ...partner }));
  return [
    db
      .insert(table.partners)
      .values(partnerRows)
      .onConflictDoUpdate({ target: table.partners.code, set: overwrite(table.partners) }),
    db
      .insert(table.discounts)
      .values(discountRows)
      .onConflictDoUpdate({ target: table.discounts.id, set: overwrite(table.discounts) }),
    db
      .insert(table.banners)
      .values({ ...banner })
      .onConflictDoUpdate({ target: table.banners.id, set: overwrite(table.banners) }),
  ] as const;
}

/**
 * Brings the catalogue (voices, tracks, services, prices, partners, discounts, banner) to what the seed files say;
 * repeating it changes nothing, and orders are never touched. Voices and tracks that left the files are taken off offer.
 */
export async function seed(db: Database, now: Date): Promise<void> {
  await db.batch([...seedVoices(db, now), ...seedTracks(db), ...seedServices(db), ...seedOffers(db)]);
}
