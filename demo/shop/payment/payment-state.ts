import { isOpened } from '../repositories/payments.ts';
import type { OrderRow } from '../schema/orders.ts';
import type { Shop } from '../shop.ts';
import { gatewayNamed } from './gateway.ts';

/** `confirming`: the buyer is done, but the bank or the provider has not confirmed the payment yet. */
export type PaymentState = 'paid' | 'confirming' | 'unpaid';

/** The status of an order's payment. The provider is asked, because its own message to the shop may be late. */
export async function paymentState(shop: Shop, { id, status }: Pick<OrderRow, 'id' | 'status'>): Promise<PaymentState> {
  if (status === 'paid') return 'paid';
  const payment = await shop.payments.current(id, shop.now());
  if (payment === null || !isOpened(payment)) return 'unpaid';
  if (payment.outcome === 'confirming') return 'confirming';
  const state = await gatewayNamed(shop, payment.gateway)?.stateOf(payment.sessionId);
  return state === 'paid' ? 'confirming' : 'unpaid';
}
