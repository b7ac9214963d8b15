import { discountReference } from './discount.ts';
import { fileNames } from '../order/file-name.ts';
import { chargedWords } from '../scripts/count-words.ts';
import type { Order } from '../order/order.ts';
import { chosen, tracksOf } from '../order/slots.ts';
import { pronunciationNote } from '../scripts/pronunciation.ts';
import { areReadersNamed, readerNote, readersOf } from '../order/reader.ts';
import { includedWords, offeredOptions, type ShopService } from '../order/shop-service.ts';
import { styleOf, type GuideText } from '../order/style-guide.ts';
import type { Totals } from './prices.ts';

/** The data sent along with an order. */
export interface OrderContext {
  readonly service: ShopService | null;
  readonly referral: string | null;
  readonly guideText: GuideText;
  /** Whether the shop accepts the names of messages; strict shops refuse unknown fields. */
  readonly messageNames?: boolean;
  /** The name of a voice, if the shop's list has loaded. */
  readonly voiceName?: (id: string) => string | undefined;
}

function orderItems(order: Order, { service, guideText, voiceName, messageNames = false }: OrderContext) {
  // As long as the voices take turns, the studio is told no names.
  const readers = areReadersNamed(order) ? readersOf(order).map((id) => voiceName?.(id)) : [];
  const files = fileNames(order.messages.map(({ name }) => name));
  return order.messages.map((message, index) => ({
    fileName: files[index] ?? '',
    ...(messageNames && message.name && { name: message.name }),
    // The style of a message: its guide, its reader and its pronunciations, if any.
    style: [
      styleOf(message, guideText),
      ...[readerNote(readers[index]), pronunciationNote(message.content, order.pronunciations)].filter(Boolean),
    ].join(' '),
    content: message.content,
    count: chargedWords(message.content, includedWords(service)),
  }));
}

/** `options` of a body: the two that every shop knows, and others if the service offers them. */
interface WireOptions {
  readonly [code: string]: boolean;
  readonly proofReading: boolean;
  readonly rush: boolean;
  readonly updateVoicemailGreeting: boolean;
}

/** The options of an order that its service offers. */
function wireOptions({ options, currency }: Order, service: ShopService | null): WireOptions {
  const offered = offeredOptions(service?.rates[currency]).map(({ code }) => [code, options[code]] as const);
  return {
    proofReading: options.proofReading,
    rush: options.rush,
    ...Object.fromEntries(offered),
    updateVoicemailGreeting: false,
  };
}

/** What the price of an order depends on, as far as it is the same on the wire; `items` are its messages. */
export function pricedBody<Item>(order: Order, context: OrderContext, items: readonly Item[]) {
  const selectedMusic = tracksOf(order);
  return {
    serviceId: context.service?.id ?? '',
    currency: order.currency,
    selectedVoices: chosen(order.voices),
    selectedMusic,
    selectedMusicOptions: { musicBetweenMessages: selectedMusic.length > 0 ? order.musicSeconds : 0, comments: '' },
    items,
    options: wireOptions(order, context.service),
    phoneSystem: order.phoneSystem,
    discountCodeOrId: discountReference(order.discount),
    referralCode: context.referral,
  };
}

/** The body of `POST /order/calculate` (docs/behaviour.md, Calls, docs/contract.md, On the wire). */
export const calculationBody = (order: Order, context: OrderContext) =>
  pricedBody(order, context, orderItems(order, context));
export type CalculationBody = ReturnType<typeof calculationBody>;

/** The body of `POST /order`; also the shape of the element's `order` property. */
export function orderBody(order: Order, context: OrderContext, totals: Totals | null) {
  return {
    serviceType: order.serviceType,
    ...calculationBody(order, context),
    comments: order.comments,
    subtotal: totals?.subtotal ?? 0,
    discount: totals?.discount ?? 0,
    discountRate: totals?.discountRate ?? 0,
    tax: totals?.tax ?? 0,
    taxRate: totals?.taxRate ?? 0,
    total: totals?.total ?? 0,
  };
}
export type OrderBody = ReturnType<typeof orderBody>;
