import type { Currency } from '../checkout/currency.ts';
import { discountReference, type Discount } from '../checkout/discount.ts';
import { limits } from '../common/limits.ts';
import { defaultPhoneSystem } from '../phone-systems/phone-systems.ts';
import type { Pronunciation } from '../scripts/pronunciation.ts';
import { isSame } from '../common/is-same.ts';
import { forEachOption, orderOptions, type OptionCode } from './order-options.ts';
import { serviceRules, type ServiceType } from './services.ts';
import type { Slots } from './slots.ts';
import type { StyleGuide } from './style-guide.ts';
import type { Gender } from '../catalogue/voice.ts';

/**
 * One message of an order. `guide` is null until a style guide is chosen; `customStyle` holds the buyer's own words for
 * the guide `custom`. `name` names its file, where it has one; `namedFor` is the text of the example or draft that brought
 * the name, empty for the buyer's own. `id` is stable while the form is open.
 */
export interface Message {
  readonly id: number;
  readonly content: string;
  readonly guide: StyleGuide | null;
  readonly customStyle: string;
  readonly name: string;
  readonly namedFor: string;
  /** The voice that reads it, by id, if the buyer has chosen one; it counts as long as the order has that voice. */
  readonly voice: string | null;
}

/** The order as the buyer builds it (docs/behaviour.md, Data). What the server calculates is kept apart. */
export interface Order {
  readonly serviceType: ServiceType;
  readonly voices: Slots;
  readonly activeVoiceTab: Gender;
  readonly tracks: Slots;
  readonly musicSeconds: number;
  readonly messages: readonly Message[];
  readonly pronunciations: readonly Pronunciation[];
  readonly phoneSystem: string;
  /** Which options are chosen. */
  readonly options: Readonly<Record<OptionCode, boolean>>;
  /** The options that the buyer wants, but that a chosen voice does not offer. */
  readonly droppedOptions: readonly OptionCode[];
  readonly comments: string;
  readonly acknowledged: boolean;
  readonly currency: Currency;
  readonly discount: Discount | null;
}

/** The version of this shape, saved with it. A change of the shape needs the next one, and a migration (state/saving/migrated.ts). */
export const orderVersion = 5;

/** A change of an order; it gives a new one and leaves the given one as it is. */
export type OrderChange = (order: Order) => Order;

/** A message with nothing in it yet. */
export function emptyMessage(id: number): Message {
  return { id, content: '', guide: null, customStyle: '', name: '', namedFor: '', voice: null };
}

/** Whether there is anything of the buyer's in a message: a text, or words on how to read it. */
export const hasText = ({ content, customStyle }: Message): boolean => `${content}${customStyle}`.trim() !== '';

/** A new order for a service: no voice, one empty message (docs/behaviour.md, States). */
export function freshOrder(serviceType: ServiceType, currency: Currency): Order {
  return {
    serviceType,
    voices: [null],
    activeVoiceTab: 'male',
    tracks: [],
    musicSeconds: limits.defaultMusicSeconds,
    messages: [emptyMessage(1)],
    pronunciations: [],
    phoneSystem: serviceRules[serviceType].onlyPhoneSystem ?? defaultPhoneSystem,
    options: forEachOption(() => false),
    droppedOptions: [],
    comments: '',
    acknowledged: false,
    currency,
    discount: null,
  };
}

const withoutIds = (messages: readonly Message[]): readonly Message[] =>
  messages.map((message) => ({ ...message, id: 0 }));

/** A new order with the voices, the music and the phone system of another one. */
export const withSameChoices = (order: Order): Order => ({
  ...freshOrder(order.serviceType, order.currency),
  voices: order.voices,
  activeVoiceTab: order.activeVoiceTab,
  tracks: order.tracks,
  musicSeconds: order.musicSeconds,
  phoneSystem: order.phoneSystem,
});

/**
 * What is ordered: without what only the screen needs, such as the open tab, and what the shop says of a discount. Options
 * that are not chosen are left out, so that a new one changes nothing.
 */
export const contentOf = (order: Order): object => ({
  ...order,
  options: orderOptions.filter(({ code }) => order.options[code]).map(({ code }) => code),
  activeVoiceTab: null,
  messages: withoutIds(order.messages),
  discount: discountReference(order.discount),
});

/** What a host page puts into a fresh order. */
export type Prefill = Partial<Pick<Order, 'voices' | 'activeVoiceTab' | 'phoneSystem' | 'discount'>>;

/** Whether the order holds nothing of the buyer's; the currency, the open tab and what the page put in are no work. */
export function isUntouched(order: Order, prefill: Prefill = {}): boolean {
  const fresh = { ...freshOrder(order.serviceType, order.currency), ...prefill };
  const comparable = (one: Order): Order => ({
    ...one,
    activeVoiceTab: fresh.activeVoiceTab,
    messages: withoutIds(one.messages),
  });
  return isSame(comparable(order), comparable(fresh));
}
