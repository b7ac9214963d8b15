import { parseServices, parseServiceType, type ServiceType } from '../domain/order/services.ts';
import type { OrderStore } from '../state/atoms/store.ts';
import { openFormAtom } from '../state/form-window.ts';
import { settingsAtom } from '../state/host/settings.ts';
import { takeCarriedOrderAtom } from '../state/saving/carried-order.ts';
import { leaveCarriedOrder, queried, takeCarriedOrder, writeService } from './page-url.ts';

/**
 * Reads what the address of the shop's page asks for into the attributes; a service only if `isFree` and if it is offered.
 * Returns the order that came along, for `takeCarried`.
 */
export function readUrl(element: Element, isFree: boolean): string | null {
  const service = queried('service');
  const referral = queried('referral');
  const isOffered = parseServices(element.getAttribute('services')).some((one) => one === service);
  if (isFree && service !== null && isOffered) element.setAttribute('service', service);
  if (referral) element.setAttribute('referral', referral);
  return takeCarriedOrder();
}

/** Takes up an order that came along, and shows it; one of a service that is not offered is put back into the address. */
export async function takeCarried(store: OrderStore, carried: string | null): Promise<void> {
  if (carried === null) return;
  if (await store.set(takeCarriedOrderAtom, carried)) store.set(openFormAtom);
  else leaveCarriedOrder(carried);
}

/** Keeps `?service=` in step with the buyer's choice. Until there is one, a service that is not offered is left there. */
export function followService(store: OrderStore, service: ServiceType): void {
  const { services, service: first } = store.get(settingsAtom);
  const asked = parseServiceType(queried('service'));
  const isLeft = asked !== null && !services.includes(asked) && service === first;
  if (!isLeft) writeService(service);
}
