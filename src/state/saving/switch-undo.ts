import { atom } from 'jotai/vanilla';
import type { ServiceType } from '../../domain/order/services.ts';
import { editGuestAtom } from '../buyer/guest.ts';
import { hostAtom } from '../host/host.ts';
import { isBegunAtom, perOrderAtom } from '../order/order-life.ts';
import { isUntouchedAtom } from '../order/order.ts';
import { serviceTypeAtom } from '../order/service.ts';
import { pendingServiceAtom, switchServiceAtom } from '../order/service-switch.ts';
import { orderToSaveAtom, restoreOrderAtom } from './restore-order.ts';
import type { SavedOrder } from './saved-order.ts';

/** A confirmed switch: the order that was replaced by a fresh one. */
interface Switch {
  readonly before: SavedOrder;
  readonly to: ServiceType;
  readonly isUndone: boolean;
}

const switchAtom = perOrderAtom<Switch | null>(null);

/** The switch that can be undone or redone, until the next edit. */
export const openSwitchAtom = atom((get) => (get(isBegunAtom) ? null : get(switchAtom)));

/** Starts a fresh order for a service, the same or another. The replaced order can be restored. */
export const startOverAtom = atom(null, (get, set, to: ServiceType) => {
  const before = get(orderToSaveAtom);
  set(switchServiceAtom, to);
  set(switchAtom, { before, to, isUndone: false });
  // They are accepted for one order.
  set(editGuestAtom, { acceptedTerms: false });
});

/**
 * Requests another service; an untouched order is switched at once (docs/behaviour.md, States, docs/contract.md,
 * Settled). The order that a switch replaced can be restored if nothing was edited since.
 */
export const chooseServiceAtom = atom(null, (get, set, to: ServiceType) => {
  if (to === get(serviceTypeAtom)) return set(pendingServiceAtom, null);
  if (!get(isUntouchedAtom)) return set(pendingServiceAtom, to);
  const done = get(openSwitchAtom);
  set(switchServiceAtom, to);
  if (done?.isUndone === false) set(switchAtom, { ...done, to });
});

/** The buyer gives up the order, for another service or for a fresh one. */
export const confirmServiceSwitchAtom = atom(null, (get, set) => {
  const service = get(pendingServiceAtom);
  if (service !== null) set(startOverAtom, service);
});

/** Undoes a switch by restoring the whole earlier order, or redoes it. */
export const turnSwitchAtom = atom(null, (get, set) => {
  const done = get(openSwitchAtom);
  if (done === null) return;
  if (done.isUndone) return set(startOverAtom, done.to);
  set(restoreOrderAtom, done.before);
  set(switchAtom, { ...done, isUndone: true });
  const service = get(serviceTypeAtom);
  if (service !== done.to) get(hostAtom).emit('voice-order-service', { service });
});
