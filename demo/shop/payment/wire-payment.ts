import type { Shop } from '../shop.ts';
import type { Payable } from './create-payment.ts';
import { statusTokenOf } from './return-page.ts';

/** A checkout on the wire (docs/contract.md, On the wire), and the token that asks later on what became of it. */
export async function wirePayment(shop: Shop, orderId: string, { sessionId, url }: Payable) {
  const { publishableKey } = shop.gateway;
  return {
    paymentGatewayInfo: { sessionId, url, ...(publishableKey === null ? {} : { publishableKey }) },
    statusToken: await statusTokenOf(shop, orderId),
  };
}
