import { readSettings, type Env, type Settings } from './settings.ts';

/** Settings of Stripe. */
export interface StripeConfig {
  readonly kind: 'stripe';
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly publishableKey: string | null;
}

/** The payment provider: the shop's own test checkout, which moves no money, or a card provider. */
export type PaymentConfig = { readonly kind: 'embedded' } | StripeConfig;

/** A language model that drafts prompts; without it, drafts are built-in templates. */
export interface OpenRouterConfig {
  readonly apiKey: string;
  readonly model: string;
  /** The API's base, without a trailing slash. */
  readonly url: string;
}

function paymentOf(settings: Settings): PaymentConfig {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  if (secretKey === undefined) return { kind: 'embedded' };
  if (webhookSecret === undefined) {
    throw new Error('STRIPE_WEBHOOK_SECRET is needed beside STRIPE_SECRET_KEY: it proves that a payment is real.');
  }
  return { kind: 'stripe', secretKey, webhookSecret, publishableKey: settings.STRIPE_PUBLISHABLE_KEY ?? null };
}

function openRouterOf(settings: Settings): OpenRouterConfig | null {
  const { OPENROUTER_API_KEY: apiKey, OPENROUTER_MODEL: model, OPENROUTER_URL: url } = settings;
  return apiKey === undefined ? null : { apiKey, model, url };
}

/** The seller, as named on receipts. */
export interface Seller {
  readonly company: string;
  /** One line each. */
  readonly address: readonly string[];
  readonly taxNumbers: readonly string[];
}

const linesOf = (text: string): readonly string[] => text.split(',').map((line) => line.trim());

const sellerOf = (settings: Settings): Seller => ({
  company: settings.SELLER_COMPANY,
  address: linesOf(settings.SELLER_ADDRESS),
  taxNumbers: linesOf(settings.SELLER_TAX_NUMBERS),
});

/** The shop's settings from environment variables. Throws a message that names the invalid variable. */
export function readConfig(env: Env) {
  const settings = readSettings(env);
  const payment = paymentOf(settings);
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    databaseUrl: settings.DATABASE_URL,
    payment,
    openRouter: openRouterOf(settings),
    draftsPerHour: settings.DRAFTS_PER_HOUR,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM,
    staffEmail: settings.STAFF_EMAIL ?? null,
    seller: sellerOf(settings),
    showsOutbox: settings.SMTP_URL === undefined && settings.SHOW_OUTBOX,
    // Never if orders are real.
    hasDemoSecret: payment.kind === 'embedded' && settings.DEMO_SECRET,
    tokenSecret: settings.TOKEN_SECRET ?? null,
    loginTries: settings.LOGIN_TRIES,
    postsPerMinute: settings.POSTS_PER_MINUTE,
    wrongCodesPerHour: settings.WRONG_CODES_PER_HOUR,
    orderBytesPerDay: settings.ORDER_BYTES_PER_DAY,
    trustProxy: settings.TRUST_PROXY,
    metricsToken: settings.METRICS_TOKEN ?? null,
    scriptFolder: settings.SCRIPT_FOLDER,
    scriptMaxAge: settings.SCRIPT_MAX_AGE,
  };
}

/** Everything about a running shop that can be configured; settings.ts describes the settings. */
export type ShopConfig = Readonly<ReturnType<typeof readConfig>>;
