import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { portOf } from '../helpers/port-of.ts';
import { acts, answer, type Fault } from './faults.ts';
import { goodAnswer, type Asked, type Good } from './good-shop.ts';
import { Wire } from './wire.ts';

/** A real HTTP server that plays the whole shop, of which one call meets a fault. */
export class FaultyShop {
  readonly wire = new Wire();
  readonly asked: Asked[] = [];
  /** Orders by idempotency key, as the shop has them. */
  readonly orders = new Map<string, number>();
  fault: { readonly line: RegExp; readonly name: Fault } | null = null;
  readonly #server = createServer((request, response) => void this.#handle(request, response));

  get url(): string {
    return `http://127.0.0.1:${portOf(this.#server)}/api`;
  }

  async start(): Promise<void> {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    this.wire.refusedUrl = `http://127.0.0.1:${portOf(closed)}/`;
    await new Promise((resolve) => closed.close(resolve));
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.wire.isRefused = (request) => this.fault?.name === 'refused' && this.#isFaulty(this.#noteLine(request));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  reset(): void {
    this.asked.length = 0;
    this.orders.clear();
    this.fault = null;
  }

  /** Ends what hangs, as a restart does; all is well from then on. */
  recover(): void {
    this.fault = null;
    this.#server.closeAllConnections();
  }

  /** How often a call was made. */
  count(line: RegExp): number {
    return this.asked.filter((one) => line.test(one.line)).length;
  }

  #isFaulty(line: string): boolean {
    return this.fault?.line.test(line) ?? false;
  }

  #noteLine({ method, url }: Request): string {
    const line = `${method} ${new URL(url).pathname.replace('/api', '')}`;
    if (this.#isFaulty(line)) this.asked.push({ line, body: null, key: null });
    return line;
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = await text(request);
    const { pathname } = new URL(request.url ?? '', this.url);
    const key = request.headers['idempotency-key'];
    const asked: Asked = {
      line: `${request.method} ${pathname.replace('/api', '')}`,
      body: sent === '' ? null : JSON.parse(sent),
      key: typeof key === 'string' ? key : null,
    };
    this.asked.push(asked);
    const faulty = this.#isFaulty(asked.line) && this.fault !== null ? this.fault : null;
    const hold = (): (() => void) => this.#hold(Wire.numberOf(request.headers), response);
    const exchange = {
      response,
      ...this.#work(asked, faulty?.name),
      before: this.count(faulty?.line ?? /./u) - 1,
      hold,
    };
    if (faulty === null || faulty.name === 'refused') answer(exchange);
    else acts[faulty.name](exchange);
  }

  #hold(id: string, response: ServerResponse): () => void {
    this.wire.held.add(id);
    const release = (): void => void this.wire.held.delete(id);
    response.on('close', release);
    return release;
  }

  /** What the shop does with a request, also where its answer gets lost. A refusal makes no order. */
  #work(asked: Asked, fault: Fault | undefined): Good {
    const isOrder = /^POST \/order(\/guest)?$/u.test(asked.line);
    const isRefused = /^\d/u.test(fault ?? '');
    if (!isOrder || isRefused) return goodAnswer(asked);
    const key = asked.key ?? `${this.orders.size}`;
    // A proxy that repeats a request finds the same order.
    for (let time = 0; time < (fault === 'twice' ? 2 : 1); time += 1) {
      if (!this.orders.has(key)) this.orders.set(key, this.orders.size + 1);
    }
    return { status: 201, body: { id: `o${this.orders.get(key)}` } };
  }
}
