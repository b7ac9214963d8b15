import type { Currency } from '../domain/currency.ts';
import { checkAccess } from './check-access.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { checkOrders } from './check-orders.ts';
import { checkPrices } from './check-prices.ts';
import { checkRefusals } from './check-refusals.ts';
import { error, ok, reasonOf, type Finding } from './finding.ts';
import { sampleOrder } from './sample-order.ts';
import { shopUnderCheck, type Fetch, type Offers, type ShopUnderCheck } from './shop-under-check.ts';

interface Asked {
  /** The API's base. */
  readonly api: string;
  /** Whether to place an order, which stays unpaid. Nothing else changes anything. */
  readonly withOrders: boolean;
  readonly reach?: Fetch;
}

async function findingsOf(shop: ShopUnderCheck, withOrders: boolean): Promise<readonly Finding[]> {
  const { services, voice, idempotencyKey, findings } = await checkCatalogue(shop);
  const { status } = await shop.ask('user/1');
  const offers: Offers = { accounts: status !== 404, idempotencyKey };
  const sampleIn = (currency: Currency) => sampleOrder(services, voice, currency);
  return [
    ...findings,
    ok(
      'accounts',
      offers.accounts ? 'Buyers can have them.' : 'There are none (/user/1 is 404): all buyers are guests.',
    ),
    ...(await checkPrices(shop, sampleIn)),
    ...(await checkAccess(shop, offers)),
    ...(await checkRefusals(shop, sampleIn('CAD'), offers)),
    ...(withOrders ? await checkOrders(shop, sampleIn('CAD'), offers) : []),
  ];
}

/** Looks at a shop as the element would, and at what it makes of what the element would never send. Never rejects. */
export async function checkShop({ api, withOrders, reach = fetch }: Asked): Promise<readonly Finding[]> {
  const shop = shopUnderCheck(api.replace(/\/+$/u, ''), reach);
  try {
    return await findingsOf(shop, withOrders);
  } catch (cause) {
    return [error('the shop', `It does not answer: ${reasonOf(cause)}.`)];
  }
}
