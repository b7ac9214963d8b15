import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request as it arrived on the wire; `url` is what stood in its first line. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** What the server does: answers, breaks the connection, or never answers. */
export type Answer =
  | { readonly status?: number; readonly headers?: Readonly<Record<string, string>>; readonly body: unknown }
  | { readonly status?: number; readonly headers?: Readonly<Record<string, string>>; readonly raw: string }
  | 'break'
  | 'silence';

/** A real HTTP server that plays the shop: what it answers is set by each test. */
export class ShopServer {
  readonly requests: Received[] = [];
  /** Called for each request, with how many came before it. */
  answer: (request: Received, before: number) => Answer = () => ({ body: {} });

  readonly #server = createServer((request, response) => void this.#handle(request, response));

  get url(): string {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/api`;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Forgets what was asked and what was to be answered. */
  reset(): void {
    this.requests.length = 0;
    this.answer = () => ({ body: {} });
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = await text(request);
    const received: Received = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: sent === '' ? null : JSON.parse(sent),
    };
    this.requests.push(received);
    const answer = this.answer(received, this.requests.length - 1);
    if (answer === 'silence') return;
    if (answer === 'break') {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
    response.end('raw' in answer ? answer.raw : JSON.stringify(answer.body));
  }
}
