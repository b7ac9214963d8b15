import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Type, type StaticDecode } from 'typebox';
import { Value } from 'typebox/value';
import { shopName, studioEmail } from './views/shop-name.ts';

export type Env = Readonly<Record<string, string | undefined>>;

const text = (standard: string) => Type.String({ default: standard });
const optional = () => Type.Optional(Type.String());

/** A string that matches, or else the message that follows the variable's name. */
const fitting = (fits: (value: string) => boolean, sentence: (value: string) => string) =>
  Type.Refine(Type.String(), fits, sentence);

const count = (standard: number) =>
  Type.Decode(
    Type.Refine(
      text(`${standard}`),
      (value) => /^\d{1,9}$/u.test(value),
      (value) => `must be a whole number, but is "${value}".`,
    ),
    Number,
  );

/** On if it is `1`. */
const flag = () => Type.Decode(text(''), (value) => value === '1');

const isNetwork = (value: string): boolean =>
  ['loopback', 'linklocal', 'uniquelocal'].includes(value) ||
  isIP(value) !== 0 ||
  (isIP(value.replace(/\/\d+$/u, '')) !== 0 && ipaddr.isValidCIDR(value));

const networksIn = (value: string): readonly string[] => value.split(',').map((part) => part.trim());

/** The proxies in front of the shop that are trusted: their number, or their networks. */
type TrustProxy = number | readonly string[] | false;

/** Never "all of them": buyers write the first address of the header themselves, and would be trusted. */
const trustProxy = Type.Decode(
  Type.Refine(
    text('0'),
    (value) => /^\d{1,2}$/u.test(value) || networksIn(value).every(isNetwork),
    (value) => `must be the number of proxies or a list of their networks, but is "${value}".`,
  ),
  (value): TrustProxy => (/^\d+$/u.test(value) ? Number(value) || false : networksIn(value)),
);

const isHttp = (value: string): boolean => URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol);

const publicUrl = Type.Decode(
  fitting(isHttp, (value) => `must be an http(s) address such as https://shop.example, but is "${value}".`),
  (value) => new URL(value).origin,
);

const openRouterUrl = Type.Decode(
  Type.Refine(
    text('https://openrouter.ai/api/v1'),
    (value) => URL.canParse(value),
    (value) => `must be an address, but is "${value}".`,
  ),
  (value) => value.replace(/\/+$/u, ''),
);

/** The environment variables of the shop (docs/shop.md, Settings). */
const settings = Type.Object({
  PORT: count(4400),
  HOST: text('localhost'),
  /** The origin at which buyers reach the shop. */
  PUBLIC_URL: Type.Optional(publicUrl),
  /** `file:` for the database file of one process, `postgres:` for a server that any number of processes share. */
  DATABASE_URL: Type.Refine(
    text('file:.data/shop.db'),
    (value) => /^(?:file:.|postgres(?:ql)?:\/\/)/u.test(value),
    () => 'must be a file such as file:.data/shop.db, or a server such as postgres://user:password@db.example/shop.',
  ),
  /** Without the card provider, the shop uses its own test checkout. */
  STRIPE_SECRET_KEY: optional(),
  STRIPE_WEBHOOK_SECRET: optional(),
  STRIPE_PUBLISHABLE_KEY: optional(),
  /** Without a language model, drafts are built-in templates. */
  OPENROUTER_API_KEY: optional(),
  OPENROUTER_MODEL: text('openai/gpt-4o-mini'),
  OPENROUTER_URL: openRouterUrl,
  /** The email server, with user and password; without it, emails stay in the outbox. */
  SMTP_URL: Type.Optional(
    fitting(
      (value) => /^smtps?:\/\/[^/]/u.test(value),
      () => 'must be an address such as smtps://user:password@mail.example.',
    ),
  ),
  /** The sender of emails. */
  MAIL_FROM: text(`${shopName} <${studioEmail}>`),
  /** The recipient of notices about paid orders. */
  STAFF_EMAIL: optional(),
  /** The seller, as named on receipts; commas separate lines. */
  SELLER_COMPANY: text(`${shopName} Inc.`),
  SELLER_ADDRESS: text('402 Rideau Street, Ottawa ON K1N 5Y8, Canada'),
  SELLER_TAX_NUMBERS: text('GST/HST – TPS/TVH 123456789 RT0001,QST – TVQ 1234567890 TQ0001'),
  /** Shows everybody’s emails on a page: for development only. */
  SHOW_OUTBOX: flag(),
  /** Lets the secret in docs/embedding.md open the reports of the demo partner: for development only. */
  DEMO_SECRET: flag(),
  /** Signs tokens; without it, the shop generates a key and stores it in its database. */
  TOKEN_SECRET: Type.Optional(
    fitting(
      (value) => value.length >= 32,
      () => 'must have 32 characters or more.',
    ),
  ),
  /** Logins that one network may try at one account per 15 minutes. */
  LOGIN_TRIES: count(10),
  /** Changes that one network may send per minute, and unknown addresses it may request; 0 for no limit. */
  POSTS_PER_MINUTE: count(240),
  /** Different wrong discount codes that one network may try per hour; 0 for no limit. */
  WRONG_CODES_PER_HOUR: count(30),
  /** Bytes of orders that one network may place per day; 0 for no limit. */
  ORDER_BYTES_PER_DAY: count(4_000_000),
  /** How often one network may request drafts per hour; 0 for no limit. */
  DRAFTS_PER_HOUR: count(30),
  /** Opens `/metrics`; without it there is none. */
  METRICS_TOKEN: Type.Optional(
    fitting(
      (value) => /^\S{16,}$/u.test(value),
      () => 'must have 16 characters or more, without spaces.',
    ),
  ),
  TRUST_PROXY: trustProxy,
  /** The folder of the built element. */
  SCRIPT_FOLDER: text(fileURLToPath(new URL('../../dist', import.meta.url))),
  /** How long browsers may cache the element’s script, in seconds. */
  SCRIPT_MAX_AGE: count(300),
});

export type Settings = StaticDecode<typeof settings>;

/** Parses the environment; an empty variable counts as not set. Throws a message that names the invalid variable. */
export function readSettings(env: Env): Settings {
  const given = Object.entries(env).flatMap(([name, value = '']) =>
    value.trim() === '' ? [] : [[name, value.trim()]],
  );
  const values: unknown = Value.Default(settings, Object.fromEntries(given));
  const [error] = Value.Errors(settings, values);
  if (error !== undefined) throw new Error(`${error.instancePath.slice(1)} ${error.message}`);
  return Value.Decode(settings, values);
}
