import type { Generated, Selectable } from 'kysely';
import type { gatewayNames } from '../payment/gateway.ts';

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
