import type { FastifyServerOptions } from 'fastify';

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

/** The same log without tokens, cookies and passwords, also where somebody makes it say more. */
export function withoutSecrets(logger: Logger = false): NonNullable<Logger> {
  if (logger === false) return false;
  return { ...(logger === true ? {} : logger), redact: { paths: secrets, censor: '[hidden]' } };
}
