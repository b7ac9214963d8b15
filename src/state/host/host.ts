import { atom } from 'jotai/vanilla';
import type { Currency } from '../../domain/checkout/currency.ts';
import type { OrderBody } from '../../domain/checkout/order-body.ts';
import type { OrderStep } from '../../domain/order/order-steps.ts';
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

/** An order that the shop has, as the page is told of it; `total` in major units. */
export interface PlacedOrder {
  readonly orderId: string;
  readonly total: number;
  readonly currency: Currency;
  /** What the page gave with it. */
  readonly reference: string | null;
}

/** The events that the element dispatches, with their details (docs/contract.md, The element). No personal data in any. */
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

/** Dispatches an event on the element; false where a listener prevented its default. */
export type Emit = <Name extends keyof HostEvents>(name: Name, detail: HostEvents[Name]) => boolean;

/** What the core asks of the page around it, put in by the element; in tests by the test. */
export interface Host {
  readonly emit: Emit;
  /** Whether the element is in the document. */
  readonly isPresent: () => boolean;
  /** Leaves for an address; throws where the page around does not let it. */
  readonly navigate: (url: string) => void;
  /** The page to return to after checkout, without a fragment; null if the page has no origin of its own. */
  readonly returnUrl: () => string | null;
  /** Opens an address in a window of its own, in answer to a click; false where the page around does not let it. */
  readonly openWindow: (url: string) => boolean;
  /** Leaves for Stripe's checkout by session id; rejects where that fails. */
  readonly redirectToStripe: (publishableKey: string, sessionId: string) => Promise<void>;
  /** Has the script desk come, after a failure only if it is asked for; whether it is here then. Never rejects. */
  readonly bringDesk: (isAskedFor?: boolean) => Promise<boolean>;
  /** Resolves when the buyer first presses, types or picks something in the form. */
  readonly touched: Promise<void>;
}

export const hostAtom = atom<Host>({
  emit: () => true,
  isPresent: () => true,
  navigate: () => {},
  returnUrl: () => null,
  openWindow: () => true,
  redirectToStripe: () => Promise.resolve(),
  bringDesk: () => Promise.resolve(false),
  touched: Promise.resolve(),
});
