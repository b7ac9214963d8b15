import { discountReference } from './discount.ts';
import type { Order } from './order.ts';
import { includedWords, type ShopService } from './shop-service.ts';
import { chosen } from './slots.ts';
import { wordCount } from './words.ts';

/** What the server calculates for an order (spec.md section 3). Amounts in major units of the order's currency. */
export interface Totals {
  readonly subtotal: number;
  readonly discount: number;
  readonly discountRate: number;
  readonly tax: number;
  readonly taxRate: number;
  readonly total: number;
  readonly totalNoTax: number;
  readonly totalWordCount: number;
  readonly extraWordCount: number;
}

/** What stands around an order and goes onto the wire with it. */
export interface OrderContext {
  readonly service: ShopService | null;
  readonly referral: string | null;
}

function orderItems(order: Order, service: ShopService | null) {
  return order.messages.map((message, index) => ({
    fileName: `message-${index + 1}`,
    style: message.style,
    content: message.content,
    count: wordCount(message.content, includedWords(service)),
  }));
}

/** The body of `POST /order/calculate` (spec.md section 7, contract.md section 2). */
export function calculationBody(order: Order, { service, referral }: OrderContext) {
  const isOnHold = order.serviceType === 'moh';
  const selectedMusic = isOnHold ? chosen(order.tracks) : [];
  return {
    serviceId: service?.id ?? '',
    currency: order.currency,
    selectedVoices: chosen(order.voices),
    selectedMusic,
    selectedMusicOptions: { musicBetweenMessages: selectedMusic.length > 0 ? order.musicSeconds : 0, comments: '' },
    items: orderItems(order, service),
    options: { proofReading: order.proofReading, rush: order.rushProduction, updateVoicemailGreeting: false },
    phoneSystem: order.phoneSystem,
    discountCodeOrId: discountReference(order.discount),
    referralCode: referral,
  };
}
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

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Words and extra words of all messages, for the hints beside them; what they cost is the server's to say. */
export function wordTotals(order: Order, service: ShopService | null) {
  const counts = orderItems(order, service).map((item) => item.count);
  return { words: sum(counts.map((count) => count.words)), wordsExtra: sum(counts.map((count) => count.wordsExtra)) };
}
