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
  type PageBuyer,
} from '../../domain/buyer/guest.ts';
import type { Form } from '../form.ts';
import { textAtom } from '../host/settings.ts';
import { serviceRulesAtom } from '../session/order-atoms.ts';
import { countryCodes } from '../../domain/buyer/regions.ts';

/** Not every browser knows the time zones of a country. */
function timeZonesOf(country: string): readonly string[] {
  const locale: Intl.Locale & { timeZones?: string[]; getTimeZones?(): string[] } = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** The country of the browser's time zone, or else that of the page's language; empty if neither has one. */
export function guessCountry(language: string): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const country = countryCodes.find((code) => timeZonesOf(code).includes(timeZone));
  return country ?? new Intl.Locale(language).region ?? '';
}

/** The person ordering, as far as the page knows them. In memory only. */
export const pageBuyerAtom = atom<PageBuyer | null>(null);

/** What the buyer has typed, if it differs from the page's values. */
const typedAtom = atom<Partial<Guest>>({});
export const hasTypedAtom = atom((get) => Object.keys(get(typedAtom)).length > 0);
export const typedGuestAtom = atom((get): Guest => ({ ...emptyGuest, ...get(typedAtom) }));

/** The guess of the buyer's country: used, and sent, only once the guest form shows it. */
const shownCountryAtom = atom('');

export const suggestCountry = ({ store }: Form, country: string): void => store.set(shownCountryAtom, country);

/** The page's values for the guest form. */
const filledAtom = atom((get): Guest =>
  listedAddress({ ...emptyGuest, country: get(shownCountryAtom), ...get(pageBuyerAtom) }),
);

const shownAddress = guestFields.filter(({ group }) => group === 'billing').map(({ name }) => name);

/**
 * The guest's details: as typed so far, or as the page knows them. The house number, which the form does not show, is
 * dropped once the buyer enters another address.
 */
export const guestAtom = atom((get): Guest => {
  const filled = get(filledAtom);
  const guest = { ...filled, ...get(typedAtom) };
  const isElsewhere = shownAddress.some((field) => filled[field] !== '' && filled[field] !== guest[field]);
  return isElsewhere ? { ...guest, houseNumber: '' } : guest;
});

/** Fields that the buyer has left at least once: an untouched field is not wrong. */
const touchedAtom = atom<readonly GuestField[]>([]);

export function setGuest({ store }: Form, guest: Guest): void {
  const filled = store.get(filledAtom);
  const names = [...guestFields.map(({ name }) => name), 'houseNumber'] as const;
  const typed = names.filter((name) => guest[name] !== filled[name]).map((name) => [name, guest[name]] as const);
  store.set(typedAtom, { ...Object.fromEntries(typed), ...(guest.acceptedTerms && { acceptedTerms: true }) });
}

export function clearGuest({ store }: Form): void {
  store.set(typedAtom, {});
  store.set(touchedAtom, []);
}

export function editGuest({ store }: Form, edit: Partial<Guest>): void {
  const isMove = edit.country !== undefined;
  const { state } = editAddress(store.get(guestAtom), edit);
  store.set(typedAtom, (typed) => ({ ...typed, ...edit, ...(isMove && { state }) }));
  // Another country needs another state, whose field has not been left yet.
  if (isMove) store.set(touchedAtom, (touched) => touched.filter((field) => field !== 'state'));
}

/** The terms are accepted for one order: another one starts. */
export function withdrawConsent(form: Form): void {
  if (form.store.get(guestAtom).acceptedTerms) editGuest(form, { acceptedTerms: false });
}

/** The email in its field when the buyer left it: advice about it is not shown while the buyer types. */
export const blurredEmailAtom = atom('');

export function touchGuestField({ store }: Form, field: GuestField): void {
  if (field === 'email') store.set(blurredEmailAtom, store.get(guestAtom).email);
  store.set(touchedAtom, (touched) => [...new Set([...touched, field])]);
}

/** Shows all problems, because the buyer wants to pay. */
export const touchAllGuestFields = ({ store }: Form): void =>
  store.set(touchedAtom, [...guestFields.map(({ name }) => name), 'acceptedTerms']);

/** Whether guests are asked for a phone number, because the recording is delivered by a call. */
export const needsPhoneAtom = atom((get) => get(serviceRulesAtom).needsAcknowledgement);

const guestProblemsAtom = atom((get) => guestProblems(get(guestAtom), get(needsPhoneAtom)));

/** The problems of fields that the buyer has left (docs/contract.md, Settled). */
export const shownProblemsAtom = atom((get): GuestProblems => {
  const problems = get(guestProblemsAtom);
  return Object.fromEntries(get(touchedAtom).flatMap((field) => (problems[field] ? [[field, problems[field]]] : [])));
});

export const isGuestCompleteAtom = atom((get) => Object.keys(get(guestProblemsAtom)).length === 0);

/** What a guest should know before paying: that the payment is secure, or what is missing. */
export const guestNoteAtom = atom((get): string => {
  const { summary, guest } = get(textAtom);
  const missing = Object.keys(get(guestProblemsAtom));
  if (missing.length === 0) return summary.secure;
  return missing.join(' ') === 'acceptedTerms' ? guest.termsRequired : summary.incomplete;
});

/** The server's message about a field, and the field's value at that time. */
export const guestRefusalAtom = atom<{
  readonly field: GuestField;
  readonly value: string | boolean;
  readonly message: string;
} | null>(null);

/** Stores the server's message if it is about a field of the guest form (docs/contract.md, On the wire, "Errors"). */
export function refuseGuest({ store }: Form, { field: path, serverMessage: message }: Partial<ApiError>): void {
  const field = guestFields.find(({ name }) => path?.endsWith(name))?.name;
  if (field && message) store.set(guestRefusalAtom, { field, value: store.get(guestAtom)[field], message });
}

/** Whether the refused value has been changed since. */
export const isRefusalFixedAtom = atom((get) => {
  const refusal = get(guestRefusalAtom);
  return refusal !== null && get(guestAtom)[refusal.field] !== refusal.value;
});

/** The server's message about a field, if the field still has the refused value. */
export const refusedFieldsAtom = atom((get): Readonly<Partial<Record<GuestField, string>>> => {
  const refusal = get(guestRefusalAtom);
  return refusal && !get(isRefusalFixedAtom) ? { [refusal.field]: refusal.message } : {};
});
