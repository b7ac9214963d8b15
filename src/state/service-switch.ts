import { atom } from 'jotai/vanilla';
import type { ServiceType } from '../domain/service.ts';
import { endAiSessionAtom } from './ai.ts';
import { hostAtom } from './host.ts';
import { isUntouchedAtom, orderAtom, startOrderAtom } from './order.ts';
import { areIssuesShownAtom } from './review.ts';
import { isSentAtom, lineAtom, noSubmission, submissionAtom } from './submission.ts';

/** The service that the buyer is asked about before the order starts anew; null while nothing is asked. */
export const pendingServiceAtom = atom<ServiceType | null>(null);

/** Starts a fresh order and forgets all that belonged to the old one. */
export const startAnewAtom = atom(null, (_get, set, service: ServiceType) => {
  set(startOrderAtom, service);
  set(endAiSessionAtom);
  set(areIssuesShownAtom, false);
  set(isSentAtom, false);
  set(submissionAtom, noSubmission);
  set(lineAtom, '');
});

const switchServiceAtom = atom(null, (get, set, service: ServiceType) => {
  set(startAnewAtom, service);
  get(hostAtom).emit('voice-order-service', { service });
});

/** Asks for another service; an untouched order is switched at once (spec.md section 4, contract.md section 4). */
export const requestServiceAtom = atom(null, (get, set, service: ServiceType) => {
  if (service === get(orderAtom).serviceType) return set(pendingServiceAtom, null);
  if (get(isUntouchedAtom)) set(switchServiceAtom, service);
  else set(pendingServiceAtom, service);
});

export const cancelServiceSwitchAtom = atom(null, (_get, set) => set(pendingServiceAtom, null));

export const confirmServiceSwitchAtom = atom(null, (get, set) => {
  const service = get(pendingServiceAtom);
  set(pendingServiceAtom, null);
  if (service !== null) set(switchServiceAtom, service);
});
