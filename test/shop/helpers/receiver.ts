import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:http';
import { listen } from '../../helpers/port-of.ts';

export interface Call {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A partner's server, which records what is posted to it and answers 204, or as configured. */
export async function startReceiver() {
  const calls: Call[] = [];
  /** Statuses of the next answers; 0 for no answer. */
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += String(part);
    calls.push({ path: request.url ?? '', headers: request.headers, body });
    const status = answers.shift() ?? 204;
    if (status !== 0) response.writeHead(status, status < 400 ? { location: '/elsewhere' } : {}).end();
  });
  return {
    url: `http://localhost:${await listen(server)}/orders`,
    calls,
    answers,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
