import { httpUrl } from '../../../src/api/urls.ts';
import type { OrderRow } from '../schema/orders.ts';
import type { Shop } from '../shop.ts';

/** What a payment call says about the page that it comes from. */
export interface ReturnHints {
  /** From the body of the call; it may have a fragment, for pages with routes after `#`. */
  readonly returnUrl?: string | undefined;
  readonly referer?: string | undefined;
  readonly origin?: string | undefined;
}

/** The site that a request comes from, according to the browser; null if unknown. */
export function originOf({ origin, referer }: ReturnHints): string | null {
  return (httpUrl(origin ?? '') ?? httpUrl(referer ?? ''))?.origin ?? null;
}

/**
 * The return URL of a buyer who does not pay: the call's `returnUrl` if it is on the origin of the request, otherwise
 * the page that the request came from, otherwise the shop. Never another scheme, no user names.
 */
export function returnAddress(hints: ReturnHints, shopUrl: string): string {
  const sent = httpUrl(hints.returnUrl ?? '');
  const isOwn = sent?.origin === (originOf(hints) ?? shopUrl);
  const page = httpUrl(hints.referer ?? '') ?? httpUrl(hints.origin ?? '') ?? new URL(shopUrl);
  const url = sent !== null && isOwn ? sent : page;
  url.username = '';
  url.password = '';
  if (url === page) url.hash = '';
  return url.href;
}

/** The URL that a buyer returns to after cancelling. */
export interface ReturnAddress {
  /** http or https. */
  readonly url: string;
  /** True if the request came from a site other than the order's. An open checkout then keeps its return URL. */
  readonly isStranger: boolean;
}

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
