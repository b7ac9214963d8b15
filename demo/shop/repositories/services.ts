import { asc } from 'drizzle-orm';
import type { Currency } from '../../../src/domain/checkout/currency.ts';
import type { ServiceType } from '../../../src/domain/order/services.ts';
import type { Database } from '../database.ts';
import type { RateCard } from '../pricing/price-order.ts';
import { rates, services } from '../schema/catalogue.ts';
import type { Translations } from '../text/translated.ts';

/** A service with its prices, in cents, for every currency. */
export interface ServiceRecord {
  readonly id: ServiceType;
  readonly title: string;
  readonly translations: Translations<'title'> | null;
  readonly includedPrompts: number;
  readonly includedWordsPerPrompt: number;
  readonly rates: Readonly<Record<Currency, RateCard>>;
}

type RateRow = typeof rates.$inferSelect;

function rateCard(rows: readonly RateRow[], currency: Currency): RateCard {
  const row = rows.find((rate) => rate.currency === currency);
  if (row === undefined) throw new Error(`A service has no prices in ${currency}.`);
  const { fixed, extraPrompts, extraWords, options } = row;
  return { fixed, extraPrompts, extraWords, ...options };
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
