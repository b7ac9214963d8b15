import { atom } from 'jotai/vanilla';
import type { Order } from '../../domain/order/order.ts';
import { isSame } from '../../domain/common/is-same.ts';
import type { ServiceType } from '../../domain/order/services.ts';
import { editGuestAtom } from '../buyer/guest.ts';
import { hostAtom } from '../host/host.ts';
import { isUntouchedAtom, orderAtom } from '../order/order.ts';
import { perOrderAtom } from '../order/order-life.ts';
import { serviceTypeAtom } from '../order/service.ts';
import { pendingServiceAtom, requestServiceAtom, switchServiceAtom } from '../order/service-switch.ts';
import { orderToSaveAtom, restoreOrderAtom } from './restore-order.ts';
import type { SavedOrder } from './saved-order.ts';

/** A confirmed switch: the order that was replaced by a fresh one. */
interface Switch {
  readonly before: SavedOrder;
  readonly to: ServiceType;
  /** The restored order, if the switch was undone. */
  readonly restored: Order | null;
}

const switchAtom = perOrderAtom<Switch | null>(null);

/** Data from other calls, and changes that only affect the list of voices, are not edits. */
const edited = (order: Order) => ({ ...order, discount: null, activeVoiceTab: null });

/** The switch that can be undone or redone, until the next edit. */
export const openSwitchAtom = atom((get): Switch | null => {
  const done = get(switchAtom);
  if (done === null) return null;
  const isUnedited = done.restored ? isSame(edited(get(orderAtom)), edited(done.restored)) : get(isUntouchedAtom);
  return isUnedited ? done : null;
});

/** Starts a fresh order for a service, the same or another. The replaced order can be restored. */
export const startOverAtom = atom(null, (get, set, to: ServiceType) => {
  const before = get(orderToSaveAtom);
  set(switchServiceAtom, to);
  set(switchAtom, { before, to, restored: null });
  // They are accepted for one order.
  set(editGuestAtom, { acceptedTerms: false });
});

/** Requests another service. The replaced order can be restored if nothing was edited since. */
export const chooseServiceAtom = atom(null, (get, set, to: ServiceType) => {
  const done = get(openSwitchAtom);
  set(requestServiceAtom, to);
  if (done?.restored === null) set(switchAtom, { ...done, to });
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
  if (done.restored) return set(startOverAtom, done.to);
  set(restoreOrderAtom, done.before);
  set(switchAtom, { ...done, restored: get(orderAtom) });
  const service = get(serviceTypeAtom);
  if (service !== done.to) get(hostAtom).emit('voice-order-service', { service });
});
