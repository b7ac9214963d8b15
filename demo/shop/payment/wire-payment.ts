import type { Shop } from '../shop.ts';
import type { Payable } from './create-payment.ts';

/** A checkout on the wire (docs/contract.md, On the wire). */
export function wirePayment({ gateway: { publishableKey } }: Shop, { sessionId, url }: Payable) {
  return { paymentGatewayInfo: { sessionId, url, ...(publishableKey === null ? {} : { publishableKey }) } };
}
