import type { FastifyRequest, FastifyServerOptions } from 'fastify';

type Logger = FastifyServerOptions['logger'];

/** Data that would let a reader of the log act as a buyer. */
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

/**
 * A URL without its ids and tokens, which grant access to receipts and checkouts; their beginning distinguishes them.
 */
export function withoutIds(url: string): string {
  return url.replaceAll(/(?<=[/=]|%2F|%3D)[\w.~-]{20,}(?=[/?&#%]|$)/giu, (text) =>
    isPlainName(text) ? text : `${text.slice(0, 4)}…`,
  );
}

function framesOf({ stack = '' }: Error): string {
  const start = stack.indexOf('\n    at ');
  return start === -1 ? '' : stack.slice(start + 1);
}

/** What is logged of an error and its causes. */
function errorEntry(error: Error): { type: string; message: string; stack: string; [detail: string]: unknown } {
  const { name, message, cause } = error;
  const code = 'code' in error ? { code: error.code } : {};
  const reason = cause instanceof Error ? { cause: errorEntry(cause) } : {};
  return { type: name, message, ...code, stack: framesOf(error), ...reason };
}

const requestEntry = ({ method, url, host, ip }: FastifyRequest) => ({ method, url: withoutIds(url), host, ip });

/** The log without tokens, cookies, passwords and ids, even if its level is raised. */
export function withoutSecrets(logger: Logger = false): NonNullable<Logger> {
  if (logger === false) return false;
  const given = logger === true ? {} : logger;
  const serializers = { req: requestEntry, err: errorEntry, ...given.serializers };
  return { ...given, serializers, redact: { paths: secrets, censor: '[hidden]' } };
}
