import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { DrizzleQueryError } from 'drizzle-orm';

type Logger = FastifyServerOptions['logger'];

/** What lets whoever reads a log act as a buyer. */
const secrets = [
  'req.headers.authorization',
  'req.headers.cookie',
  'headers.authorization',
  'headers.cookie',
  'res.headers["set-cookie"]',
  '*.password',
  '*.accessToken',
];

/** Long names of the shop's own: words with hyphens, and files. */
const isPlainName = (text: string): boolean => /^[a-z-]+$|\.[a-z]{2,4}\d?$/u.test(text);

/** An address without the ids and tokens in it, which open receipts and checkouts; their start tells one from another. */
export function withoutIds(url: string): string {
  return url.replaceAll(/(?<=[/=]|%2F|%3D)[\w.~-]{20,}(?=[/?&#%]|$)/giu, (text) =>
    isPlainName(text) ? text : `${text.slice(0, 4)}…`,
  );
}

/** A query is told without its values: they are what buyers typed, and tokens. */
function messageOf(error: Error): string {
  return error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
}

function framesOf({ stack = '' }: Error): string {
  const start = stack.indexOf('\n    at ');
  return start === -1 ? '' : stack.slice(start + 1);
}

interface ErrorEntry {
  readonly [detail: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/** What a log tells of an error and of what caused it. */
function errorEntry(error: Error): ErrorEntry {
  const { name, cause } = error;
  const code = 'code' in error ? { code: error.code } : {};
  const reason = cause instanceof Error ? { cause: errorEntry(cause) } : {};
  return { type: name, message: messageOf(error), ...code, stack: framesOf(error), ...reason };
}

const requestEntry = ({ method, url, host, ip }: FastifyRequest) => ({ method, url: withoutIds(url), host, ip });

/** The same log without tokens, cookies, passwords and ids, also where somebody makes it say more. */
export function withoutSecrets(logger: Logger = false): NonNullable<Logger> {
  if (logger === false) return false;
  const given = logger === true ? {} : logger;
  const serializers = { req: requestEntry, err: errorEntry, ...given.serializers };
  return { ...given, serializers, redact: { paths: secrets, censor: '[hidden]' } };
}
