import type { Address } from '../domain/buyer/address.ts';
import { currencies } from '../domain/checkout/currency.ts';
import type { Order } from '../domain/order/order.ts';
import type { ServiceType } from '../domain/order/services.ts';
import { brokenRules, error, ok, orElse, reasonOf, tellOnce, type Located } from './check-result.ts';
import { priceRules } from './price-rules.ts';
import { priceOf } from './price.ts';
import { inCurrency, noAddress, ontario, sampleOf, type Samples } from './sample-order.ts';
import type { ShopUnderCheck } from './shop-under-check.ts';

const check = 'prices';

/** An incomplete order that the form requests prices for. */
interface Situation {
  readonly what: string;
  readonly code: string;
  readonly address: Address;
  readonly change: (order: Order) => Order;
  /** Advice if the shop refuses to price it. */
  readonly advice: string;
}

const withoutText = (order: Order): Order => ({
  ...order,
  messages: order.messages.map((message) => ({ ...message, content: '' })),
});

const situations: readonly Situation[] = [
  ...currencies.map((currency): Situation => ({
    what: `in ${currency}`,
    code: 'no-price',
    address: ontario,
    change: inCurrency(currency),
    advice: 'The form offers both currencies for every service.',
  })),
  {
    what: 'without an address',
    code: 'price-needs-address',
    address: noAddress,
    change: (order) => order,
    advice: 'Buyers see a price before they enter an address. Accept empty address fields, and charge no tax yet.',
  },
  {
    what: 'without texts',
    code: 'price-needs-text',
    address: noAddress,
    change: withoutText,
    advice: 'Buyers see a price before they write. Accept messages without text.',
  },
];

async function problemsOf(
  { client }: ShopUnderCheck,
  samples: Samples,
  { type, what, code, address, change, advice }: Situation & { readonly type: ServiceType },
): Promise<readonly Located[]> {
  const place = `${type} ${what}`;
  try {
    const priced = await priceOf(client, samples, { order: sampleOf(samples, type, change), address });
    return brokenRules(check, priceRules, priced).map((result) => ({ result, place }));
  } catch (cause) {
    return [{ place, result: error(check, code, `There is no price: ${reasonOf(cause)}. ${advice}`) }];
  }
}

/** Checks the price of each service in each situation, and returns the types that can be checked further. */
export async function checkPrices(shop: ShopUnderCheck, samples: Samples) {
  const located: Located[] = [];
  for (const type of samples.types) {
    for (const situation of situations) located.push(...(await problemsOf(shop, samples, { type, ...situation })));
  }
  const fine = ok(check, `${samples.types.join(', ')} have prices in both currencies, even while parts are missing.`);
  const results = orElse(
    tellOnce(located, ({ code = '' }) => code),
    fine,
  );
  const having = (code: string) =>
    new Set(located.filter(({ result }) => result.code === code).map(({ place }) => place));
  const [unpriced, inCents] = [having('no-price'), having('price-cents')];
  // The following checks use Canadian dollars.
  const pricedTypes = samples.types.filter((type) => !unpriced.has(`${type} in CAD`));
  return { results, pricedTypes, comparableTypes: pricedTypes.filter((type) => !inCents.has(`${type} in CAD`)) };
}
