import { reason, Refusal } from '../http/refusal.ts';
import type { OrderRow } from '../schema/orders.ts';

/** What a buyer pays, and the return URL after cancelling (http or https). */
export interface CheckoutRequest {
  /** The payment's id: the provider opens one session for it, however often it is called. */
  readonly key: string;
  readonly order: OrderRow;
  readonly returnUrl: string;
  readonly now: Date;
}

export interface CheckoutSession {
  readonly sessionId: string;
  readonly url: string;
  readonly expiresAt: Date;
}

/**
 * `paid` even while the provider has the payment and has not notified the shop yet; `over` if it can't be paid any
 * more.
 */
export type SessionState = 'open' | 'paid' | 'over';

/** The names of all gateways, as stored with payments. */
export const gatewayNames = ['embedded', 'stripe', 'test'] as const;

/** The shop's own checkout under another name, for orders in test mode only. */
export const testGatewayName = 'test';

export type RefundReason = 'duplicate' | 'requested_by_customer';

export interface PaymentGateway {
  readonly name: (typeof gatewayNames)[number];
  /** The provider's public key, for pages that call it themselves; null if there is none. */
  readonly publishableKey: string | null;
  /** Whether an open session can't return to a page other than the one it was opened for. */
  readonly keepsReturnUrl: boolean;
  readonly open: (request: CheckoutRequest) => Promise<CheckoutSession>;
  readonly stateOf: (sessionId: string) => Promise<SessionState>;
  /** Makes an open session unpayable. Throws if it is no longer open. */
  readonly close: (sessionId: string) => Promise<void>;
  /** Refunds a session in full; once per key. */
  readonly refund: (sessionId: string, key: string, reason: RefundReason) => Promise<void>;
}

/** The gateway for real orders, and the one for test orders. */
export interface Gateways {
  readonly gateway: PaymentGateway;
  readonly testGateway: PaymentGateway;
}

export const gatewayFor = ({ gateway, testGateway }: Gateways, { isTest }: Pick<OrderRow, 'isTest'>): PaymentGateway =>
  isTest ? testGateway : gateway;

/** The gateway of a stored payment; undefined if the shop no longer uses it. */
export const gatewayNamed = (
  { gateway, testGateway }: Gateways,
  name: PaymentGateway['name'],
): PaymentGateway | undefined => [gateway, testGateway].find((one) => one.name === name);

/** How long a checkout can be paid. */
export const checkoutLifetime = 24 * 60 * 60 * 1000;

async function ask<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw Object.assign(new Refusal(502, reason('payment-unavailable')), { cause: error });
  }
}

/** The same gateway, with the shop's own messages for its failures; the provider's messages are only logged. */
export const inOwnWords = (gateway: PaymentGateway): PaymentGateway => ({
  ...gateway,
  open: (request) => ask(gateway.open(request)),
  stateOf: (sessionId) => ask(gateway.stateOf(sessionId)),
  close: (sessionId) => ask(gateway.close(sessionId)),
  refund: (...what) => ask(gateway.refund(...what)),
});
