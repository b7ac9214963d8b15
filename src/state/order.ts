import { atom } from 'jotai/vanilla';
import { currencyOfCountry, defaultCurrency } from '../domain/currency.ts';
import { freshOrder, isUntouched, type Order, type OrderChange } from '../domain/order.ts';
import { removeTrackSlot, removeVoiceSlot } from '../domain/ordering.ts';
import { orderBody, type OrderContext } from '../domain/order-body.ts';
import { findIssues, type IsOffered } from '../domain/rules.ts';
import { withoutImpossibleRush } from '../domain/rush.ts';
import type { Currency, ServiceType } from '../domain/service.ts';
import { serviceOfType } from '../domain/shop-service.ts';
import { voicesOffered } from '../domain/voice.ts';
import { brandingAtom, servicesAtom, voicesAtom } from './catalogue.ts';
import { dataOr } from './remote.ts';
import { referralAtom, settingsAtom } from './settings.ts';
import { currentAnswer, totalsAtom } from './totals.ts';

export const orderAtom = atom<Order>(freshOrder('moh', defaultCurrency));

/** The slot that the next pick fills; derived ones below keep it inside the list. */
const voiceSlotAtom = atom(0);
const trackSlotAtom = atom(0);

export const currentVoiceSlotAtom = atom(
  (get) => Math.min(get(voiceSlotAtom), get(orderAtom).voices.length - 1),
  (_get, set, slot: number) => set(voiceSlotAtom, slot),
);

export const currentTrackSlotAtom = atom(
  (get) => Math.max(0, Math.min(get(trackSlotAtom), get(orderAtom).tracks.length - 1)),
  (_get, set, slot: number) => set(trackSlotAtom, slot),
);

/** Removes a slot; the current one stays the one it was. */
export const removeVoiceSlotAtom = atom(null, (get, set, index: number) => {
  if (index < get(currentVoiceSlotAtom)) set(voiceSlotAtom, get(currentVoiceSlotAtom) - 1);
  set(changeOrderAtom, (order) => removeVoiceSlot(order, index));
});

export const removeTrackSlotAtom = atom(null, (get, set, index: number) => {
  if (index < get(currentTrackSlotAtom)) set(trackSlotAtom, get(currentTrackSlotAtom) - 1);
  set(changeOrderAtom, (order) => removeTrackSlot(order, index));
});

/** Changes the order by a function of domain. Rush goes where a chosen voice lacks it (spec.md section 4). */
export const changeOrderAtom = atom(null, (get, set, change: OrderChange) => {
  const changed = change(get(orderAtom));
  set(orderAtom, withoutImpossibleRush(changed, dataOr(get(voicesAtom), [])));
});

/** Whether the currency is the buyer's own choice, which neither the host page nor the buyer's country changes. */
export const isCurrencyChosenAtom = atom(false);

/** The buyer chooses the currency of the prices. */
export const chooseCurrencyAtom = atom(null, (_get, set, currency: Currency) => {
  set(isCurrencyChosenAtom, true);
  set(changeOrderAtom, (order) => ({ ...order, currency }));
});

/** Another currency that the buyer has not asked for, as of the host page; only an order that nobody has begun takes it. */
export const suggestCurrencyAtom = atom(null, (get, set, currency: Currency) => {
  if (get(isUntouchedAtom) && !get(isCurrencyChosenAtom)) set(changeOrderAtom, (order) => ({ ...order, currency }));
});

/** The shop's entry for the order's service; null while unknown or not offered. */
export const serviceAtom = atom((get) => serviceOfType(dataOr(get(servicesAtom), []), get(orderAtom).serviceType));

export const orderContextAtom = atom((get): OrderContext => ({
  service: get(serviceAtom),
  referral: get(referralAtom),
}));

/** When the catalogue was read, in milliseconds: absences are judged by it. */
export const nowAtom = atom((get) => {
  get(voicesAtom);
  return Date.now();
});

/** The voices in the picker (spec.md section 4, "Voices shown"). */
export const offeredVoicesAtom = atom((get) => {
  const permittedVoiceIds = dataOr(get(brandingAtom), null)?.permittedVoiceIds ?? null;
  return voicesOffered(dataOr(get(voicesAtom), []), { permittedVoiceIds, now: get(nowAtom) });
});

const isOfferedAtom = atom((get): IsOffered => {
  if (get(voicesAtom).status !== 'ready' || get(brandingAtom).status === 'loading') return null;
  const ids = new Set(get(offeredVoicesAtom).map((voice) => voice.id));
  return (id) => ids.has(id);
});

/** All that keeps the order from being reviewed. */
export const issuesAtom = atom((get) => findIssues(get(orderAtom), get(isOfferedAtom)));

/** The order as the outside sees it: shaped like the body of `POST /order` (contract.md section 4). */
export const orderSnapshotAtom = atom((get) =>
  orderBody(get(orderAtom), get(orderContextAtom), currentAnswer(get(totalsAtom), get(orderAtom).currency)),
);

/** A fresh order for a service, in the currency of the old one. */
export const startOrderAtom = atom(null, (get, set, serviceType: ServiceType) => {
  set(orderAtom, freshOrder(serviceType, get(orderAtom).currency));
  set(voiceSlotAtom, 0);
  set(trackSlotAtom, 0);
});

/** The order that an element starts with where nothing was saved (spec.md section 4, contract.md section 1). */
export const startFreshAtom = atom(null, (get, set) => {
  const { service, currency } = get(settingsAtom);
  set(orderAtom, freshOrder(service, currency ?? currencyOfCountry('')));
});

export const isUntouchedAtom = atom((get) => isUntouched(get(orderAtom)));
