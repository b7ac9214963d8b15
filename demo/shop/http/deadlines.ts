import type { FastifyInstance } from 'fastify';

/** The shop's timeouts for browsers, in milliseconds. */
export interface Deadlines {
  /** For the headers of a request. */
  readonly headers: number;
  /** For a whole request. */
  readonly request: number;
  /** Without a byte in either direction; longer than the shop's slowest answer, a draft. */
  readonly silence: number;
  /** For pending requests when the shop stops. */
  readonly stopping: number;
}

export const standardDeadlines: Deadlines = { headers: 10_000, request: 30_000, silence: 90_000, stopping: 8_000 };

/** How often overdue requests are checked. */
const checkingPause = 2_000;

/** The server's options. Overdue requests get 408. */
export function serverDeadlines({ headers, request, silence }: Deadlines) {
  return {
    requestTimeout: request,
    connectionTimeout: silence,
    http: { headersTimeout: headers, connectionsCheckingInterval: Math.min(checkingPause, headers) },
    forceCloseConnections: 'idle',
  } as const;
}

/** Lets a stopping shop complete its requests, without letting a connection prevent it from stopping. */
export function stopInTime(app: FastifyInstance, { stopping }: Deadlines): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setTimeout(() => app.server.closeAllConnections(), stopping);
  });
  // A browser would keep the connection of its last answer open.
  app.addHook('onSend', async (_request, reply) => {
    if (timer !== undefined) reply.header('connection', 'close');
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}
