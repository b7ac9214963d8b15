import { atom } from 'jotai/vanilla';
import type { ApiError } from '../../api/errors.ts';
import { editAddress, listedAddress } from '../../domain/buyer/address.ts';
import {
  emptyGuest,
  guestFields,
  guestProblems,
  type Guest,
  type GuestField,
  type GuestProblems,
} from '../../domain/buyer/guest.ts';
import type { PageBuyer } from '../../domain/buyer/page-buyer.ts';
import { serviceRulesAtom } from '../order/service.ts';

/** The person ordering, as far as the page knows them. In memory only. */
export const pageBuyerAtom = atom<PageBuyer | null>(null);

/** What the buyer has typed, if it differs from the page's values. */
const typedAtom = atom<Partial<Guest>>({});
export const hasTypedAtom = atom((get) => Object.keys(get(typedAtom)).length > 0);
export const typedGuestAtom = atom((get): Guest => ({ ...emptyGuest, ...get(typedAtom) }));

/** The address fields that the form shows. */
const shownAddressFields = ['country', 'state', 'street', 'city', 'postalCode'] as const;

const filledAtom = atom((get): Guest => listedAddress({ ...emptyGuest, ...get(pageBuyerAtom) }));

/**
 * The guest's details: as typed so far, or as the page knows them. The house number, which the form does not show, is
 * dropped once the buyer enters another address. In memory only (docs/contract.md, On the wire).
 */
export const guestAtom = atom(
  (get): Guest => {
    const filled = get(filledAtom);
    const guest = { ...filled, ...get(typedAtom) };
    const isElsewhere = shownAddressFields.some((field) => filled[field] !== '' && filled[field] !== guest[field]);
    return isElsewhere ? { ...guest, houseNumber: '' } : guest;
  },
  (get, set, guest: Guest) => {
    const filled = get(filledAtom);
    const typed: Partial<Guest> = {};
    for (const field of [...guestFields, 'houseNumber'] as const) {
      if (guest[field] !== filled[field]) Object.assign(typed, { [field]: guest[field] });
    }
    set(typedAtom, typed);
  },
);

/** Fields that the buyer has left at least once: an untouched field is not wrong. */
const touchedAtom = atom<readonly GuestField[]>([]);

/** Clears what was typed. */
export const forgetGuestAtom = atom(null, (_get, set) => {
  set(typedAtom, {});
  set(touchedAtom, []);
});

export const editGuestAtom = atom(null, (get, set, edit: Partial<Guest>) => {
  const { state } = editAddress(get(guestAtom), edit);
  set(typedAtom, { ...get(typedAtom), ...edit, ...(edit.country !== undefined && { state }) });
  // Another country needs another state, whose field has not been left yet.
  if (edit.country !== undefined)
    set(
      touchedAtom,
      get(touchedAtom).filter((field) => field !== 'state'),
    );
});

/** The email when its field was last left: advice about typos waits until then. */
export const leftEmailAtom = atom('');

export const touchAtom = atom(null, (get, set, field: GuestField) => {
  if (field === 'email') set(leftEmailAtom, get(guestAtom).email);
  if (!get(touchedAtom).includes(field)) set(touchedAtom, [...get(touchedAtom), field]);
});

/** Whether guests are asked for a phone number, because the recording is delivered by a call. */
export const needsPhoneAtom = atom((get) => get(serviceRulesAtom).needsAcknowledgement);

const guestProblemsAtom = atom((get) => guestProblems(get(guestAtom), get(needsPhoneAtom)));

/** The problems of fields that the buyer has left (docs/contract.md, Settled). */
export const shownProblemsAtom = atom((get): GuestProblems => {
  const problems = get(guestProblemsAtom);
  return Object.fromEntries(get(touchedAtom).map((field) => [field, problems[field]]));
});

/** The server's message about a field, and the field's value at that time. */
export const guestRefusalAtom = atom<{
  readonly field: GuestField;
  readonly value: Guest[GuestField];
  readonly message: string;
} | null>(null);

/** Stores the server's message if it is about a field of the guest form (docs/contract.md, On the wire, "Errors"). */
export const refuseGuestAtom = atom(null, (get, set, { field: path, serverMessage: message }: Partial<ApiError>) => {
  const field = guestFields.find((one) => path?.endsWith(one));
  if (field && message) set(guestRefusalAtom, { field, value: get(guestAtom)[field], message });
});

/** Whether the refused value has been changed since. */
export const isRefusalMendedAtom = atom((get) => {
  const refusal = get(guestRefusalAtom);
  return refusal !== null && get(guestAtom)[refusal.field] !== refusal.value;
});

/** The server's message about a field, if the field still has the refused value. */
export const refusedFieldsAtom = atom((get): Readonly<Partial<Record<GuestField, string>>> => {
  const refusal = get(guestRefusalAtom);
  return refusal && !get(isRefusalMendedAtom) ? { [refusal.field]: refusal.message } : {};
});

/** Shows all problems, because the buyer wants to pay. */
export const touchAllAtom = atom(null, (_get, set) => set(touchedAtom, guestFields));

export const isGuestCompleteAtom = atom((get) => Object.keys(get(guestProblemsAtom)).length === 0);
