import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { shopName, studioEmail } from './views/shop-name.ts';

type Env = Readonly<Record<string, string | undefined>>;

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

/** The seller, as named on receipts. */
export interface Seller {
  readonly company: string;
  /** One line each. */
  readonly address: readonly string[];
  readonly taxNumbers: readonly string[];
}

/** Throws a message that names the variable, without its value, which may be a secret. */
function check<Value extends string | null>(name: string, value: Value, rule: RegExp | boolean, says: string): Value {
  const fits = value === null || (typeof rule === 'boolean' ? rule : rule.test(value));
  if (!fits) throw new Error(`${name} must ${says}.`);
  return value;
}

/** Reads environment variables; an empty one counts as not set. Throws a message that names an invalid one. */
function readerOf(env: Env) {
  const optional = (name: string): string | null => env[name]?.trim() || null;
  const text = (name: string, standard: string): string => optional(name) ?? standard;
  return {
    optional,
    text,
    count: (name: string, standard: number): number =>
      Number(check(name, text(name, `${standard}`), /^\d{1,9}$/u, 'be a whole number')),
    /** Commas separate the lines. */
    lines: (name: string, standard: string): readonly string[] =>
      text(name, standard)
        .split(',')
        .map((line) => line.trim()),
  };
}

type Reader = ReturnType<typeof readerOf>;

function paymentOf({ optional }: Reader): PaymentConfig {
  const [secretKey, webhookSecret] = [optional('STRIPE_SECRET_KEY'), optional('STRIPE_WEBHOOK_SECRET')];
  if (secretKey === null) return { kind: 'embedded' };
  if (webhookSecret === null) {
    throw new Error('STRIPE_WEBHOOK_SECRET is needed beside STRIPE_SECRET_KEY: it proves that a payment is real.');
  }
  return { kind: 'stripe', secretKey, webhookSecret, publishableKey: optional('STRIPE_PUBLISHABLE_KEY') };
}

function openRouterOf({ optional, text }: Reader): OpenRouterConfig | null {
  const apiKey = optional('OPENROUTER_API_KEY');
  const url = text('OPENROUTER_URL', 'https://openrouter.ai/api/v1');
  check('OPENROUTER_URL', url, URL.canParse(url), 'be an address');
  const model = text('OPENROUTER_MODEL', 'openai/gpt-4o-mini');
  return apiKey === null ? null : { apiKey, model, url: url.replace(/\/+$/u, '') };
}

const isHttp = (url: string): boolean => URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);

/** The origin at which buyers reach the shop. */
function publicUrlOf({ optional }: Reader, port: number): string {
  const url = optional('PUBLIC_URL') ?? `http://localhost:${port}`;
  return new URL(check('PUBLIC_URL', url, isHttp(url), 'be an http(s) address such as https://shop.example')).origin;
}

const isNetwork = (text: string): boolean =>
  ['loopback', 'linklocal', 'uniquelocal'].includes(text) ||
  isIP(text) !== 0 ||
  (isIP(text.replace(/\/\d+$/u, '')) !== 0 && ipaddr.isValidCIDR(text));

/**
 * The proxies in front of the shop that are trusted: their number, or their networks. Never all of them: buyers write
 * the first address of the header themselves, and would be trusted.
 */
function trustProxyOf({ lines }: Reader): number | readonly string[] | false {
  const networks = lines('TRUST_PROXY', '0');
  const text = networks.join(',');
  const isCount = /^\d{1,2}$/u.test(text);
  const says = 'be the number of proxies or a list of their networks';
  check('TRUST_PROXY', text, isCount || networks.every(isNetwork), says);
  return isCount ? Number(text) || false : networks;
}

/** The shop's settings from environment variables (docs/shop.md, Settings). Throws a message that names the invalid one. */
export function readConfig(env: Env) {
  const reader = readerOf(env);
  const { optional, text, count, lines } = reader;
  const port = count('PORT', 4400);
  const smtpUrl = optional('SMTP_URL');
  return {
    port,
    host: text('HOST', 'localhost'),
    publicUrl: publicUrlOf(reader, port),
    databaseUrl: check(
      'DATABASE_URL',
      text('DATABASE_URL', 'file:.data/shop.db'),
      /^(?:file:.|postgres(?:ql)?:\/\/)/u,
      'be a file such as file:.data/shop.db, or a server such as postgres://user:password@db.example/shop',
    ),
    payment: paymentOf(reader),
    openRouter: openRouterOf(reader),
    smtpUrl: check(
      'SMTP_URL',
      smtpUrl,
      /^smtps?:\/\/[^/]/u,
      'be an address such as smtps://user:password@mail.example',
    ),
    mailFrom: text('MAIL_FROM', `${shopName} <${studioEmail}>`),
    staffEmail: optional('STAFF_EMAIL'),
    seller: {
      company: text('SELLER_COMPANY', `${shopName} Inc.`),
      address: lines('SELLER_ADDRESS', '402 Rideau Street, Ottawa ON K1N 5Y8, Canada'),
      taxNumbers: lines('SELLER_TAX_NUMBERS', 'GST/HST – TPS/TVH 123456789 RT0001,QST – TVQ 1234567890 TQ0001'),
    } satisfies Seller,
    // For development only: shows everybody's emails.
    showsOutbox: smtpUrl === null && env['SHOW_OUTBOX'] === '1',
    /** Signs tokens; without it, the shop generates a key and stores it in its database. */
    tokenSecret: check('TOKEN_SECRET', optional('TOKEN_SECRET'), /^.{32,}$/su, 'have 32 characters or more'),
    // Limits of one network; 0 for no limit.
    loginTries: count('LOGIN_TRIES', 10),
    postsPerMinute: count('POSTS_PER_MINUTE', 240),
    wrongCodesPerHour: count('WRONG_CODES_PER_HOUR', 30),
    orderBytesPerDay: count('ORDER_BYTES_PER_DAY', 4_000_000),
    draftsPerHour: count('DRAFTS_PER_HOUR', 30),
    trustProxy: trustProxyOf(reader),
    /** Opens `/metrics`; without it there is none. */
    metricsToken: check(
      'METRICS_TOKEN',
      optional('METRICS_TOKEN'),
      /^\S{16,}$/u,
      'have 16 characters or more, without spaces',
    ),
    /** The folder of the built element, and how long browsers may cache its script, in seconds. */
    scriptFolder: text('SCRIPT_FOLDER', fileURLToPath(new URL('../../dist', import.meta.url))),
    scriptMaxAge: count('SCRIPT_MAX_AGE', 300),
  };
}

/** Everything about a running shop that can be configured. */
export type ShopConfig = Readonly<ReturnType<typeof readConfig>>;
