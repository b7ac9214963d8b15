import type { ShopConfig } from './config.ts';
import type { Database } from './database.ts';
import type { Drafter } from './drafting/drafter.ts';
import { embeddedDrafter } from './drafting/embedded/embedded.ts';
import { openRouterDrafter } from './drafting/openrouter/openrouter.ts';
import { embeddedGateway } from './payment/embedded.ts';
import type { PaymentGateway } from './payment/gateway.ts';
import { stripeGateway } from './payment/stripe.ts';
import { bannerRepository } from './repositories/banners.ts';
import { discountRepository } from './repositories/discounts.ts';
import { draftSessionRepository } from './repositories/draft-sessions.ts';
import { orderRepository } from './repositories/orders.ts';
import { partnerRepository } from './repositories/partners.ts';
import { paymentRepository } from './repositories/payments.ts';
import { serviceRepository } from './repositories/services.ts';
import { soundtrackRepository } from './repositories/soundtracks.ts';
import { voiceRepository } from './repositories/voices.ts';

/** What the routes work with. Routes know no SQL, and nothing but this knows the clock, the card provider or the model. */
export interface Shop {
  readonly config: ShopConfig;
  readonly now: () => Date;
  readonly gateway: PaymentGateway;
  readonly drafter: Drafter;
  readonly voices: ReturnType<typeof voiceRepository>;
  readonly soundtracks: ReturnType<typeof soundtrackRepository>;
  readonly services: ReturnType<typeof serviceRepository>;
  readonly partners: ReturnType<typeof partnerRepository>;
  readonly discounts: ReturnType<typeof discountRepository>;
  readonly banners: ReturnType<typeof bannerRepository>;
  readonly orders: ReturnType<typeof orderRepository>;
  readonly payments: ReturnType<typeof paymentRepository>;
  readonly draftSessions: ReturnType<typeof draftSessionRepository>;
}

/** Parts of a shop that a test puts something else in place of. */
export interface ShopParts {
  readonly now?: () => Date;
  readonly gateway?: PaymentGateway;
  readonly drafter?: Drafter;
}

/** Puts a shop together on an open database. */
export function createShop(config: ShopConfig, db: Database, parts: ShopParts = {}): Shop {
  const standard = config.stripe === null ? embeddedGateway(config) : stripeGateway(config, config.stripe);
  return {
    config,
    now: parts.now ?? (() => new Date()),
    gateway: parts.gateway ?? standard,
    drafter: parts.drafter ?? (config.openRouter === null ? embeddedDrafter : openRouterDrafter(config.openRouter)),
    voices: voiceRepository(db),
    soundtracks: soundtrackRepository(db),
    services: serviceRepository(db),
    partners: partnerRepository(db),
    discounts: discountRepository(db),
    banners: bannerRepository(db),
    orders: orderRepository(db),
    payments: paymentRepository(db),
    draftSessions: draftSessionRepository(db),
  };
}
