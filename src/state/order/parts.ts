import { atom } from 'jotai/vanilla';
import { canAddMessage, canDeleteMessage, maximumMessages, minimumMessages } from '../../domain/order/messages.ts';
import { orderWords } from '../../domain/scripts/message-words.ts';
import type { Order } from '../../domain/order/order.ts';
import { canSetMusicSeconds } from '../../domain/order/order-slots.ts';
import { includedWords, messagesCharged, offeredOptions } from '../../domain/order/shop-service.ts';
import { withheldOptions } from '../../domain/order/voice-options.ts';
import { findPhoneSystem } from '../../domain/phone-systems/phone-systems.ts';
import { listedVoicesAtom } from '../catalogue/catalogue.ts';
import { stableAtom } from '../atoms/stable-atom.ts';
import { changeOrderAtom, orderAtom } from './order.ts';
import { serviceAtom } from './service.ts';

// Components read the part that they show. An equal part keeps the same value, so nothing is rendered again: a key in a
// message changes only that message and the counts.

/** A field of the order, to read and to set. */
export const orderFieldAtom = <Field extends keyof Order>(field: Field) =>
  atom(
    (get) => get(orderAtom)[field],
    (_get, set, value: Order[Field]) => set(changeOrderAtom, (order) => ({ ...order, [field]: value })),
  );

export const voiceSlotsAtom = orderFieldAtom('voices');
export const trackSlotsAtom = orderFieldAtom('tracks');
export const currencyAtom = orderFieldAtom('currency');
export const optionsAtom = orderFieldAtom('options');
export const discountAtom = orderFieldAtom('discount');
export const commentsAtom = orderFieldAtom('comments');
export const acknowledgedAtom = orderFieldAtom('acknowledged');
export const phoneSystemAtom = orderFieldAtom('phoneSystem');
export const musicSecondsAtom = orderFieldAtom('musicSeconds');
export const voiceTabAtom = orderFieldAtom('activeVoiceTab');

/** The selected phone system; undefined for a value that is not in the list. */
export const chosenSystemAtom = atom((get) => findPhoneSystem(get(phoneSystemAtom)));

/** The ids of the messages in order. */
export const messageIdsAtom = stableAtom((get) => get(orderAtom).messages.map(({ id }) => id));

/** Whether the message limit is reached. If the service allows only one message, pressing Add message says so. */
export const isMessageLimitReachedAtom = atom((get) => {
  const order = get(orderAtom);
  return !canAddMessage(order) && maximumMessages(order) > 1;
});

/** Whether messages other than the first may be deleted (docs/behaviour.md, Rules). */
export const canDeleteMessageAtom = atom((get) => {
  const order = get(orderAtom);
  return canDeleteMessage(order, order.messages.length - 1);
});

export const minimumMessagesAtom = atom((get) => minimumMessages(get(orderAtom)));
export const canSetMusicSecondsAtom = atom((get) => canSetMusicSeconds(get(orderAtom)));

/** The number of words per message that the price includes. */
export const includedWordsAtom = atom((get) => includedWords(get(serviceAtom)));

/** The words and extra words of all messages. */
export const orderWordsAtom = stableAtom((get) => orderWords(get(orderAtom), get(includedWordsAtom)));

/** The service's prices in the order's currency, if the shop sends them. */
export const rateAtom = atom((get) => get(serviceAtom)?.rates[get(currencyAtom)]);

/** The options that the service offers. */
export const offeredOptionsAtom = stableAtom((get) => offeredOptions(get(rateAtom)));

/** The selected ones. */
export const chosenOptionsAtom = stableAtom((get) => {
  const options = get(optionsAtom);
  return get(offeredOptionsAtom).filter(({ code }) => options[code]);
});

/** The codes of options that a selected voice does not offer. */
export const withheldOptionsAtom = stableAtom((get) => withheldOptions(get(orderAtom), get(listedVoicesAtom)));

/**
 * Whether the shop sends the service's price. Voices and tracks have no price of their own; they are included in it.
 */
export const isPricedAtom = atom((get) => get(rateAtom)?.fixed != null);

/** The price of one more message; null if it is free or unknown. */
export const nextMessagePriceAtom = atom((get) => {
  const count = get(messageIdsAtom).length;
  return (messagesCharged(get(serviceAtom), count, count + 1) && get(rateAtom)?.extraPrompts) || null;
});

/** The price of a word beyond the included ones; null if it is free or unknown. */
export const extraWordPriceAtom = atom((get) => get(rateAtom)?.extraWords || null);
