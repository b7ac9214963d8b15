import type { Shop } from '../shop.ts';
import type { Payable } from './create-payment.ts';

/** A checkout on the wire (contract.md section 2, payment answer). */
export function wirePayment({ gateway: { publishableKey } }: Shop, { sessionId, url }: Payable) {
  return { paymentGatewayInfo: { sessionId, url, ...(publishableKey === null ? {} : { publishableKey }) } };
}
