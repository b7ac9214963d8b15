import type { FastifyReply } from 'fastify';

/**
 * A signal that aborts when the client disconnects before the answer. (`request.signal` also aborts when the body of
 * the request has been read.)
 */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
