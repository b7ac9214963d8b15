import type { FastifyBaseLogger } from 'fastify';
import { createAuth, type Auth } from './accounts/auth.ts';
import { knownBrowsers, type KnownBrowsers } from './accounts/prove.ts';
import type { PasswordStrength } from './accounts/passwords.ts';
import type { ShopConfig } from './config.ts';
import type { Database, OpenDatabase } from './database/database.ts';
import { inTransaction } from './database/transaction.ts';
import type { Drafter } from './drafting/drafter.ts';
import { templateDrafter } from './drafting/template-drafter.ts';
import { openRouterDrafter } from './drafting/openrouter/openrouter.ts';
import { embeddedGateway } from './payment/embedded.ts';
import { inOwnWords, testGatewayName, type Gateways, type PaymentGateway } from './payment/gateway.ts';
import { mailChannel } from './mail/mail-channel.ts';
import { stripeGateway } from './payment/stripe.ts';
import { createOutbox, type Outbox } from './outbox/outbox.ts';
import { limitRepository } from './repositories/limits.ts';
import { repositoriesOf, type Repositories } from './repositories/repositories.ts';
import { signedTokens, tokenKey, type SignedTokens } from './signed-tokens.ts';
import { webhookChannel } from './webhooks/webhook-channel.ts';

/**
 * The dependencies of the routes. Routes contain no SQL, and access the clock, the card provider and the model only
 * through this.
 */
export interface Shop extends Repositories, Gateways {
  readonly config: ShopConfig;
  /** Runs work that is stored as a whole or not at all. It may run again, so it must have no other effects. */
  readonly transaction: <T>(work: (tx: Repositories & Pick<Shop, 'auth'>) => Promise<T>) => Promise<T>;
  readonly limits: ReturnType<typeof limitRepository>;
  readonly now: () => Date;
  /** Events for staff, besides failed requests. */
  readonly log: FastifyBaseLogger;
  readonly drafter: Drafter;
  readonly signedTokens: SignedTokens;
  readonly outbox: Outbox;
  readonly auth: Auth;
  readonly knownBrowsers: KnownBrowsers;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly shop: Shop;
  }
}

/** The parts of a shop that tests replace. */
export interface ShopParts {
  readonly now?: () => Date;
  readonly gateway?: PaymentGateway;
  readonly drafter?: Drafter;
  /** The cost of hashing a password; the default if not set. */
  readonly passwordStrength?: PasswordStrength | undefined;
}

const gatewayOf = (config: ShopConfig): PaymentGateway =>
  config.payment.kind === 'embedded' ? embeddedGateway(config) : stripeGateway(config, config.payment);

/** Creates a shop on an open database. */
export async function createShop(
  config: ShopConfig,
  database: OpenDatabase,
  parts: ShopParts & Pick<Shop, 'log'>,
): Promise<Shop> {
  const { db } = database;
  const repositories = repositoriesOf(db);
  const key = await tokenKey(config, repositories.secrets);
  const { log, passwordStrength } = parts;
  const authOn = (tx: Database): Auth => createAuth({ config, db: tx, key, log, passwordStrength });
  const transaction: Shop['transaction'] = (work) =>
    inTransaction(db, (tx) => work({ ...repositoriesOf(tx), auth: authOn(tx) }));
  const shop = {
    ...repositories,
    config,
    now: parts.now ?? (() => new Date()),
    log,
    gateway: inOwnWords(parts.gateway ?? gatewayOf(config)),
    testGateway: embeddedGateway(config, testGatewayName),
    drafter: parts.drafter ?? (config.openRouter === null ? templateDrafter : openRouterDrafter(config.openRouter)),
    signedTokens: signedTokens(key, config.publicUrl),
    auth: authOn(db),
    transaction,
    limits: limitRepository(database.limiterOf),
    knownBrowsers: knownBrowsers(key),
  };
  const mails = config.smtpUrl === null ? [] : [mailChannel(shop, config.smtpUrl)];
  return { ...shop, outbox: createOutbox(shop, [...mails, webhookChannel(shop)]) };
}
