import type { CredentialsTable, SecretsTable, SessionsTable, UsersTable, VerificationsTable } from './accounts.ts';
import type {
  BannersTable,
  DiscountsTable,
  PartnersTable,
  RatesTable,
  ServicesTable,
  SoundtracksTable,
  VoicesTable,
} from './catalogue.ts';
import type { DraftsTable, DraftSessionsTable } from './drafts.ts';
import type { IdempotencyKeysTable, OrderItemsTable, OrdersTable, PaymentsTable } from './orders.ts';
import type { OutboxTable } from './outbox.ts';

/** The tables of the shop. The migrations in ../database create them. */
export interface Tables {
  readonly users: UsersTable;
  readonly sessions: SessionsTable;
  readonly credentials: CredentialsTable;
  readonly verifications: VerificationsTable;
  readonly secrets: SecretsTable;
  readonly voices: VoicesTable;
  readonly soundtracks: SoundtracksTable;
  readonly services: ServicesTable;
  readonly rates: RatesTable;
  readonly discounts: DiscountsTable;
  readonly banners: BannersTable;
  readonly draftSessions: DraftSessionsTable;
  readonly drafts: DraftsTable;
  readonly orders: OrdersTable;
  readonly orderItems: OrderItemsTable;
  readonly idempotencyKeys: IdempotencyKeysTable;
  readonly payments: PaymentsTable;
  readonly outbox: OutboxTable;
  readonly partners: PartnersTable;
}
