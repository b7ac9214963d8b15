import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

function messageOf(error: FastifyError, status: number): string {
  if (status >= 500 && error.name !== 'Refusal') return ours;
  const [first] = error.validation ?? [];
  if (first !== undefined) return validationMessage(first, error.validationContext);
  return known[error.code] ?? error.message;
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
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500;
    if (status >= 500) request.log.error(error);
    else request.log.info({ status, message: error.message }, 'refused');
    if (error instanceof Refusal && error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
    return sendError(request, reply.status(status), messageOf(error, status));
  });
  app.setNotFoundHandler((request, reply) =>
    sendError(request, reply.status(404), 'There is nothing at this address.'),
  );
}
