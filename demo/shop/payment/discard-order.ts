import { isOpened } from '../repositories/payments.ts';
import type { OrderRow } from '../schema.ts';
import type { Shop } from '../shop.ts';
import { closeSession, confirming } from './close-session.ts';

/**
 * Discards an order that nobody has paid, and closes its checkout. A payment wins: gives false where the order is paid, and
 * refuses with 409 where a payment is on its way.
 */
export async function discardOrder(shop: Shop, { id }: Pick<OrderRow, 'id'>): Promise<boolean> {
  const payment = await shop.payments.current(id, shop.now());
  if (payment?.outcome === 'confirming') throw confirming();
  // One that is being opened just now is closed by whoever opens it.
  if (payment !== null && isOpened(payment)) await closeSession(shop, payment);
  return shop.orderHistory.discard(id, shop.now());
}
