import type { OrderRow } from '../schema.ts';

/** What a buyer pays, and where to go back to without paying (http or https). */
export interface CheckoutRequest {
  readonly order: OrderRow;
  readonly returnUrl: string;
  readonly now: Date;
}

/** A hosted checkout that a buyer can be sent to. */
export interface CheckoutSession {
  readonly sessionId: string;
  readonly url: string;
  readonly expiresAt: Date;
}

/** Whoever takes the money. */
export interface PaymentGateway {
  readonly name: 'embedded' | 'stripe';
  /** The provider's public key, for pages that talk to it themselves; null where there is none. */
  readonly publishableKey: string | null;
  readonly open: (request: CheckoutRequest) => Promise<CheckoutSession>;
  /** Makes a session that another takes the place of unpayable. */
  readonly close: (sessionId: string) => Promise<void>;
}

/** How long a checkout can be paid. */
export const checkoutLifetime = 24 * 60 * 60 * 1000;
