import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isBusy } from '../patient-client.ts';
import { errorPage } from '../views/error-page.tsx';
import { inLanguage } from './in-language.ts';
import { languageOf } from './language.ts';
import { sendPage } from './pages.ts';
import { Refusal } from './refusal.ts';
import { validationMessage } from './validation-message.ts';

const ours = 'Something went wrong on our side. Please try again in a moment.';

/** Sentences for what the framework refuses in its own words. */
const known: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request has no JSON body.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body has to be JSON (content-type: application/json).',
};

/** Seconds after which a database that others are writing to may be free. */
const busyWait = 2;

/** What an error is answered with. */
interface Told {
  readonly status: number;
  readonly message: string;
  readonly retryAfter?: number | undefined;
}

/** Whether the framework refuses the request, or one of its static files does: their other errors are not of the buyer's making. */
function isRefusedByFramework(error: Error & Partial<Pick<FastifyError, 'code' | 'statusCode'>>): boolean {
  const { code, statusCode = 500 } = error;
  return statusCode < 500 && (code?.startsWith('FST_') === true || 'expose' in error);
}

/**
 * Only the shop's own refusals have words for the buyer. Errors of libraries, such as a payment provider's, may hold
 * anything, and their status says what somebody else thinks of the shop.
 */
function toldOf(error: FastifyError | Refusal): Told {
  if (error instanceof Refusal) {
    return { status: error.statusCode, message: error.message, retryAfter: error.retryAfter };
  }
  if (isBusy(error)) return { status: 503, message: ours, retryAfter: busyWait };
  const [first] = error.validation ?? [];
  if (first !== undefined) return { status: 400, message: validationMessage(first, error.validationContext) };
  if (!isRefusedByFramework(error)) return { status: 500, message: ours };
  return { status: error.statusCode ?? 400, message: known[error.code] ?? 'The request is not valid.' };
}

/** Buyers' browsers get a page; whoever talks to the API gets JSON. */
function wantsPage(request: FastifyRequest): boolean {
  return !request.url.startsWith('/api/') && (request.headers.accept ?? '').includes('text/html');
}

function sendError(request: FastifyRequest, reply: FastifyReply, message: string): FastifyReply {
  if (wantsPage(request)) return sendPage(reply, errorPage(message));
  return reply.send({ message: inLanguage(languageOf(request.headers), message) });
}

/** Answers an address that can't be decoded. */
export function refuseBadAddress(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.status(400).send({ message: 'This address is not valid.' });
}

/** One shape for everything that goes wrong: `{ "message": string }`. What went wrong inside is only logged. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    // Nobody is there any more to be told.
    if (request.raw.destroyed && !request.raw.complete) return reply.status(400).send();
    const { status, message, retryAfter } = toldOf(error);
    if (status >= 500) request.log.error({ err: error }, 'failed');
    else request.log.info({ status, message: error.message }, 'refused');
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return sendError(request, reply.status(status), message);
  });
  app.setNotFoundHandler((request, reply) =>
    sendError(request, reply.status(404), 'There is nothing at this address.'),
  );
}
