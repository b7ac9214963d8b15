import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../helpers/port-of.ts';

export interface Call {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The server of somebody else, which records the calls and answers them as it is told. */
export async function standIn(answer: (response: ServerResponse, call: Call) => unknown) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const call = { path: request.url ?? '', headers: request.headers, body: await text(request) };
    calls.push(call);
    answer(response, call);
  });
  return {
    port: await listen(server, 'localhost'),
    calls,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A partner's server, which answers 204, or the given statuses first; 0 for no answer. */
export async function startReceiver() {
  const answers: number[] = [];
  const { port, calls, close } = await standIn((response) => {
    const status = answers.shift() ?? 204;
    if (status !== 0) response.writeHead(status, status < 400 ? { location: '/elsewhere' } : {}).end();
  });
  return { url: `http://localhost:${port}/orders`, calls, answers, close };
}
