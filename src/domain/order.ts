import type { Discount } from './discount.ts';
import { limits } from './limits.ts';
import { defaultPhoneSystem, voicemailPhoneSystem } from './phone-systems.ts';
import type { Currency, ServiceType } from './service.ts';
import type { Slots } from './slots.ts';
import { defaultStyleGuide, type StyleGuide } from './style-guide.ts';
import type { Gender } from './voice.ts';

/**
 * One message of an order. `style` is what goes to the studio: the default's value until a guide is chosen, then the
 * guide's text or the buyer's own (contract.md section 4). `id` is stable while the form is open.
 */
export interface Message {
  readonly id: number;
  readonly content: string;
  readonly guide: StyleGuide;
  readonly style: string;
}

/** The order as the buyer builds it (spec.md section 3). What the server calculates is kept apart. */
export interface Order {
  readonly serviceType: ServiceType;
  readonly voices: Slots;
  readonly activeVoiceTab: Gender;
  readonly tracks: Slots;
  readonly musicSeconds: number;
  readonly messages: readonly Message[];
  readonly phoneSystem: string;
  readonly proofReading: boolean;
  readonly rushProduction: boolean;
  readonly comments: string;
  readonly acknowledged: boolean;
  readonly currency: Currency;
  readonly discount: Discount | null;
}

/** A change of an order; it gives a new one and leaves the given one as it is. */
export type OrderChange = (order: Order) => Order;

/** A message with nothing in it yet. */
export function emptyMessage(id: number): Message {
  return { id, content: '', guide: defaultStyleGuide, style: defaultStyleGuide };
}

/** A new order for a service: no voice, one empty message (spec.md section 4). */
export function freshOrder(serviceType: ServiceType, currency: Currency): Order {
  return {
    serviceType,
    voices: [null],
    activeVoiceTab: 'male',
    tracks: [],
    musicSeconds: limits.defaultMusicSeconds,
    messages: [emptyMessage(1)],
    phoneSystem: serviceType === 'mvoice' ? voicemailPhoneSystem : defaultPhoneSystem,
    proofReading: false,
    rushProduction: false,
    comments: '',
    acknowledged: false,
    currency,
    discount: null,
  };
}

/** Whether the order holds nothing of the buyer's; the currency and the open tab are no work. */
export function isUntouched(order: Order): boolean {
  const fresh = freshOrder(order.serviceType, order.currency);
  const comparable = (one: Order): string =>
    JSON.stringify({ ...one, activeVoiceTab: null, messages: one.messages.map(({ id: _, ...rest }) => rest) });
  return comparable(order) === comparable(fresh);
}
