import { atom } from 'jotai/vanilla';
import { defaultCurrency } from '../../domain/checkout/currency.ts';
import { freshOrder, withSameChoices } from '../../domain/order/order.ts';
import type { ServiceType } from '../../domain/order/services.ts';
import { hostAtom } from '../host/host.ts';
import type { Stop } from '../host/listen.ts';
import { hostCurrencyAtom, offeredServicesAtom, settingsAtom } from '../host/settings.ts';
import type { OrderStore } from '../atoms/store.ts';
import { isCurrencyChosenAtom } from './currency.ts';
import { isUntouchedAtom, orderAtom } from './order.ts';
import { perOrderAtom, replaceOrderAtom } from './order-life.ts';
import { serviceTypeAtom } from './service.ts';

/** The service, the same or another, that the buyer is asked about before a fresh order starts; otherwise null. */
export const pendingServiceAtom = perOrderAtom<ServiceType | null>(null);

/** The initial order of an element without a saved order (docs/behaviour.md, States, docs/contract.md, The element). */
export const startFreshAtom = atom(null, (get, set) => {
  const { service, currency } = get(settingsAtom);
  set(replaceOrderAtom, freshOrder(service, currency ?? defaultCurrency));
});

/** A fresh order for a service: in the currency that the buyer chose or the page sets, otherwise in that of the old one. */
export const startAnewAtom = atom(null, (get, set, service: ServiceType) => {
  const { currency } = get(orderAtom);
  const wished = get(isCurrencyChosenAtom) ? null : get(hostCurrencyAtom);
  set(replaceOrderAtom, freshOrder(service, wished ?? currency));
});

/** A new order with the choices of this one, but without its messages. */
export const reuseChoicesAtom = atom(null, (get, set) => set(replaceOrderAtom, withSameChoices(get(orderAtom))));

/** Switches without asking. */
export const switchServiceAtom = atom(null, (get, set, service: ServiceType) => {
  const isOther = service !== get(serviceTypeAtom);
  set(startAnewAtom, service);
  if (isOther) get(hostAtom).emit('voice-order-service', { service });
});

/** Whether the order is untouched and of a service that is not offered. */
const isStrayAtom = atom((get) => get(isUntouchedAtom) && !get(offeredServicesAtom).includes(get(serviceTypeAtom)));

/** Switches an untouched order to a service that is offered. Returns the function that stops it. */
export const startOffer = (store: OrderStore): Stop =>
  store.sub(isStrayAtom, () => store.get(isStrayAtom) && store.set(switchServiceAtom, store.get(settingsAtom).service));
