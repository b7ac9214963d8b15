import { ownUrl } from '../api/urls.ts';
import { parseServices, parseServiceType, type ServiceType } from '../domain/order/service-types.ts';
import type { Form } from '../state/form.ts';
import { openForm } from '../state/form-window.ts';
import { settingsAtom } from '../state/host/settings.ts';
import { receiveCarriedOrder } from '../state/saving/carried-order.ts';
import { reflected } from './attributes.ts';

const queryValue = (name: string): string | null => new URLSearchParams(location.search).get(name);

function replaceUrl(change: (url: URL) => void): void {
  const url = new URL(location.href);
  change(url);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

/** The fragment of a URL if it is a route, without the route's own query; otherwise empty. */
const routeOf = (hash: string): string => (/^#!?\//.test(hash) ? (hash.split('?')[0] ?? '') : '');

/**
 * The page to return to after checkout: `return-url` if it is on the page's origin, otherwise the page without its
 * query. Null if the page has no origin, as in some sandboxed frames.
 */
export function returnUrlOf(element: Element): string | null {
  const chosen = element.getAttribute(reflected.returnUrl)?.trim();
  const url = (chosen && ownUrl(chosen, document.baseURI)) || null;
  if (url) return url.href;
  const page = ownUrl(location.href);
  return page && `${page.origin}${page.pathname}${routeOf(page.hash)}`;
}

/** Removes the carried order from the URL and its history, and returns it; null if there is none. */
export function takeCarriedOrder(): string | null {
  const carried = /^#draft=(.*)$/s.exec(location.hash)?.[1] ?? null;
  if (carried !== null) replaceUrl((url) => (url.hash = ''));
  return carried;
}

/** Reads `?service=` (if `isFree` and offered) and `?referral=` into the attributes. Returns the carried order. */
export function readUrl(element: Element, isFree: boolean): string | null {
  const service = queryValue('service');
  const referral = queryValue('referral');
  const isOffered = parseServices(element.getAttribute(reflected.services)).some((offered) => offered === service);
  if (isFree && service !== null && isOffered) element.setAttribute(reflected.service, service);
  if (referral) element.setAttribute(reflected.referral, referral);
  return takeCarriedOrder();
}

/** Accepts a carried order and shows it. If its service is not offered, it is put back into the URL. */
export async function restoreCarried(form: Form, carried: string | null): Promise<void> {
  if (carried === null) return;
  if (await receiveCarriedOrder(form, carried)) openForm(form);
  else replaceUrl((url) => (url.hash ||= `draft=${carried}`));
}

/** Keeps `?service=` in sync with the buyer's choice; until then, a service that is not offered stays. */
export function writeService({ store }: Form, service: ServiceType): void {
  const { services, service: first } = store.get(settingsAtom);
  const requested = parseServiceType(queryValue('service'));
  const isIgnored = requested !== null && !services.includes(requested) && service === first;
  if (!isIgnored) replaceUrl((url) => url.searchParams.set('service', service));
}

/** A token that a return from checkout adds to the URL; it is removed if the URL is kept in sync. */
export function takeToken(name: 'voice-order-status' | 'voice-order-paid', isSynced: boolean): string | null {
  const token = queryValue(name);
  if (isSynced) replaceUrl((url) => url.searchParams.delete(name));
  return token;
}
