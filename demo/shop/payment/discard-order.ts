import type { OrderRow } from '../schema/orders.ts';
import type { Shop } from '../shop.ts';
import { closeCheckout } from './close-session.ts';

/**
 * Discards an unpaid order and closes its checkout. A payment takes precedence: returns false if the order is paid, and
 * refuses with 409 if a payment is in progress.
 */
export async function discardOrder(shop: Shop, { id }: Pick<OrderRow, 'id'>): Promise<boolean> {
  await closeCheckout(shop, id);
  return shop.orderHistory.discard(id, shop.now());
}
