import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { shopName, studioEmail } from './views/shop-name.ts';

/** Settings of the card provider; without them the shop's own test checkout takes its place. */
export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly publishableKey: string | null;
}

/** A language model that drafts prompts; without it the shop's own phrases do. */
export interface OpenRouterConfig {
  readonly apiKey: string;
  readonly model: string;
  /** Of the API, without a trailing slash. */
  readonly url: string;
}

/** Everything about a running shop that is not the same everywhere. */
export interface ShopConfig {
  readonly port: number;
  readonly host: string;
  /** The origin that buyers reach the shop at, without a trailing slash. */
  readonly publicUrl: string;
  /** `file:` for an embedded database, `libsql:`, `https:` or `http:` for a server. */
  readonly databaseUrl: string;
  readonly databaseAuthToken: string | null;
  readonly stripe: StripeConfig | null;
  readonly openRouter: OpenRouterConfig | null;
  /** How often one address may have prompts drafted in an hour; 0 for no limit. */
  readonly draftsPerHour: number;
  /** The server that sends mails, with user and password; null where they stay in the outbox. */
  readonly smtpUrl: string | null;
  /** Whom mails come from. */
  readonly mailFrom: string;
  /** Whom paid orders are told to; null for nobody. */
  readonly staffEmail: string | null;
  /** Whether a page shows the outbox: for development only, as it shows everybody's mails. */
  readonly showsOutbox: boolean;
  /** Whether the secret that docs/embedding.md tells opens the reports of the demo partner: for development only. */
  readonly hasDemoSecret: boolean;
  /** What access tokens are signed with; null where the shop makes a key up and keeps it in its database. */
  readonly tokenSecret: string | null;
  /** Logins that one network may try at one account in a quarter of an hour. */
  readonly loginTries: number;
  /** POSTs and PATCHes that one network may send in a minute, and addresses it may ask for that are not there; 0 for no limit. */
  readonly postsPerMinute: number;
  /** Different discount codes that one network may try in vain in an hour; 0 for no limit. */
  readonly wrongCodesPerHour: number;
  /** Bytes of orders that one network may place in a day; 0 for no limit. */
  readonly orderBytesPerDay: number;
  /** Who in front of the shop is believed where a request comes from: so many proxies, or those in these networks; false: nobody. */
  readonly trustProxy: number | readonly string[] | false;
  /** Where the built element lies. */
  readonly scriptFolder: string;
  /** Seconds that browsers may keep the element's script without asking again. */
  readonly scriptMaxAge: number;
}

type Env = Readonly<Record<string, string | undefined>>;

function read(env: Env, name: string): string | null {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

function readCount(env: Env, name: string, standard: number): number {
  const text = read(env, name);
  if (text === null) return standard;
  if (!/^\d{1,9}$/u.test(text)) throw new Error(`${name} must be a whole number, but is "${text}".`);
  return Number(text);
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const size = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) !== 0 && more.length === 0 && (bits === undefined || (/^\d+$/u.test(bits) && Number(bits) <= size))
  );
}

/** Never "all of them": buyers write the first address of the header themselves, and would be believed. */
function readTrustProxy(env: Env): ShopConfig['trustProxy'] {
  const text = read(env, 'TRUST_PROXY') ?? '0';
  if (/^\d{1,2}$/u.test(text)) return Number(text) === 0 ? false : Number(text);
  const networks = text.split(',').map((part) => part.trim());
  if (networks.every(isNetwork)) return networks;
  throw new Error(`TRUST_PROXY must be the number of proxies or a list of their networks, but is "${text}".`);
}

function readPublicUrl(env: Env, port: number): string {
  const text = read(env, 'PUBLIC_URL') ?? `http://localhost:${port}`;
  if (!URL.canParse(text) || !/^https?:$/u.test(new URL(text).protocol)) {
    throw new Error(`PUBLIC_URL must be an http(s) address such as https://shop.example, but is "${text}".`);
  }
  return new URL(text).origin;
}

function readStripe(env: Env): StripeConfig | null {
  const secretKey = read(env, 'STRIPE_SECRET_KEY');
  if (secretKey === null) return null;
  const webhookSecret = read(env, 'STRIPE_WEBHOOK_SECRET');
  if (webhookSecret === null) {
    throw new Error('STRIPE_WEBHOOK_SECRET is needed beside STRIPE_SECRET_KEY: it proves that a payment is real.');
  }
  return { secretKey, webhookSecret, publishableKey: read(env, 'STRIPE_PUBLISHABLE_KEY') };
}

function readMail(env: Env): Pick<ShopConfig, 'smtpUrl' | 'mailFrom' | 'staffEmail' | 'showsOutbox'> {
  const smtpUrl = read(env, 'SMTP_URL');
  if (smtpUrl !== null && !/^smtps?:\/\/[^/]/u.test(smtpUrl)) {
    throw new Error('SMTP_URL must be an address such as smtps://user:password@mail.example.');
  }
  return {
    smtpUrl,
    mailFrom: read(env, 'MAIL_FROM') ?? `${shopName} <${studioEmail}>`,
    staffEmail: read(env, 'STAFF_EMAIL'),
    showsOutbox: smtpUrl === null && read(env, 'SHOW_OUTBOX') === '1',
  };
}

function readTokenSecret(env: Env): string | null {
  const secret = read(env, 'TOKEN_SECRET');
  if (secret !== null && secret.length < 32) throw new Error('TOKEN_SECRET must have 32 characters or more.');
  return secret;
}

function readOpenRouter(env: Env): OpenRouterConfig | null {
  const apiKey = read(env, 'OPENROUTER_API_KEY');
  if (apiKey === null) return null;
  const url = read(env, 'OPENROUTER_URL') ?? 'https://openrouter.ai/api/v1';
  if (!URL.canParse(url)) throw new Error(`OPENROUTER_URL must be an address, but is "${url}".`);
  return { apiKey, model: read(env, 'OPENROUTER_MODEL') ?? 'openai/gpt-4o-mini', url: url.replace(/\/+$/u, '') };
}

/** The shop's settings from environment variables. Throws a sentence that names the variable that is wrong. */
export function readConfig(env: Env): ShopConfig {
  const port = readCount(env, 'PORT', 4400);
  const stripe = readStripe(env);
  return {
    port,
    host: read(env, 'HOST') ?? 'localhost',
    publicUrl: readPublicUrl(env, port),
    databaseUrl: read(env, 'DATABASE_URL') ?? 'file:.data/shop.db',
    databaseAuthToken: read(env, 'DATABASE_AUTH_TOKEN'),
    stripe,
    openRouter: readOpenRouter(env),
    draftsPerHour: readCount(env, 'DRAFTS_PER_HOUR', 30),
    ...readMail(env),
    // Never where orders are real.
    hasDemoSecret: stripe === null && read(env, 'DEMO_SECRET') === '1',
    tokenSecret: readTokenSecret(env),
    loginTries: readCount(env, 'LOGIN_TRIES', 10),
    postsPerMinute: readCount(env, 'POSTS_PER_MINUTE', 240),
    wrongCodesPerHour: readCount(env, 'WRONG_CODES_PER_HOUR', 30),
    orderBytesPerDay: readCount(env, 'ORDER_BYTES_PER_DAY', 4_000_000),
    trustProxy: readTrustProxy(env),
    scriptFolder: read(env, 'SCRIPT_FOLDER') ?? fileURLToPath(new URL('../../dist', import.meta.url)),
    scriptMaxAge: readCount(env, 'SCRIPT_MAX_AGE', 300),
  };
}
