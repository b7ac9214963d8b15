import type { Generated, Insertable, Selectable } from 'kysely';
import type { Currency } from '../../../src/domain/checkout/currency.ts';
import type { ServiceType } from '../../../src/domain/order/service-types.ts';
import type { gatewayNames } from '../payment/gateway.ts';
import type { Cents } from '../pricing/money.ts';
import type { OrderLine } from '../pricing/price-order.ts';
import type { TaxLine } from '../pricing/taxes.ts';
import type { Language } from '../text/language.ts';

/** An order's data about a voice or a track stays readable when the catalogue changes. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

export interface OrdersTable {
  readonly number: number;
  readonly id: string;
  /** Null for a guest. */
  readonly userId: string | null;
  /** Opens the thank-you page; never the same as the id, which partners' pages see. */
  readonly token: string;
  readonly status: 'awaiting-payment' | 'paid';
  /** Placed in test mode: never charged, recorded or counted. This never changes. */
  readonly isTest: Generated<boolean>;
  /** The buyer's language: that of the page where it was placed. */
  readonly language: Generated<Language>;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  /** When it was refunded in full. */
  readonly refundedAt: Date | null;
  /** When its buyer discarded it, unpaid: stored as long as a payment may still come, but not listed. */
  readonly discardedAt: Date | null;
  /** The site on which the order was placed, where a guest who cancels returns to; null until it is known. */
  readonly returnOrigin: string | null;
  readonly serviceType: ServiceType;
  readonly serviceTitle: string;
  readonly currency: Currency;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: Generated<string>;
  readonly taxNumber: Generated<string>;
  readonly phone: string;
  readonly country: string;
  readonly state: string;
  readonly city: string;
  readonly houseNumber: string;
  readonly street: string;
  readonly postalCode: string;
  readonly voices: readonly Named[];
  readonly tracks: readonly Named[];
  readonly musicBetweenMessages: number;
  readonly musicComments: string;
  readonly phoneSystem: string;
  readonly comments: string;
  readonly referralCode: string | null;
  /** The page's own id for the result of the visit. */
  readonly reference: string | null;
  readonly discountCode: string | null;
  /** The bill; it also shows which options are ordered. */
  readonly lines: readonly OrderLine[];
  readonly taxes: readonly TaxLine[];
  readonly subtotal: Cents;
  readonly discount: Cents;
  readonly tax: Cents;
  readonly total: Cents;
  readonly totalWordCount: number;
  readonly extraWordCount: number;
}

export interface OrderItemsTable {
  readonly orderId: string;
  readonly position: number;
  readonly fileName: string;
  /** As the buyer wrote it; empty if the order has no name for it. */
  readonly name: Generated<string>;
  readonly style: string;
  readonly content: string;
  readonly words: number;
  readonly wordsExtra: number;
}

/** The order that a request with an `Idempotency-Key` created. Stored together with the order: both or nothing. */
export interface IdempotencyKeysTable {
  /** Hash of the sender and the key. */
  readonly key: string;
  /** Hash of the request's body. */
  readonly fingerprint: string;
  readonly orderId: string;
  readonly expiresAt: Date;
}

export type OrderRow = Selectable<OrdersTable>;
export type OrderItemRow = Selectable<OrderItemsTable>;
export type IdempotencyRow = Selectable<IdempotencyKeysTable>;
export type NewOrder = Omit<Insertable<OrdersTable>, 'number'>;
export type NewOrderItem = Omit<Insertable<OrderItemsTable>, 'orderId' | 'position'>;

/** Unique indexes allow one open and one paid payment of an order. */
export interface PaymentsTable {
  /** Also sent to the provider, so that a repeated call opens only one session. */
  readonly id: string;
  /** The provider's id; null until it has answered. */
  readonly sessionId: string | null;
  readonly orderId: string;
  readonly gateway: (typeof gatewayNames)[number];
  /** `opening`: the provider is being called. `surplus`: paid for an order that was paid already, `refunded` after that. */
  readonly status: 'opening' | 'open' | 'paid' | 'closed' | 'surplus' | 'refunded';
  readonly url: string | null;
  /** The return URL of a buyer who cancels; http(s) only. */
  readonly returnUrl: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** The number of declined cards, for support. */
  readonly declines: Generated<number>;
  /** The result of the buyer's last attempt, unless it paid. */
  readonly outcome: 'declined' | 'cancelled' | 'confirming' | null;
  /** When the page that the order came from was notified; null until then. */
  readonly toldAt: Date | null;
  /** Hash of the value of the browser that paid it, which may see the receipt. */
  readonly payer: string | null;
}

export type PaymentRow = Selectable<PaymentsTable>;
