import { atom } from 'jotai/vanilla';
import { editAddress } from '../../domain/address.ts';
import {
  emptyGuest,
  guestFields,
  guestProblems,
  type Guest,
  type GuestField,
  type GuestProblems,
} from '../../domain/guest.ts';
import { serviceRulesAtom } from '../order/service.ts';

/** The buyer without an account, as typed so far. Kept in memory only (docs/contract.md, On the wire). */
export const guestAtom = atom<Guest>(emptyGuest);

/** Fields that were left once: untouched is not wrong. */
const touchedAtom = atom<ReadonlySet<GuestField>>(new Set<GuestField>());

export const editGuestAtom = atom(null, (get, set, edit: Partial<Guest>) => {
  set(guestAtom, editAddress(get(guestAtom), edit));
});

export const touchAtom = atom(null, (get, set, field: GuestField) => {
  if (!get(touchedAtom).has(field)) set(touchedAtom, new Set([...get(touchedAtom), field]));
});

/** Whether the guest is asked for a phone: the recording comes by a call. */
export const needsPhoneAtom = atom((get) => get(serviceRulesAtom).needsAcknowledgement);

const guestProblemsAtom = atom((get) => guestProblems(get(guestAtom), get(needsPhoneAtom)));

/** The problems of the fields that the buyer has left (docs/contract.md, Settled). */
export const shownProblemsAtom = atom((get): GuestProblems => {
  const problems = get(guestProblemsAtom);
  return Object.fromEntries([...get(touchedAtom)].map((field) => [field, problems[field]]));
});

/** Shows all that is wrong, as the buyer wants to pay. */
export const touchAllAtom = atom(null, (_get, set) => set(touchedAtom, new Set(guestFields)));

export const isGuestCompleteAtom = atom((get) => Object.keys(get(guestProblemsAtom)).length === 0);
