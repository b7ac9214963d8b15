import type { OrderRow } from '../schema/orders.ts';
import type { Shop } from '../shop.ts';
import type { ReturnAddress } from './create-payment.ts';
import { returnAddress, type ReturnHints } from './return-url.ts';

/**
 * Where a guest who cancels goes back to. Partners' pages see an order's id, so whoever asks may be anybody: the way back
 * leads to the site where the order was placed, else to where its first checkout was asked for, and to no other.
 */
export async function guestReturn(shop: Shop, order: OrderRow, hints: ReturnHints): Promise<ReturnAddress> {
  const url = returnAddress(hints, shop.config.publicUrl);
  const { origin } = new URL(url);
  const home = order.returnOrigin ?? (await shop.orders.fixReturnOrigin(order.id, origin));
  return home === origin ? { url, isStranger: false } : { url: `${home}/`, isStranger: true };
}
