import { deflateRawSync } from 'node:zlib';
import { orderVersion, type Message, type Order } from '../../../src/domain/order/order.ts';
import { withoutReader } from '../../../src/domain/order/reader.ts';
import { withoutNote, type Pronunciation } from '../../../src/domain/scripts/pronunciation.ts';
import type { Gender } from '../../../src/domain/catalogue/voice.ts';
import { forEachOption } from '../../../src/domain/order/order-options.ts';
import { optionsOn } from '../pricing/options.ts';
import type { StoredOrder } from '../repositories/orders.ts';
import { messageName } from './message-name.ts';
import { styleParts } from '../text/how-spoken.ts';

const idsOf = (named: readonly { readonly id: string }[]): readonly string[] => named.map(({ id }) => id);

/** The pronunciations of all messages in one list, each word once. */
function pronunciationsOf(items: StoredOrder['items']): readonly Pronunciation[] {
  const all = items.flatMap(({ style }) => withoutNote(style).pronunciations);
  return all.filter(({ word }, index) => all.findIndex((one) => one.word === word) === index);
}

function messageOf(order: StoredOrder, item: StoredOrder['items'][number], index: number): Message {
  const { content } = item;
  const names = order.voices.map(({ name }) => name);
  const { style, name } = withoutReader(withoutNote(item.style).style, names);
  const voice = order.voices.find((one) => one.name === name)?.id ?? null;
  return { id: index + 1, content, name: messageName(item), isNameSuggested: false, voice, ...styleParts(style) };
}

/** The same order as a draft. A discount may have ended since, and the consent to a call must be given again. */
function orderAgain(order: StoredOrder, activeVoiceTab: Gender): Order {
  const { serviceType, phoneSystem, comments, currency } = order;
  const options = optionsOn(order.lines);
  return {
    serviceType,
    voices: idsOf(order.voices),
    activeVoiceTab,
    tracks: idsOf(order.tracks),
    musicSeconds: order.musicBetweenMessages,
    messages: order.items.map((item, index) => messageOf(order, item, index)),
    pronunciations: pronunciationsOf(order.items),
    phoneSystem,
    options: forEachOption((option) => options.some(({ code }) => code === option.code)),
    comments,
    acknowledged: false,
    currency,
    discount: null,
  };
}

/**
 * An order as a draft for the order form: JSON, deflate-raw, base64url (docs/contract.md, Settled). Its tab is that of
 * its first voice.
 */
export function draftOfOrder(order: StoredOrder, activeVoiceTab: Gender): string {
  const draft = { version: orderVersion, order: orderAgain(order, activeVoiceTab), isCurrencyChosen: true };
  return deflateRawSync(JSON.stringify(draft)).toString('base64url');
}
