import { currencies, type Currency } from '../../../src/domain/checkout/currency.ts';
import type { ServiceType } from '../../../src/domain/order/service-types.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { RateCard } from '../pricing/price-order.ts';
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

function rateRow(serviceId: ServiceType, currency: Currency, card: RateCard) {
  const { fixed, extraPrompts, extraWords, ...options } = card;
  return { serviceId, currency, fixed, extraPrompts, extraWords, options };
}

/** Adds the rows that are missing, in one statement each. */
async function addRows(tx: Database, now: Date): Promise<void> {
  const serviceRows = services.map(({ rates: _, ...service }, position) => ({ ...service, position }));
  const rateRows = services.flatMap(({ id, rates }) =>
    currencies.map((currency) => rateRow(id, currency, rates[currency])),
  );
  const noSecrets = { secretHash: null, webhookUrl: null, webhookSecret: null };
  const inserts = [
    tx.insertInto('voices').values(voices.map((voice, position) => voiceRow(voice, position, now))),
    tx.insertInto('soundtracks').values(soundtracks.map((track, position) => ({ ...track, position }))),
    tx.insertInto('services').values(serviceRows),
    tx.insertInto('rates').values(rateRows),
    tx.insertInto('partners').values(partners.map((partner) => ({ ...partner, ...noSecrets }))),
    tx.insertInto('discounts').values(discounts.map((discount) => ({ ...discount, isActive: true }))),
    tx.insertInto('banners').values(banner),
  ] as const;
  for (const insert of inserts) await insert.onConflict((conflict) => conflict.doNothing()).execute();
}

/** Adds prices of options that a stored service lacks. */
async function addPrices(tx: Database): Promise<void> {
  const stored = await tx.selectFrom('rates').selectAll().execute();
  for (const { serviceId, currency, options } of stored) {
    const card = services.find(({ id }) => id === serviceId)?.rates[currency];
    const seeded = card === undefined ? {} : rateRow(serviceId, currency, card).options;
    if (Object.keys(seeded).every((option) => option in options)) continue;
    const rate = tx.updateTable('rates').set({ options: { ...seeded, ...options } });
    await rate.where('serviceId', '=', serviceId).where('currency', '=', currency).execute();
  }
}

interface Translated {
  readonly id: string;
  readonly translations: object | null;
}

/** The seed's translations into languages that a row lacks; null if its English text is no longer the seed's. */
function missingTranslations<Row extends Translated>(row: Row, seed: Row | undefined, words: readonly (keyof Row)[]) {
  const isSame = (word: keyof Row): boolean => JSON.stringify(row[word]) === JSON.stringify(seed?.[word]);
  if (seed === undefined || !words.every(isSame)) return null;
  const translations = { ...seed.translations, ...row.translations };
  const isComplete = Object.keys(translations).length === Object.keys(row.translations ?? {}).length;
  return isComplete ? null : translations;
}

const translatedTables = {
  voices: { rows: voices.map((voice) => ({ ...voice, translations: tagTranslations(voice.tags) })), words: ['tags'] },
  soundtracks: { rows: soundtracks, words: ['title'] },
  services: { rows: services, words: ['title'] },
  discounts: { rows: discounts, words: ['title', 'description'] },
  banners: { rows: [banner], words: ['heading', 'subHeading', 'text'] },
} as const;

async function addTranslations(tx: Database, table: keyof typeof translatedTables): Promise<void> {
  const { rows: seeds, words } = translatedTables[table];
  const stored: readonly Translated[] = await tx.selectFrom(table).selectAll().execute();
  for (const row of stored) {
    const seed: Translated | undefined = seeds.find(({ id }) => id === row.id);
    const translations = missingTranslations<Record<string, unknown> & Translated>(
      { ...row },
      seed && { ...seed },
      words,
    );
    if (translations !== null) await tx.updateTable(table).set({ translations }).where('id', '=', row.id).execute();
  }
}

/**
 * Adds to the catalogue (voices, tracks, services, prices, partners, discounts, banner) what the seed files have and it
 * lacks, including translations. Existing data stays as the shop's staff has left it.
 */
export async function seed(db: Database, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await addRows(tx, now);
    await addPrices(tx);
    for (const table of ['voices', 'soundtracks', 'services', 'discounts', 'banners'] as const) {
      await addTranslations(tx, table);
    }
  });
}
