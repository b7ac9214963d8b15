import { defaultCurrency } from '../../domain/checkout/currency.ts';
import { freshOrder, withSameChoices, type Order } from '../../domain/order/order.ts';
import type { ServiceType } from '../../domain/order/service-types.ts';
import { withdrawConsent } from '../buyer/guest-details.ts';
import { dispatch, startSession, type Form } from '../form.ts';
import { hostCurrencyAtom, offeredServicesAtom, settingsAtom } from '../host/settings.ts';
import { isUntouchedAtom, serviceTypeAtom } from './order-atoms.ts';
import { newSession, sessionAtom } from './session.ts';
import type { OrderUndo } from './reduce-undo.ts';

/** The initial order of an element without a saved order (docs/behaviour.md, States, docs/contract.md, The element). */
export function startFirstOrder(form: Form): void {
  const { service, currency } = form.store.get(settingsAtom);
  startSession(form, newSession(freshOrder(service, currency ?? defaultCurrency)));
}

/** A fresh order: in the currency that the buyer chose or the page sets, otherwise in that of the old one. */
function freshAfter({ store }: Form, service: ServiceType): Order {
  const { order, isCurrencyChosen } = store.get(sessionAtom);
  const hostCurrency = isCurrencyChosen ? null : store.get(hostCurrencyAtom);
  return freshOrder(service, hostCurrency ?? order.currency);
}

function start(form: Form, order: Order, undo: OrderUndo | null = null): void {
  const { isCurrencyChosen } = form.store.get(sessionAtom);
  startSession(form, newSession(order, { isCurrencyChosen, undo }));
  withdrawConsent(form);
}

/** Starts a fresh order of a service without asking, and without Undo. */
export const startFreshOrder = (form: Form, service: ServiceType): void => start(form, freshAfter(form, service));

/** Starts a fresh order of a service, the same or another. Undo restores the replaced one. */
export function startOver(form: Form, service: ServiceType): void {
  const session = form.store.get(sessionAtom);
  const kind = service === session.order.serviceType ? 'start-over' : 'service-switch';
  start(form, freshAfter(form, service), { kind, session: { ...session, pendingService: null } });
}

/** Starts a new order with the choices of this one, but without its messages. */
export const reuseChoices = (form: Form): void => start(form, withSameChoices(form.store.get(sessionAtom).order));

/** Switches an untouched order at once, and otherwise asks the buyer (docs/behaviour.md, States). */
export function requestService(form: Form, service: ServiceType): void {
  const { store } = form;
  const { undo } = store.get(sessionAtom);
  if (service === store.get(serviceTypeAtom)) dispatch(form, { type: 'serviceSwitchRequested', service: null });
  else if (!store.get(isUntouchedAtom)) dispatch(form, { type: 'serviceSwitchRequested', service });
  // The order that an earlier switch replaced can still be restored.
  else start(form, freshAfter(form, service), undo !== null && 'session' in undo ? undo : null);
}

/** The buyer confirms that a fresh order replaces the current one. */
export function confirmServiceSwitch(form: Form): void {
  const { pendingService } = form.store.get(sessionAtom);
  if (pendingService !== null) startOver(form, pendingService);
}

/** Switches an untouched order whose service the page no longer offers. */
export function followOfferedServices(form: Form): void {
  const { store } = form;
  const isOffered = store.get(offeredServicesAtom).includes(store.get(serviceTypeAtom));
  if (!isOffered && store.get(isUntouchedAtom)) startFreshOrder(form, store.get(settingsAtom).service);
}
