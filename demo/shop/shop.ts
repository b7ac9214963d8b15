import type { FastifyBaseLogger } from 'fastify';
import { accessTokens, tokenKey, type AccessTokens } from './accounts/access-token.ts';
import { createAuth, type Auth } from './accounts/auth.ts';
import { mailLinks, type MailLinks } from './accounts/mail-links.ts';
import { knownBrowsers, type KnownBrowsers } from './accounts/known-browsers.ts';
import type { ShopConfig } from './config.ts';
import type { Database } from './database.ts';
import type { Drafter } from './drafting/drafter.ts';
import { embeddedDrafter } from './drafting/embedded/embedded.ts';
import { openRouterDrafter } from './drafting/openrouter/openrouter.ts';
import { embeddedGateway } from './payment/embedded.ts';
import type { PaymentGateway } from './payment/gateway.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { smtpTransport } from './mail/transport.ts';
import { inOwnWords } from './payment/own-words.ts';
import { stripeGateway } from './payment/stripe.ts';
import { bannerRepository } from './repositories/banners.ts';
import { discountRepository } from './repositories/discounts.ts';
import { mailRepository } from './repositories/mails.ts';
import { idempotencyRepository } from './repositories/idempotency.ts';
import { draftSessionRepository } from './repositories/draft-sessions.ts';
import { leftoverRepository } from './repositories/leftovers.ts';
import { limitRepository } from './repositories/limits.ts';
import { orderHistoryRepository } from './repositories/order-history.ts';
import { orderRepository } from './repositories/orders.ts';
import { partnerOrderRepository } from './repositories/partner-orders.ts';
import { partnerRepository } from './repositories/partners.ts';
import { paymentRepository } from './repositories/payments.ts';
import { secretRepository } from './repositories/secrets.ts';
import { serviceRepository } from './repositories/services.ts';
import { sessionRepository } from './repositories/sessions.ts';
import { settlementRepository } from './repositories/settlements.ts';
import { soundtrackRepository } from './repositories/soundtracks.ts';
import { userRepository } from './repositories/users.ts';
import { voiceRepository } from './repositories/voices.ts';
import { signedTokens, type SignedTokens } from './signed-tokens.ts';

/** What the routes work with. Routes know no SQL, and nothing but this knows the clock, the card provider or the model. */
export interface Shop {
  readonly config: ShopConfig;
  readonly now: () => Date;
  /** What staff has to see, beside what went wrong with requests. */
  readonly log: FastifyBaseLogger;
  readonly gateway: PaymentGateway;
  readonly drafter: Drafter;
  readonly voices: ReturnType<typeof voiceRepository>;
  readonly soundtracks: ReturnType<typeof soundtrackRepository>;
  readonly services: ReturnType<typeof serviceRepository>;
  readonly partners: ReturnType<typeof partnerRepository>;
  readonly partnerOrders: ReturnType<typeof partnerOrderRepository>;
  readonly discounts: ReturnType<typeof discountRepository>;
  readonly banners: ReturnType<typeof bannerRepository>;
  readonly orders: ReturnType<typeof orderRepository>;
  readonly orderHistory: ReturnType<typeof orderHistoryRepository>;
  readonly payments: ReturnType<typeof paymentRepository>;
  readonly settlements: ReturnType<typeof settlementRepository>;
  readonly draftSessions: ReturnType<typeof draftSessionRepository>;
  readonly idempotency: ReturnType<typeof idempotencyRepository>;
  readonly leftovers: ReturnType<typeof leftoverRepository>;
  readonly users: ReturnType<typeof userRepository>;
  readonly sessions: ReturnType<typeof sessionRepository>;
  readonly limits: ReturnType<typeof limitRepository>;
  readonly accessTokens: AccessTokens;
  readonly signedTokens: SignedTokens;
  readonly mails: ReturnType<typeof mailRepository>;
  readonly mailer: Mailer;
  readonly auth: Auth;
  readonly mailLinks: MailLinks;
  readonly knownBrowsers: KnownBrowsers;
}

/** Parts of a shop that a test puts something else in place of. */
export interface ShopParts {
  readonly now?: () => Date;
  readonly gateway?: PaymentGateway;
  readonly drafter?: Drafter;
}

type NeededParts = ShopParts & Pick<Shop, 'log'>;

function gatewayOf(config: ShopConfig): PaymentGateway {
  const { payment } = config;
  return payment.kind === 'embedded' ? embeddedGateway(config) : stripeGateway(config, payment);
}

/** Puts a shop together on an open database. */
export async function createShop(config: ShopConfig, db: Database, parts: NeededParts): Promise<Shop> {
  const key = await tokenKey(config, secretRepository(db));
  const auth = createAuth({ config, db, key, log: parts.log });
  const shop = {
    config,
    now: parts.now ?? (() => new Date()),
    log: parts.log,
    gateway: inOwnWords(parts.gateway ?? gatewayOf(config)),
    drafter: parts.drafter ?? (config.openRouter === null ? embeddedDrafter : openRouterDrafter(config.openRouter)),
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
    draftSessions: draftSessionRepository(db),
    idempotency: idempotencyRepository(db),
    leftovers: leftoverRepository(db),
    users: userRepository(db),
    sessions: sessionRepository(db),
    limits: limitRepository(db),
    accessTokens: accessTokens(key, config.publicUrl),
    signedTokens: signedTokens(key, config.publicUrl),
    mails: mailRepository(db),
    auth,
    mailLinks: mailLinks(auth),
    knownBrowsers: knownBrowsers(key),
  };
  const transport = config.smtpUrl === null ? null : smtpTransport(config.smtpUrl, config);
  return { ...shop, mailer: createMailer({ ...shop, transport }) };
}
