import { reason, Refusal } from '../http/refusal.ts';
import { isOpened, type OpenedPayment } from '../repositories/payments.ts';
import type { OrderRow } from '../schema/orders.ts';
import type { Shop } from '../shop.ts';
import { gatewayNamed } from './gateway.ts';

/** A payment is in progress: it must not be interrupted. */
export const confirming = (): Refusal => new Refusal(409, reason('payment-confirming'));

/** Closes a session so that it can't be paid any more. Refuses if it has been paid in the meantime. */
export async function closeSession(shop: Shop, { id, sessionId, gateway }: OpenedPayment): Promise<void> {
  const provider = gatewayNamed(shop, gateway);
  if (provider !== undefined) {
    try {
      await provider.close(sessionId);
    } catch (error) {
      const state = await provider.stateOf(sessionId);
      if (state === 'paid') throw confirming();
      if (state === 'open') throw error;
    }
  }
  if (await shop.payments.close(id)) return;
  // Closed by another request, or paid while this one ran.
  const latest = await shop.payments.find(sessionId);
  if (latest?.status !== 'closed') throw confirming();
}

/** Closes the checkout of an order, if it has one. Refuses with 409 if a payment is in progress. */
export async function closeCheckout(shop: Shop, orderId: string): Promise<void> {
  const payment = await shop.payments.current(orderId, shop.now());
  if (payment?.outcome === 'confirming') throw confirming();
  // A checkout that is being opened is closed by the request that opens it.
  if (payment !== null && isOpened(payment)) await closeSession(shop, payment);
}

/**
 * Discards an unpaid order and closes its checkout. A payment takes precedence: returns false if the order is paid, and
 * refuses with 409 if a payment is in progress.
 */
export async function discardOrder(shop: Shop, { id }: Pick<OrderRow, 'id'>): Promise<boolean> {
  await closeCheckout(shop, id);
  return shop.orderHistory.discard(id, shop.now());
}
