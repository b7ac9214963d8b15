import type { Currency } from '../checkout/currency.ts';
import { discountReference, type Discount } from '../checkout/discount.ts';
import { limits } from '../common/limits.ts';
import { defaultPhoneSystem } from '../phone-systems/phone-systems.ts';
import type { Pronunciation } from '../scripts/pronunciation.ts';
import { isSame } from '../common/json.ts';
import { forEachOption, orderOptions, type OptionCode } from './order-options.ts';
import { serviceRules, type ServiceType } from './service-types.ts';
import type { Slots } from './slots.ts';
import type { StyleGuide } from './style-guide.ts';
import type { Gender } from '../catalogue/voice.ts';

/**
 * One message of an order. `guide` is null until a style guide is chosen; `customStyle` is the buyer's own text for the
 * guide `custom`. `name` is used for its file name, if set; `isNameSuggested` says that it came with an
 * example or a draft. `id` is stable while the form is open.
 */
export interface Message {
  readonly id: number;
  readonly content: string;
  readonly guide: StyleGuide | null;
  readonly customStyle: string;
  readonly name: string;
  readonly isNameSuggested: boolean;
  /** The id of the voice that reads it, if the buyer has chosen one; it applies as long as the order has that voice. */
  readonly voice: string | null;
}

/** The order as the buyer builds it (docs/behaviour.md, Data). The server's calculations are stored separately. */
export interface Order {
  readonly serviceType: ServiceType;
  readonly voices: Slots;
  readonly activeVoiceTab: Gender;
  readonly tracks: Slots;
  readonly musicSeconds: number;
  readonly messages: readonly Message[];
  readonly pronunciations: readonly Pronunciation[];
  readonly phoneSystem: string;
  /** The options that the buyer wants, whether the selected voices offer them or not. */
  readonly options: Readonly<Record<OptionCode, boolean>>;
  readonly comments: string;
  readonly acknowledged: boolean;
  readonly currency: Currency;
  readonly discount: Discount | null;
}

/**
 * The version of this shape, saved with it. A change of the shape needs a new version and a migration
 * (state/saving/saved-order.ts).
 */
export const orderVersion = 5;

/** An empty message. */
export function emptyMessage(id: number): Message {
  return { id, content: '', guide: null, customStyle: '', name: '', isNameSuggested: false, voice: null };
}

/** Whether a message contains the buyer's work: text, or a style of their own. */
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
    comments: '',
    acknowledged: false,
    currency,
    discount: null,
  };
}

/** A new order with the voices, music and phone system of another one. */
export const withSameChoices = (order: Order): Order => ({
  ...freshOrder(order.serviceType, order.currency),
  voices: order.voices,
  activeVoiceTab: order.activeVoiceTab,
  tracks: order.tracks,
  musicSeconds: order.musicSeconds,
  phoneSystem: order.phoneSystem,
});

/**
 * The ordered content, without screen state such as the open tab and without the shop's description of a discount.
 * Options that are not selected are left out, so that adding an option changes nothing.
 */
export const contentOf = (order: Order): object => ({
  ...order,
  options: orderOptions.filter(({ code }) => order.options[code]).map(({ code }) => code),
  activeVoiceTab: null,
  messages: order.messages.map((message) => ({ ...message, id: 0 })),
  discount: discountReference(order.discount),
});

/** The host page's initial values for a fresh order. */
export type Prefill = Partial<Pick<Order, 'voices' | 'activeVoiceTab' | 'phoneSystem' | 'discount'>>;

/**
 * Whether the order contains none of the buyer's work; the currency, the open tab and the page's values don't count.
 */
export const isUntouched = (order: Order, prefill: Prefill = {}): boolean =>
  isSame(contentOf(order), contentOf({ ...freshOrder(order.serviceType, order.currency), ...prefill }));
