import type { Currency } from '../../domain/checkout/currency.ts';
import type { OrderBody } from '../../domain/checkout/order-body.ts';
import type { ServiceType } from '../../domain/order/services.ts';

export const errorAreas = [
  'load',
  'branding',
  'user',
  'profile',
  'calculate',
  'discount',
  'ai',
  'order',
  'payment',
  'redirect',
  'storage',
  'render',
] as const;
export type ErrorArea = (typeof errorAreas)[number];

/** The steps of an order that are reported to the page. All but the last are reached once. */
export const orderSteps = ['started', 'voices', 'messages', 'summary', 'details', 'payment', 'cancelled'] as const;
export type OrderStep = (typeof orderSteps)[number];

/** An order that the shop has stored, as reported to the page; `total` in major units. */
export interface PlacedOrder {
  readonly orderId: string;
  readonly total: number;
  readonly currency: Currency;
  /** The page's own reference. */
  readonly reference: string | null;
}

/** The events of the element, with their details (docs/contract.md, The element). They contain no personal data. */
export interface HostEvents {
  'voice-order-ready': { readonly service: ServiceType; readonly referral: string | null };
  'voice-order-change': { readonly order: OrderBody };
  'voice-order-service': { readonly service: ServiceType };
  'voice-order-totals': {
    readonly subtotal: number;
    readonly discount: number;
    readonly tax: number;
    readonly total: number;
    readonly currency: Currency;
  };
  'voice-order-issues': { readonly issues: readonly { readonly code: string; readonly message: string }[] };
  'voice-order-created': PlacedOrder;
  'voice-order-paid': PlacedOrder;
  'voice-order-step': {
    readonly step: OrderStep;
    readonly service: ServiceType;
    readonly referral: string | null;
    readonly reference: string | null;
  };
  'voice-order-open': { readonly service: ServiceType; readonly referral: string | null };
  'voice-order-close': { readonly service: ServiceType; readonly referral: string | null };
  'voice-order-redirect': { readonly orderId: string; readonly sessionId: string; readonly url?: string };
  'voice-order-error': { readonly area: ErrorArea; readonly message: string; readonly status?: number };
}

/** Dispatches an event on the element; returns false if a listener prevented its default. */
export type Emit = <Name extends keyof HostEvents>(name: Name, detail: HostEvents[Name]) => boolean;

/** What the state needs of the page, provided by the element, or by a test. */
export interface Host {
  readonly emit: Emit;
  /** Whether the element is connected. */
  readonly isPresent: () => boolean;
  /** Navigates to a URL; throws if the page does not allow it. */
  readonly navigate: (url: string) => void;
  /** The page to return to after checkout, without a fragment; null if the page has no origin. */
  readonly returnUrl: () => string | null;
  /** Opens a URL in a new window, after a click; returns false if the page does not allow it. */
  readonly openWindow: (url: string) => boolean;
  /** Goes to Stripe's checkout by session id; rejects if that fails. */
  readonly redirectToStripe: (publishableKey: string, sessionId: string) => Promise<void>;
  /** Loads the script tools; after a failure, only if the buyer needs them. Returns whether they are there. Never rejects. */
  readonly loadTools: (isNeeded?: boolean) => Promise<boolean>;
  /** Resolves when the buyer first presses, types or picks something in the form. */
  readonly touched: Promise<void>;
}
