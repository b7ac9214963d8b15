// The details of the element's events, and the type of the order.

import type { VoiceOrderErrorArea } from './voice-order-form-class.mjs';
import type { Currency, ServiceType } from './voice-order-form.mjs';

/** A frozen snapshot of the order, with the shape of the body that the shop gets. */
export interface VoiceOrder {
  readonly serviceType: ServiceType;
  readonly serviceId: string;
  readonly currency: Currency;
  /** Ids of the selected voices. */
  readonly selectedVoices: readonly string[];
  /** Ids of the selected tracks. */
  readonly selectedMusic: readonly string[];
  readonly selectedMusicOptions: { readonly musicBetweenMessages: number; readonly comments: string };
  readonly items: readonly VoiceOrderItem[];
  readonly options: {
    readonly [code: string]: boolean;
    readonly proofReading: boolean;
    readonly rush: boolean;
    readonly updateVoicemailGreeting: boolean;
  };
  readonly phoneSystem: string;
  readonly discountCodeOrId: string | null;
  readonly referralCode: string | null;
  readonly comments: string;
  readonly subtotal: number;
  readonly discount: number;
  readonly discountRate: number;
  readonly tax: number;
  readonly taxRate: number;
  readonly total: number;
}

/** One message of an order. */
export interface VoiceOrderItem {
  readonly fileName: string;
  readonly style: string;
  readonly content: string;
  readonly count: { readonly words: number; readonly wordsExtra: number };
  /** The message's name, if it has one. */
  readonly name?: string;
}

/** An order that the shop has stored. */
export interface PlacedVoiceOrder {
  readonly orderId: string;
  readonly total: number;
  readonly currency: Currency;
  /** The page's `reference` that was sent with it. */
  readonly reference: string | null;
}

/**
 * The step that an order has reached: the buyer has changed it, every slot has a voice, no message has an issue, the
 * summary was opened, the guest form was opened, pay was pressed, the buyer returned from checkout without having paid.
 */
export type VoiceOrderStep = 'started' | 'voices' | 'messages' | 'summary' | 'details' | 'payment' | 'cancelled';

/** The events of the element. They bubble, cross shadow roots, and contain no personal data. */
export interface VoiceOrderFormEventMap {
  /** The form is ready to use. */
  'voice-order-ready': CustomEvent<{ readonly service: ServiceType; readonly referral: string | null }>;
  /** The order changed (at most once per frame). */
  'voice-order-change': CustomEvent<{ readonly order: VoiceOrder }>;
  /** The service was switched. */
  'voice-order-service': CustomEvent<{ readonly service: ServiceType }>;
  /** The shop returned prices. */
  'voice-order-totals': CustomEvent<{
    readonly subtotal: number;
    readonly discount: number;
    readonly tax: number;
    readonly total: number;
    readonly currency: Currency;
  }>;
  /** Order Summary was pressed, and something is missing. */
  'voice-order-issues': CustomEvent<{ readonly issues: readonly Readonly<Record<'code' | 'message', string>>[] }>;
  /** The shop has the order. */
  'voice-order-created': CustomEvent<PlacedVoiceOrder>;
  /** The buyer returned to the page after paying; once per order. */
  'voice-order-paid': CustomEvent<PlacedVoiceOrder>;
  /** The order reached a step; each fires once per order, except `cancelled`. */
  'voice-order-step': CustomEvent<{
    readonly step: VoiceOrderStep;
    readonly service: ServiceType;
    readonly referral: string | null;
    readonly reference: string | null;
  }>;
  /** The form behind a button was opened or closed. */
  'voice-order-open': CustomEvent<{ readonly service: ServiceType; readonly referral: string | null }>;
  'voice-order-close': CustomEvent<{ readonly service: ServiceType; readonly referral: string | null }>;
  /** About to go to checkout; `preventDefault()` leaves that to the page. */
  'voice-order-redirect': CustomEvent<{ readonly orderId: string; readonly sessionId: string; readonly url?: string }>;
  /** An error occurred, whether it was shown to the buyer or only logged. */
  'voice-order-error': CustomEvent<{
    readonly area: VoiceOrderErrorArea;
    readonly message: string;
    readonly status?: number;
  }>;
}
