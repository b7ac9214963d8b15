import type { Database } from '../database.ts';
import * as table from '../schema.ts';
import * as audio from '../schema/audio.ts';
import { partners as partnerTable } from '../schema/partners.ts';
import { banner } from './banner.ts';
import { discounts } from './discounts.ts';
import { partners } from './partners.ts';
import { services } from './services.ts';
import { soundtracks, type SoundtrackSeed } from './soundtracks.ts';
import { tagTranslations } from './tags.ts';
import { voices, type VoiceSeed } from './voices.ts';

const day = 24 * 60 * 60 * 1000;

/** Absences are told in days around today, so that the demo always has somebody away. */
function voiceRow({ absence, language, tags, ...voice }: VoiceSeed, position: number, now: Date) {
  const midnight = Math.floor(now.getTime() / day) * day;
  const inDays = (days: number): Date => new Date(midnight + days * day);
  return {
    ...voice,
    language: [...language],
    tags: [...tags],
    translations: tagTranslations(tags),
    position,
    absenceStart: absence === undefined ? null : inDays(absence.startsInDays),
    absenceEnd: absence === undefined ? null : inDays(absence.endsInDays),
  };
}

const trackRow = ({ id, titles, categories, file }: SoundtrackSeed, position: number) => ({
  ...file,
  id,
  title: titles.en,
  translations: { fr: { title: titles.fr }, es: { title: titles.es } },
  categories: [...categories],
  position,
  isActive: true,
});

function seedAudio(db: Database, now: Date) {
  const voiceRows = voices.map((voice, position) => voiceRow(voice, position, now));
  return [
    db.insert(audio.voices).values(voiceRows).onConflictDoNothing(),
    db.insert(audio.soundtracks).values(soundtracks.map(trackRow)).onConflictDoNothing(),
  ] as const;
}

function seedServices(db: Database) {
  const serviceRows = services.map(({ rates: _, ...service }, position) => ({ ...service, position }));
  const rateRows = services.flatMap(({ id, rates }) => [
    { serviceId: id, currency: 'CAD' as const, ...rates.CAD },
    { serviceId: id, currency: 'USD' as const, ...rates.USD },
  ]);
  return [
    db.insert(table.services).values(serviceRows).onConflictDoNothing(),
    db.insert(table.rates).values(rateRows).onConflictDoNothing(),
  ] as const;
}

function seedOffers(db: Database) {
  const discountRows = discounts.map((discount) => ({ ...discount, isActive: true }));
  const partnerRows = partners.map((partner) => ({ ...partner }));
  return [
    db.insert(partnerTable).values(partnerRows).onConflictDoNothing(),
    db.insert(table.discounts).values(discountRows).onConflictDoNothing(),
    db
      .insert(table.banners)
      .values({ ...banner })
      .onConflictDoNothing(),
  ] as const;
}

/**
 * Puts into the catalogue (voices, tracks, services, prices, partners, discounts, banner) what the seed files have and it
 * lacks. What is there stays as the shop's staff has left it.
 */
export async function seed(db: Database, now: Date): Promise<void> {
  await db.batch([...seedAudio(db, now), ...seedServices(db), ...seedOffers(db)]);
}
