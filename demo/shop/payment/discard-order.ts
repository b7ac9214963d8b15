import type { OrderRow } from '../schema/orders.ts';
import type { Shop } from '../shop.ts';
import { closeCheckout } from './close-session.ts';

/**
 * Discards an order that nobody has paid, and closes its checkout. A payment wins: gives false where the order is paid, and
 * refuses with 409 where a payment is on its way.
 */
export async function discardOrder(shop: Shop, { id }: Pick<OrderRow, 'id'>): Promise<boolean> {
  await closeCheckout(shop, id);
  return shop.orderHistory.discard(id, shop.now());
}
