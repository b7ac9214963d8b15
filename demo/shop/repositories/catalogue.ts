import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Currency } from '../../../src/domain/checkout/currency.ts';
import type { Database } from '../database.ts';
import type { RateCard } from '../pricing/price-order.ts';
import { soundtracks, voices } from '../schema/audio.ts';
import { banners, discounts, rates, services } from '../schema/catalogue.ts';

type VoiceRow = typeof voices.$inferSelect;

function toVoice({ position: _, absenceStart, absenceEnd, ...row }: VoiceRow) {
  const isPlanned = absenceStart !== null && absenceEnd !== null;
  const plannedAbsence = isPlanned ? { start: absenceStart.toISOString(), end: absenceEnd.toISOString() } : null;
  return { ...row, plannedAbsence };
}

/** A voice of the shop. Paths are on this shop; the absence's ends are ISO 8601 times. */
export type VoiceRecord = Readonly<ReturnType<typeof toVoice>>;

export const voiceRepository = (db: Database) => ({
  /** Every voice in the shop's order, including those that can't be ordered now. */
  all: async (): Promise<readonly VoiceRecord[]> =>
    (await db.select().from(voices).orderBy(asc(voices.position))).map(toVoice),
  /** The voices with these ids, including those that can't be ordered now. */
  withIds: async (ids: readonly string[]): Promise<readonly VoiceRecord[]> => {
    const isNamed = inArray(voices.id, [...ids]);
    return (await db.select().from(voices).where(isNamed)).map(toVoice);
  },
});

export const soundtrackRepository = (db: Database) => ({
  /** The tracks on offer, in the shop's order. */
  active: () => db.select().from(soundtracks).where(eq(soundtracks.isActive, true)).orderBy(asc(soundtracks.position)),
});

type RateRow = typeof rates.$inferSelect;

function rateCard(rows: readonly RateRow[], currency: Currency): RateCard {
  const row = rows.find((rate) => rate.currency === currency);
  if (row === undefined) throw new Error(`A service has no prices in ${currency}.`);
  const { fixed, extraPrompts, extraWords, options } = row;
  return { fixed, extraPrompts, extraWords, ...options };
}

/** A service with its prices, in cents, for every currency. */
export interface ServiceRecord extends Readonly<Omit<typeof services.$inferSelect, 'position'>> {
  readonly rates: Readonly<Record<Currency, RateCard>>;
}

export const serviceRepository = (db: Database) => {
  const all = async (): Promise<readonly ServiceRecord[]> => {
    const [serviceRows, rateRows] = await db.batch([
      db.select().from(services).orderBy(asc(services.position)),
      db.select().from(rates),
    ]);
    return serviceRows.map(({ position: _, ...service }) => {
      const own = rateRows.filter((rate) => rate.serviceId === service.id);
      return { ...service, rates: { CAD: rateCard(own, 'CAD'), USD: rateCard(own, 'USD') } };
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

export type DiscountRecord = typeof discounts.$inferSelect;

export const discountRepository = (db: Database) => ({
  /** The active discount with this code (ignoring case) or id, or null. */
  find: async (codeOrId: string): Promise<DiscountRecord | null> => {
    const text = codeOrId.trim();
    const isNamed = or(eq(discounts.code, text.toUpperCase()), eq(discounts.id, text));
    const isActive = eq(discounts.isActive, true);
    return (await db.select().from(discounts).where(and(isNamed, isActive)).get()) ?? null;
  },
});

export type BannerRecord = typeof banners.$inferSelect;

export const bannerRepository = (db: Database) => ({
  /** The current banner above the order form, or null. */
  active: async (): Promise<BannerRecord | null> =>
    (await db.select().from(banners).where(eq(banners.active, true)).get()) ?? null,
});
