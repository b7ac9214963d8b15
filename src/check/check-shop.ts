import type { Currency } from '../domain/currency.ts';
import { checkAccess } from './check-access.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { checkOrders } from './check-orders.ts';
import { checkPrices } from './check-prices.ts';
import { checkRefusals } from './check-refusals.ts';
import { error, reasonOf, type Finding } from './finding.ts';
import { sampleOrder } from './sample-order.ts';
import { shopUnderCheck, type Fetch, type ShopUnderCheck } from './shop-under-check.ts';

interface Asked {
  /** The API's base. */
  readonly api: string;
  /** Whether to place an order, which stays unpaid. Nothing else changes anything. */
  readonly withOrders: boolean;
  readonly reach?: Fetch;
}

async function findingsOf(shop: ShopUnderCheck, withOrders: boolean): Promise<readonly Finding[]> {
  const { services, voice, findings } = await checkCatalogue(shop);
  const sampleIn = (currency: Currency) => sampleOrder(services, voice, currency);
  return [
    ...findings,
    ...(await checkPrices(shop, sampleIn)),
    ...(await checkAccess(shop)),
    ...(await checkRefusals(shop, sampleIn('CAD'))),
    ...(withOrders ? await checkOrders(shop, sampleIn('CAD')) : []),
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
