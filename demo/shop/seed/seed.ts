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

/**
 * Adds to the catalogue (voices, tracks, services, prices, partners, discounts, banner) what the seed files have and it
 * lacks. Existing data stays as the shop's staff has left it.
 */
export const seed = (db: Database, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    await addRows(tx, now);
    await addPrices(tx);
  });
