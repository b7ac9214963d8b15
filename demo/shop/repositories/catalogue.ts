import type { Selectable } from 'kysely';
import { forEachCurrency, type Currency } from '../../../src/domain/checkout/currency.ts';
import { firstOf, type Database } from '../database/database.ts';
import type { RateCard } from '../pricing/price-order.ts';
import type { BannersTable, DiscountsTable, RatesTable, ServicesTable, VoicesTable } from '../schema/catalogue.ts';

function toVoice({ position: _, absenceStart, absenceEnd, languages, ...row }: Selectable<VoicesTable>) {
  const isPlanned = absenceStart !== null && absenceEnd !== null;
  const plannedAbsence = isPlanned ? { start: absenceStart.toISOString(), end: absenceEnd.toISOString() } : null;
  return { ...row, language: languages, plannedAbsence };
}

/** A voice of the shop. Paths are on this shop; the absence's ends are ISO 8601 times. */
export type VoiceRecord = Readonly<ReturnType<typeof toVoice>>;

export const voiceRepository = (db: Database) => ({
  /** Every voice in the shop's order, including those that can't be ordered now. */
  all: async (): Promise<readonly VoiceRecord[]> =>
    (await db.selectFrom('voices').selectAll().orderBy('position').execute()).map(toVoice),
  /** The voices with these ids, including those that can't be ordered now. */
  withIds: async (ids: readonly string[]): Promise<readonly VoiceRecord[]> =>
    ids.length === 0 ? [] : (await db.selectFrom('voices').selectAll().where('id', 'in', ids).execute()).map(toVoice),
});

export const soundtrackRepository = (db: Database) => ({
  /** The tracks on offer, in the shop's order. */
  active: () => db.selectFrom('soundtracks').selectAll().where('isActive', '=', true).orderBy('position').execute(),
});

function rateCard(rows: readonly Selectable<RatesTable>[], currency: Currency): RateCard {
  const row = rows.find((rate) => rate.currency === currency);
  if (row === undefined) throw new Error(`A service has no prices in ${currency}.`);
  const { fixed, extraPrompts, extraWords, options } = row;
  return { fixed, extraPrompts, extraWords, ...options };
}

/** A service with its prices, in cents, for every currency. */
export interface ServiceRecord extends Readonly<Omit<Selectable<ServicesTable>, 'position'>> {
  readonly rates: Readonly<Record<Currency, RateCard>>;
}

export const serviceRepository = (db: Database) => {
  const all = async (): Promise<readonly ServiceRecord[]> => {
    const services = await db.selectFrom('services').selectAll().orderBy('position').execute();
    const rates = await db.selectFrom('rates').selectAll().execute();
    return services.map(({ position: _, ...service }) => {
      const own = rates.filter((rate) => rate.serviceId === service.id);
      return { ...service, rates: forEachCurrency((currency) => rateCard(own, currency)) };
    });
  };
  return {
    /** Every service in the order of the form's tabs. */
    all,
    /** The service with this id, or null. */
    find: async (id: string): Promise<ServiceRecord | null> =>
      (await all()).find((service) => service.id === id) ?? null,
  };
};

export type DiscountRecord = Readonly<Selectable<DiscountsTable>>;

export const discountRepository = (db: Database) => ({
  /** The active discount with this code (ignoring case) or id, or null. */
  find: (codeOrId: string): Promise<DiscountRecord | null> => {
    const text = codeOrId.trim();
    const active = db.selectFrom('discounts').selectAll().where('isActive', '=', true);
    return firstOf(active.where((row) => row.or([row('code', '=', text.toUpperCase()), row('id', '=', text)])));
  },
});

export type BannerRecord = Readonly<Selectable<BannersTable>>;

export const bannerRepository = (db: Database) => ({
  /** The current banner above the order form, or null. */
  active: (): Promise<BannerRecord | null> => firstOf(db.selectFrom('banners').selectAll().where('active', '=', true)),
});
