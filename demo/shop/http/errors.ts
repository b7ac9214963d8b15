import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify';
import { isUnavailable } from '../database/errors.ts';
import { languageOf } from './language.ts';
import { sendNotice } from './pages.ts';
import { reason, Refusal, type Reason } from './refusal.ts';

/** Errors with the framework's own messages. */
const known: Readonly<Record<string, 'body-too-large' | 'body-missing' | 'body-not-json' | 'body-wrong-type'>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'body-missing',
  FST_ERR_CTP_INVALID_JSON_BODY: 'body-not-json',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'body-wrong-type',
};

/** The seconds after which a database that is busy or out of reach may answer. */
const databaseWait = 2;

/**
 * Whether the framework or one of its static files refuses the request: their other errors are not the client's fault.
 */
function isRefusedByFramework(error: Error & Partial<Pick<FastifyError, 'code' | 'statusCode'>>): boolean {
  const { code, statusCode = 500 } = error;
  return statusCode < 500 && (code?.startsWith('FST_') === true || 'expose' in error);
}

/** The field of a schema's error, as a path: `items.1.content`. */
function invalidField({ instancePath, params }: FastifySchemaValidationError): string | undefined {
  const { missingProperty } = params;
  const steps = [
    ...instancePath.split('/').slice(1),
    ...(typeof missingProperty === 'string' ? [missingProperty] : []),
  ];
  return steps.join('.') || undefined;
}

/** A request that does not match the route's schema; null for other errors. What does not match is said in English. */
function invalidRequest({ validation, message }: FastifyError): Reason | null {
  const [first] = validation ?? [];
  if (first === undefined) return null;
  const { code, saidIn } = reason('request-invalid');
  return { code, field: invalidField(first), saidIn: (language) => `${saidIn(language)} (${message})` };
}

/**
 * Only the shop's own refusals have messages for the buyer. Errors of libraries, such as a payment provider's, may
 * contain anything, and their status is about another request.
 */
function answerTo(error: FastifyError | Refusal) {
  if (error instanceof Refusal) {
    return { status: error.statusCode, why: error.reason, retryAfter: error.retryAfter };
  }
  if (isUnavailable(error)) return { status: 503, why: reason('our-fault'), retryAfter: databaseWait };
  const invalid = invalidRequest(error);
  if (invalid !== null) return { status: 400, why: invalid };
  if (!isRefusedByFramework(error)) return { status: 500, why: reason('our-fault') };
  return { status: error.statusCode ?? 400, why: reason(known[error.code] ?? 'request-invalid') };
}

/** Buyers' browsers get a page; API clients get JSON. */
function wantsPage(request: FastifyRequest): boolean {
  return !request.url.startsWith('/api/') && (request.headers.accept ?? '').includes('text/html');
}

function sendError(request: FastifyRequest, reply: FastifyReply, { code, field, saidIn }: Reason): FastifyReply {
  const message = saidIn(languageOf(request));
  if (!wantsPage(request)) return reply.send({ message, code, ...(field === undefined ? {} : { field }) });
  return sendNotice(reply, ({ site }) => ({
    title: reply.statusCode === 404 ? site.notFound : site.sorry,
    text: message,
    link: { text: site.toOrderForm, href: '/' },
  }));
}

/** Answers a URL that can't be decoded. */
export function refuseBadAddress(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const { code, saidIn } = reason('url-invalid');
  void reply.status(400).send({ message: saidIn('en'), code });
}

/**
 * One shape for all errors: `{ "message", "code", "field"? }` (docs/contract.md, On the wire). Internal errors are only
 * logged.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    // The client has disconnected.
    if (request.raw.destroyed && !request.raw.complete) return reply.status(400).send();
    const { status, why, retryAfter } = answerTo(error);
    if (status >= 500) request.log.error({ err: error }, 'failed');
    else request.log.info({ status, message: error.message }, 'refused');
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return sendError(request, reply.status(status), why);
  });
  app.setNotFoundHandler((request, reply) => sendError(request, reply.status(404), reason('page-unknown')));
}
