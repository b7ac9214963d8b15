import type { OrderRow } from '../schema/orders.ts';
import type { Shop } from '../shop.ts';
import type { Payable } from './create-payment.ts';
import { gatewayFor } from './gateway.ts';
import { statusTokenOf } from './return-page.ts';

/** A checkout on the wire (docs/contract.md, On the wire), with the token for its status. */
export async function wirePayment(shop: Shop, order: OrderRow, { sessionId, url }: Payable) {
  const { publishableKey } = gatewayFor(shop, order);
  return {
    paymentGatewayInfo: { sessionId, url, ...(publishableKey === null ? {} : { publishableKey }) },
    statusToken: await statusTokenOf(shop, order.id),
  };
}
