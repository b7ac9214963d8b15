import type { Database } from '../database/database.ts';
import {
  bannerRepository,
  discountRepository,
  serviceRepository,
  soundtrackRepository,
  voiceRepository,
} from './catalogue.ts';
import { draftSessionRepository } from './draft-sessions.ts';
import { idempotencyRepository } from './idempotency.ts';
import { leftoverRepository } from './leftovers.ts';
import { outboxRepository } from './outbox.ts';
import { orderHistoryRepository } from './order-history.ts';
import { orderRepository } from './orders.ts';
import { partnerOrderRepository } from './partner-orders.ts';
import { partnerRepository } from './partners.ts';
import { paymentRepository } from './payments.ts';
import { refundRepository } from './refunds.ts';
import { secretRepository } from './secrets.ts';
import { settlementRepository } from './settlements.ts';
import { userRepository } from './users.ts';
import { workRepository } from './work.ts';

/** The shop's stored data, by subject. */
export const repositoriesOf = (db: Database) => ({
  voices: voiceRepository(db),
  soundtracks: soundtrackRepository(db),
  services: serviceRepository(db),
  partners: partnerRepository(db),
  partnerOrders: partnerOrderRepository(db),
  discounts: discountRepository(db),
  banners: bannerRepository(db),
  orders: orderRepository(db),
  orderHistory: orderHistoryRepository(db),
  payments: paymentRepository(db),
  settlements: settlementRepository(db),
  refunds: refundRepository(db),
  draftSessions: draftSessionRepository(db),
  idempotency: idempotencyRepository(db),
  leftovers: leftoverRepository(db),
  users: userRepository(db),
  outboxEntries: outboxRepository(db),
  secrets: secretRepository(db),
  work: workRepository(db),
});

export type Repositories = ReturnType<typeof repositoriesOf>;
