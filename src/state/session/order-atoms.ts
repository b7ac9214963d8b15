import { selectAtom } from 'jotai/utils';
import { atom, type Atom } from 'jotai/vanilla';
import { distinctAtom } from '../distinct-atom.ts';
import { currencies, type Currency } from '../../domain/checkout/currency.ts';
import { isSame } from '../../domain/common/json.ts';
import { findIssues } from '../../domain/order/order-rules.ts';
import { isUntouched, type Message, type Order } from '../../domain/order/order.ts';
import { sharedMessages } from '../../domain/order/reader.ts';
import { serviceRules } from '../../domain/order/service-types.ts';
import {
  includedWords,
  messagesCharged,
  offeredOptions,
  pricedCurrencies,
  serviceOfType,
} from '../../domain/order/shop-service.ts';
import { withheldOptions, withoutWithheldOptions } from '../../domain/order/order-options.ts';
import { defaultPhoneSystem, findPhoneSystem } from '../../domain/phone-systems/phone-systems.ts';
import { orderWords } from '../../domain/scripts/count-words.ts';
import { dataOr, isOfferedAtom, listedVoicesAtom, servicesAtom, voiceNameAtom } from '../catalogue/catalogue.ts';
import { settingsAtom, type Settings } from '../host/settings.ts';
import { sessionAtom } from './session.ts';

/** The phone system of an order: the page's, if the buyer can't choose one. */
function phoneSystemOf(order: Order, { hiddenParts, phoneSystem }: Settings): string {
  if (!hiddenParts.includes('phone-system')) return order.phoneSystem;
  const { onlyPhoneSystem } = serviceRules[order.serviceType];
  return onlyPhoneSystem ?? findPhoneSystem(phoneSystem ?? '')?.value ?? defaultPhoneSystem;
}

/** The order as it can be placed: without options that its voices don't offer, and with the page's phone system. */
export const orderAtom = atom((get): Order => {
  const order = withoutWithheldOptions(get(sessionAtom).order, get(listedVoicesAtom));
  const phoneSystem = phoneSystemOf(order, get(settingsAtom));
  return phoneSystem === order.phoneSystem ? order : { ...order, phoneSystem };
});

export const isUntouchedAtom = selectAtom(sessionAtom, ({ order, prefill }) => isUntouched(order, prefill));

export const serviceTypeAtom = atom((get) => get(orderAtom).serviceType);

export const serviceRulesAtom = atom((get) => serviceRules[get(serviceTypeAtom)]);

/** The shop's entry for the order's service; null while unknown or not offered. */
export const serviceAtom = atom((get) => serviceOfType(dataOr(get(servicesAtom), []), get(serviceTypeAtom)));

/** Whether the shop is known not to offer the order's service. */
export const isServiceUnavailableAtom = atom(
  (get) => get(servicesAtom).status === 'ready' && get(serviceAtom) === null,
);

export const includedWordsAtom = atom((get) => includedWords(get(serviceAtom)));

/** The service's prices in the order's currency, if the shop sends them. */
export const rateAtom = atom((get) => get(serviceAtom)?.rates[get(orderAtom).currency]);

/** The price of one more message; null if it is free or unknown. */
export const nextMessagePriceAtom = atom((get) => {
  const count = get(orderAtom).messages.length;
  return (messagesCharged(get(serviceAtom), count, count + 1) && get(rateAtom)?.extraPrompts) || null;
});

export const offeredOptionsAtom = selectAtom(rateAtom, offeredOptions, isSame);

/** The codes of options that a selected voice does not offer. */
export const withheldOptionsAtom = distinctAtom((get) =>
  withheldOptions(get(sessionAtom).order, get(listedVoicesAtom)),
);

export const chosenOptionsAtom = distinctAtom((get) =>
  get(offeredOptionsAtom).filter(({ code }) => get(orderAtom).options[code]),
);

/** An atom for each message, by its id. Forms share these definitions; each store has values of its own. */
export function atomsById<Value>(create: (id: number) => Atom<Value>): (id: number) => Atom<Value> {
  const created = new Map<number, Atom<Value>>();
  return (id) => {
    const found = created.get(id) ?? create(id);
    created.set(id, found);
    return found;
  };
}

/**
 * A message by its id; undefined once it is deleted. What depends on one message is derived from this, so that a
 * keystroke recalculates it for that message only.
 */
export const messageAtom = atomsById<Message | undefined>((id) =>
  selectAtom(orderAtom, ({ messages }) => messages.find((message) => message.id === id)),
);

export const messageIdsAtom = selectAtom(orderAtom, ({ messages }) => messages.map(({ id }) => id), isSame);

export const orderWordsAtom = distinctAtom((get) => orderWords(get(orderAtom), get(includedWordsAtom)));

/** Everything that keeps the summary closed, and that prevents a payment. */
export const issuesAtom = distinctAtom((get) => findIssues(get(orderAtom), get(isOfferedAtom)));

/** The voices that share the messages, with the numbers of the messages that each reads; empty if there is one voice. */
export const sharedMessagesAtom = distinctAtom((get) => sharedMessages(get(orderAtom), get(voiceNameAtom)));

/** The currencies in which the service has a price, and the order's. */
export const offeredCurrenciesAtom = distinctAtom((get): readonly Currency[] => {
  const priced = pricedCurrencies(get(serviceAtom));
  return currencies.filter((one) => priced.includes(one) || one === get(orderAtom).currency);
});

/** The issues at the last request for them; another list each time. */
export const requestedIssuesAtom = selectAtom(sessionAtom, ({ requestedIssues }) => requestedIssues);

/** Those of them that are still there: what was added since then is not wrong yet. */
export const shownIssuesAtom = distinctAtom((get) =>
  get(issuesAtom).filter((issue) =>
    get(requestedIssuesAtom)?.some(({ code, index }) => code === issue.code && index === issue.index),
  ),
);
