import { noAddress, type Address } from '../domain/buyer/address.ts';
import { currencies } from '../domain/checkout/currency.ts';
import type { CalculationBody } from '../domain/checkout/order-body.ts';
import type { Order } from '../domain/order/order.ts';
import type { ServiceType } from '../domain/order/services.ts';
import { brokenRules, error, ok, orElse, reasonOf, tellOnce, type Located } from './check-result.ts';
import { priceRules } from './price-rules.ts';
import { priceOfBody } from './price.ts';
import { calculationOf, inCurrency, ontario, phoneSystemSent, sampleOf, type Samples } from './sample-order.ts';
import type { ShopUnderCheck } from './shop-under-check.ts';

const check = 'prices';

/** An incomplete order that the form requests prices for. */
interface Situation {
  readonly what: string;
  readonly code: string;
  readonly address?: Address;
  readonly change?: (order: Order) => Order;
  /** What else the request contains. */
  readonly sent?: Partial<CalculationBody>;
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
    change: inCurrency(currency),
    advice: 'The form offers both currencies for every service.',
  })),
  {
    what: 'without an address',
    code: 'price-needs-address',
    address: noAddress,
    advice: 'Buyers see a price before they enter an address. Accept empty address fields, and charge no tax yet.',
  },
  {
    what: 'without texts',
    code: 'price-needs-text',
    address: noAddress,
    change: withoutText,
    advice: 'Buyers see a price before they write. Accept messages without text.',
  },
  {
    what: 'with an unknown discount',
    code: 'price-needs-discount',
    sent: { discountCodeOrId: 'no-such-code-7f3a' },
    advice: 'A discount may end while a buyer has it. Leave it out of the price; refuse it when the order is placed.',
  },
  {
    what: 'with an unknown partner',
    code: 'price-needs-partner',
    sent: { referralCode: 'no-such-partner-7f3a' },
    advice: 'Pages keep old referral codes. Accept any `referralCode`.',
  },
];

async function problemsOf(
  { client }: ShopUnderCheck,
  samples: Samples,
  { type, what, code, address = ontario, change, sent, advice }: Situation & { readonly type: ServiceType },
): Promise<readonly Located[]> {
  const place = `${type} ${what}`;
  try {
    const body = calculationOf(samples, sampleOf(samples, type, change), address);
    const priced = await priceOfBody(client, { ...body, ...sent });
    return brokenRules(check, priceRules, priced).map((result) => ({ result, place }));
  } catch (cause) {
    return [
      { place, result: error(check, code, `There is no price: ${reasonOf(cause)}. ${advice}${phoneSystemSent(type)}`) },
    ];
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
