import { sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Currency } from '../../../src/domain/checkout/currency.ts';
import type { ServiceType } from '../../../src/domain/order/services.ts';
import type { Database } from '../database.ts';
import type { RateCard } from '../pricing/price-order.ts';
import * as table from '../schema/catalogue.ts';
import * as audio from '../schema/audio.ts';
import { partners as partnerTable } from '../schema/partners.ts';
import { banner } from './banner.ts';
import { discounts } from './discounts.ts';
import { partners } from './partners.ts';
import { services } from './services.ts';
import { soundtracks } from './soundtracks.ts';
import { tagTranslations } from './tags.ts';
import { voices, type VoiceSeed } from './voices.ts';

const day = 24 * 60 * 60 * 1000;

/** Absences are set in days relative to today, so that some voice in the demo is always away. */
function voiceRow({ absence, ...voice }: VoiceSeed, position: number, now: Date) {
  const midnight = Math.floor(now.getTime() / day) * day;
  const inDays = (days: number): Date => new Date(midnight + days * day);
  return {
    ...voice,
    translations: tagTranslations(voice.tags),
    position,
    absenceStart: absence === undefined ? null : inDays(absence.startsInDays),
    absenceEnd: absence === undefined ? null : inDays(absence.endsInDays),
  };
}

/** The values of a seed row, for an upsert statement. */
const excluded = ({ name }: SQLiteColumn) => sql`excluded.${sql.identifier(name)}`;

interface Translatable {
  readonly id: SQLiteColumn;
  readonly translations: SQLiteColumn;
}

/** For rows that lack a language: they get the seed's translation, as long as their English text is the seed's. */
const addTranslations = ({ id, translations }: Translatable, ...words: readonly SQLiteColumn[]) => ({
  target: id,
  set: { translations: sql`json_patch(${excluded(translations)}, coalesce(${translations}, '{}'))` },
  setWhere: sql.join(
    words.map((column) => sql`${column} IS ${excluded(column)}`),
    sql` AND `,
  ),
});

function seedAudio(db: Database, now: Date) {
  const voiceRows = voices.map((voice, position) => voiceRow(voice, position, now));
  return [
    db.insert(audio.voices).values(voiceRows).onConflictDoUpdate(addTranslations(audio.voices, audio.voices.tags)),
    db
      .insert(audio.soundtracks)
      .values(soundtracks.map((track, position) => ({ ...track, position })))
      .onConflictDoUpdate(addTranslations(audio.soundtracks, audio.soundtracks.title)),
  ] as const;
}

function rateRow(serviceId: ServiceType, currency: Currency, card: RateCard) {
  const { fixed, extraPrompts, extraWords, ...options } = card;
  return { serviceId, currency, fixed, extraPrompts, extraWords, options };
}

function seedServices(db: Database) {
  const serviceRows = services.map(({ rates: _, ...service }, position) => ({ ...service, position }));
  const rateRows = services.flatMap(({ id, rates }) => [rateRow(id, 'CAD', rates.CAD), rateRow(id, 'USD', rates.USD)]);
  return [
    db
      .insert(table.services)
      .values(serviceRows)
      .onConflictDoUpdate(addTranslations(table.services, table.services.title)),
    db
      .insert(table.rates)
      .values(rateRows)
      .onConflictDoUpdate({
        target: [table.rates.serviceId, table.rates.currency],
        // A new option gets its price.
        set: { options: sql`json_patch(${excluded(table.rates.options)}, ${table.rates.options})` },
      }),
  ] as const;
}

function seedOffers(db: Database) {
  const discountRows = discounts.map((discount) => ({ ...discount, isActive: true }));
  return [
    db
      .insert(partnerTable)
      .values([...partners])
      .onConflictDoNothing(),
    db
      .insert(table.discounts)
      .values(discountRows)
      .onConflictDoUpdate(addTranslations(table.discounts, table.discounts.title, table.discounts.description))
      // If staff has given a discount another id, it keeps its code.
      .onConflictDoNothing(),
    db
      .insert(table.banners)
      .values(banner)
      .onConflictDoUpdate(
        addTranslations(table.banners, table.banners.heading, table.banners.subHeading, table.banners.text),
      ),
  ] as const;
}

/**
 * Adds to the catalogue (voices, tracks, services, prices, partners, discounts, banner) what the seed files have and it
 * lacks, including translations. Existing data stays as the shop's staff has left it.
 */
export async function seed(db: Database, now: Date): Promise<void> {
  await db.batch([...seedAudio(db, now), ...seedServices(db), ...seedOffers(db)]);
}
