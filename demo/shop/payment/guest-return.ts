import type { OrderRow } from '../schema/orders.ts';
import type { Shop } from '../shop.ts';
import type { ReturnAddress } from './create-payment.ts';
import { returnAddress, type ReturnHints } from './return-url.ts';

/**
 * The return URL of a guest who cancels. Partners' pages see an order's id, so anybody may send the request: the URL is
 * on the site where the order was placed, or else where its first checkout was requested, and on no other.
 */
export async function guestReturn(shop: Shop, order: OrderRow, hints: ReturnHints): Promise<ReturnAddress> {
  const url = returnAddress(hints, shop.config.publicUrl);
  const { origin } = new URL(url);
  const home = order.returnOrigin ?? (await shop.orders.fixReturnOrigin(order.id, origin));
  return home === origin ? { url, isStranger: false } : { url: `${home}/`, isStranger: true };
}
