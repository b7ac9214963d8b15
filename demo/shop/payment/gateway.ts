import type { OrderRow } from '../schema/orders.ts';

/** What a buyer pays, and where to go back to without paying (http or https). */
export interface CheckoutRequest {
  /** The payment's id: the provider opens one session for it, however often it is asked. */
  readonly key: string;
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

/** `paid` also while the provider has the payment and has not told the shop yet; `over` where it can't be paid any more. */
export type SessionState = 'open' | 'paid' | 'over';

/** The names of all gateways, as payments are stored with them. */
export const gatewayNames = ['embedded', 'stripe', 'test'] as const;

/** The shop's own checkout under another name: for orders in test mode, and for no others. */
export const testGatewayName = 'test';

export type RefundReason = 'duplicate' | 'requested_by_customer';

/** Whoever takes the money. */
export interface PaymentGateway {
  readonly name: (typeof gatewayNames)[number];
  /** The provider's public key, for pages that talk to it themselves; null where there is none. */
  readonly publishableKey: string | null;
  /** Whether an open session can't lead back to another page than the one that it was opened for. */
  readonly keepsReturnUrl: boolean;
  readonly open: (request: CheckoutRequest) => Promise<CheckoutSession>;
  readonly stateOf: (sessionId: string) => Promise<SessionState>;
  /** Makes an open session unpayable. Throws where it is not open any more. */
  readonly close: (sessionId: string) => Promise<void>;
  /** Gives all back that a session was paid with; once for a key. */
  readonly refund: (sessionId: string, key: string, reason: RefundReason) => Promise<void>;
}

/** Who takes the money for real orders, and who stands in for test orders. */
export interface Gateways {
  readonly gateway: PaymentGateway;
  readonly testGateway: PaymentGateway;
}

/** Who an order is paid at. */
export const gatewayFor = ({ gateway, testGateway }: Gateways, { isTest }: Pick<OrderRow, 'isTest'>): PaymentGateway =>
  isTest ? testGateway : gateway;

/** The gateway that a payment was opened at; undefined where the shop does not use it any more. */
export const gatewayNamed = (
  { gateway, testGateway }: Gateways,
  name: PaymentGateway['name'],
): PaymentGateway | undefined => [gateway, testGateway].find((one) => one.name === name);

/** How long a checkout can be paid. */
export const checkoutLifetime = 24 * 60 * 60 * 1000;
