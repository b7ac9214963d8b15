import { httpUrl } from '../../../src/api/urls.ts';
import type { OrderRow } from '../schema/orders.ts';
import type { Shop } from '../shop.ts';

/** What a payment call says about the page that it comes from. */
interface ReturnHints {
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

/** The page that a buyer returns to after paying. Its URL contains the proof of payment. */
export interface PaidReturn {
  readonly url: string;
  /** The page's site, with the partner's name before it if the order has a partner; null for the shop's own. */
  readonly name: string | null;
  readonly to: ReturnPage;
}

/** The kind of page that a buyer returns to: one of the shop's own, or another site. */
export type ReturnPage = 'form' | 'account' | 'site';

/** Returns the kind of page at a payment's return URL. */
export function returnPageOf({ config }: Pick<Shop, 'config'>, returnUrl: string): ReturnPage {
  const { origin, pathname } = new URL(returnUrl);
  if (origin !== config.publicUrl) return 'site';
  return pathname === '/account' ? 'account' : 'form';
}

/**
 * A token for the status of an order's payment and nothing else, or one that reports once, to the page that the buyer
 * came from, what was paid.
 */
export const tokenOf = (shop: Shop, purpose: 'status' | 'paid', orderId: string): Promise<string> =>
  shop.signedTokens.sign(purpose, { subject: orderId }, shop.now());

/** The URL of a page that its buyer had returned to before may still contain old tokens. */
function withoutTokens(returnUrl: string): URL {
  const url = new URL(returnUrl);
  for (const name of ['voice-order-paid', 'voice-order-status']) url.searchParams.delete(name);
  return url;
}

/** The return URL of a buyer who does not pay, with a token that lets the form there ask whether the order is paid. */
export async function withStatus(shop: Shop, orderId: string, returnUrl: string): Promise<string> {
  // The account page knows what is paid.
  if (returnPageOf(shop, returnUrl) === 'account') return returnUrl;
  const url = withoutTokens(returnUrl);
  url.searchParams.set('voice-order-status', await tokenOf(shop, 'status', orderId));
  return url.href;
}

/** The site of a page that is not the shop's own, with the partner's name before it if the order has a partner. */
export async function siteOf(shop: Shop, url: string, { referralCode }: OrderRow): Promise<string | null> {
  const { origin, host } = new URL(url);
  if (origin === shop.config.publicUrl) return null;
  const partner = referralCode === null ? null : await shop.partners.find(referralCode);
  return partner === null ? host : `${partner.name} (${host})`;
}

/** Returns the page that a paid order came from, or null if the order is not paid. */
export async function paidReturnOf(shop: Shop, order: OrderRow): Promise<PaidReturn | null> {
  const returnUrl = await shop.settlements.returnUrl(order.id);
  if (returnUrl === null) return null;
  const to = returnPageOf(shop, returnUrl);
  const url = withoutTokens(returnUrl);
  // The account page knows what is paid.
  if (to !== 'account') url.searchParams.set('voice-order-paid', await tokenOf(shop, 'paid', order.id));
  return { url: url.href, name: await siteOf(shop, url.href, order), to };
}
