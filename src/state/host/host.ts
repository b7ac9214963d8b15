import type { VoiceOrderFormEventMap } from '../../voice-order-form-events.d.mts';

/** The steps of an order that are reported to the page. All but the last are reached once. */
export const orderSteps = ['started', 'voices', 'messages', 'summary', 'details', 'payment', 'cancelled'] as const;
export type OrderStep = (typeof orderSteps)[number];

/** The events of the element, with their details (docs/contract.md, The element). They contain no personal data. */
export type HostEvents = {
  readonly [Name in keyof VoiceOrderFormEventMap]: VoiceOrderFormEventMap[Name]['detail'];
};

export type ErrorArea = HostEvents['voice-order-error']['area'];

/** Dispatches an event on the element; returns false if a listener prevented its default. */
export type Emit = <Name extends keyof HostEvents>(name: Name, detail: HostEvents[Name]) => boolean;

/** What the state needs of the page, provided by the element, or by a test. */
export interface Host {
  readonly emit: Emit;
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
