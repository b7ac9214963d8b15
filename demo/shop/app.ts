import accepts from '@fastify/accepts';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { cleanUpRegularly } from './clean-up.ts';
import type { ShopConfig } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import { serverDeadlines, standardDeadlines, stopInTime, type Deadlines } from './http/deadlines.ts';
import { describeApi } from './http/describe-api.ts';
import { handleErrors, refuseBadAddress } from './http/errors.ts';
import { limitRequests } from './http/limits.ts';
import { withoutSecrets } from './http/log.ts';
import { cleanRequests } from './http/clean-requests.ts';
import { secure, trustedProxies, warnOfUnknownProxies } from './http/security.ts';
import { compression } from './http/compression.ts';
import { cookieOptions } from './http/cookies.ts';
import { accountRoutes } from './routes/account.ts';
import { apiRoutes } from './routes/api.ts';
import { assetRoutes } from './routes/assets.ts';
import { checkoutRoutes } from './routes/checkout.ts';
import { doneRoutes } from './routes/done.ts';
import { emailChangeRoutes, verifyRoutes } from './routes/confirm-address.ts';
import { healthRoutes, metricsRoutes } from './routes/metrics.ts';
import { loginRoutes, sessionRoutes } from './routes/login.ts';
import { outboxRoutes } from './routes/outbox.ts';
import { pageRoutes } from './routes/pages.ts';
import { partnerReportRoutes } from './routes/partner-report.ts';
import { passwordRoutes } from './routes/passwords.ts';
import { registerRoutes } from './routes/register.ts';
import { scriptRoutes } from './routes/script.ts';
import { stripeWebhookRoutes } from './routes/stripe-webhook.ts';
import { thankYouRoutes } from './routes/thank-you.ts';
import { seed } from './seed/seed.ts';
import { createShop, type ShopParts } from './shop.ts';

/** The parts of an app that differ between environments, besides its settings. */
export interface AppParts extends ShopParts {
  readonly logger?: FastifyServerOptions['logger'];
  readonly deadlines?: Deadlines;
}

/** An order has at most 20 messages of 20 000 characters, which may be escaped. */
const bodyLimit = 1024 * 1024;

/** The routes of the pages, besides those of the API and of the payment provider. */
const pages = [
  healthRoutes,
  scriptRoutes,
  pageRoutes,
  registerRoutes,
  loginRoutes,
  accountRoutes,
  sessionRoutes,
  verifyRoutes,
  emailChangeRoutes,
  passwordRoutes,
  doneRoutes,
  partnerReportRoutes,
  thankYouRoutes,
];

async function addRoutes(app: FastifyInstance, { metricsToken, payment, showsOutbox }: ShopConfig): Promise<void> {
  if (metricsToken !== null) await app.register(metricsRoutes(app, metricsToken));
  await app.register(apiRoutes, { prefix: '/api' });
  await app.register(assetRoutes);
  for (const routes of pages) await app.register(routes);
  if (showsOutbox) await app.register(outboxRoutes);
  await app.register(checkoutRoutes);
  if (payment.kind === 'stripe') await app.register(stripeWebhookRoutes(app.shop, payment));
}

/**
 * Builds the shop: opens and migrates its database, fills the catalogue and registers the routes. It does not listen.
 * Closing it closes the database. Throws if the database can't be opened.
 */
export async function buildApp(config: ShopConfig, parts: AppParts = {}): Promise<FastifyInstance> {
  const { deadlines = standardDeadlines } = parts;
  const app = fastify({
    logger: withoutSecrets(parts.logger),
    bodyLimit,
    trustProxy: trustedProxies(config),
    // Signed tokens are longer than the default limit.
    routerOptions: { maxParamLength: 1000 },
    ...serverDeadlines(deadlines),
    // A URL that can't be decoded never reaches a route or its error handler.
    frameworkErrors: refuseBadAddress,
    // A wrong type is refused, not converted: totals must be what the buyer saw.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  }).withTypeProvider<TypeBoxTypeProvider>();
  const database = await openDatabase(config);
  app.addHook('onClose', () => database.close());
  stopInTime(app, deadlines);
  const shop = await createShop(config, database, { ...parts, log: app.log });
  app.decorate('shop', shop);
  await seed(database.db, shop.now());
  // The hooks run last to first: the database is closed after this.
  app.addHook('onClose', () => shop.outbox.stop());
  app.addHook('onReady', async () => shop.outbox.wake());
  if (config.smtpUrl === null) app.log.warn('Mails stay in the outbox: SMTP_URL is not set.');
  if (config.openRouter === null) {
    app.log.warn(
      'Drafts are built-in templates, because no language model is configured: OPENROUTER_API_KEY is not set.',
    );
  }
  handleErrors(app);
  await secure(app, config);
  warnOfUnknownProxies(app, config);
  limitRequests(app, shop);
  cleanRequests(app);
  await app.register(compress, compression);
  await app.register(accepts);
  await app.register(formbody);
  await app.register(cookie, cookieOptions(config));
  await describeApi(app, config);
  await addRoutes(app, config);
  cleanUpRegularly(app, shop);
  return app;
}
