import { parseServices, parseServiceType, type ServiceType } from '../domain/order/services.ts';
import type { OrderStore } from '../state/atoms/store.ts';
import { openFormAtom } from '../state/form-window.ts';
import { settingsAtom } from '../state/host/settings.ts';
import { takeCarriedOrderAtom } from '../state/saving/carried-order.ts';
import { leaveCarriedOrder, queried, takeCarriedOrder, writeService } from './page-url.ts';

/**
 * Reads `?service=` and `?referral=` of the shop's page into the attributes; the service only if `isFree` and if it is
 * offered. Returns the carried order, for `takeCarried`.
 */
export function readUrl(element: Element, isFree: boolean): string | null {
  const service = queried('service');
  const referral = queried('referral');
  const isOffered = parseServices(element.getAttribute('services')).some((one) => one === service);
  if (isFree && service !== null && isOffered) element.setAttribute('service', service);
  if (referral) element.setAttribute('referral', referral);
  return takeCarriedOrder();
}

/** Accepts a carried order and shows it. If its service is not offered, it is put back into the URL. */
export async function takeCarried(store: OrderStore, carried: string | null): Promise<void> {
  if (carried === null) return;
  if (await store.set(takeCarriedOrderAtom, carried)) store.set(openFormAtom);
  else leaveCarriedOrder(carried);
}

/**
 * Keeps `?service=` in sync with the buyer's choice. Before the first choice, a service that is not offered stays in
 * the URL.
 */
export function followService(store: OrderStore, service: ServiceType): void {
  const { services, service: first } = store.get(settingsAtom);
  const asked = parseServiceType(queried('service'));
  const isLeft = asked !== null && !services.includes(asked) && service === first;
  if (!isLeft) writeService(service);
}
