import { atom } from 'jotai/vanilla';
import { serviceRules } from '../../domain/order/services.ts';
import { serviceOfType } from '../../domain/order/shop-service.ts';
import { servicesAtom } from '../catalogue/catalogue.ts';
import { dataOr } from '../catalogue/remote.ts';
import { orderAtom } from './order.ts';

export const serviceTypeAtom = atom((get) => get(orderAtom).serviceType);

/** The rules of the order's service. */
export const serviceRulesAtom = atom((get) => serviceRules[get(serviceTypeAtom)]);

/** The shop's entry for the order's service; null while unknown or not offered. */
export const serviceAtom = atom((get) => serviceOfType(dataOr(get(servicesAtom), []), get(serviceTypeAtom)));

/** Whether the shop is known not to offer the order's service. */
export const isServiceUnavailableAtom = atom(
  (get) => get(servicesAtom).status === 'ready' && get(serviceAtom) === null,
);
