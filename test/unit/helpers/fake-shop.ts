import { afterEach, beforeEach, vi } from 'vitest';

/** A call as it arrived. `line` is its method and its path below `/api`, with the query. */
export interface Asked {
  readonly line: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
  readonly language: string | null;
  readonly signal: AbortSignal;
}

/** The answer to a call, as JSON or as it is (`raw`). A status of 0 is a connection that fails. */
export interface Reply {
  readonly status?: number;
  readonly body?: unknown;
  readonly raw?: string | ReadableStream;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Route = (asked: Asked) => Reply | Promise<Reply>;

/** Rejects when the caller gives up. */
const givenUp = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

async function askedBy(request: Request): Promise<Asked> {
  const { pathname, search } = new URL(request.url);
  const sent = await request.text();
  return {
    line: `${request.method} ${pathname.replace('/api', '')}${search}`,
    url: request.url,
    headers: Object.fromEntries(request.headers),
    body: sent === '' ? null : JSON.parse(sent),
    idempotencyKey: request.headers.get('idempotency-key'),
    language: request.headers.get('accept-language'),
    signal: request.signal,
  };
}

/** Replaces `fetch`: answers by `METHOD /path`, and anything else with `answer`, which returns 404 at first. */
export class FakeShop {
  readonly calls: Asked[] = [];
  readonly #routes = new Map<string, Route>();
  answer: Route = () => ({ status: 404 });

  /** Answers a line such as `GET /service` from now on. */
  on(line: string, route: Route | Reply): this {
    this.#routes.set(line, typeof route === 'function' ? route : () => route);
    return this;
  }

  /** The calls of a line, in the order they came. */
  asked(line: string): readonly Asked[] {
    return this.calls.filter((call) => call.line === line);
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const asked = await askedBy(request);
    this.calls.push(asked);
    const route = this.#routes.get(asked.line) ?? this.answer;
    const reply = await Promise.race([route(asked), givenUp(request.signal)]);
    const { status = 200, body = {}, raw = JSON.stringify(body), headers = {} } = reply;
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(raw, { status, headers });
  };
}

/** A fake shop for each test of a file, with time standing still until a test moves it, and the console silent. */
export function fakeShopEachTest(): { readonly shop: () => FakeShop };
export function fakeShopEachTest<Shop extends FakeShop>(open: () => Shop): { readonly shop: () => Shop };
export function fakeShopEachTest(open = () => new FakeShop()): { readonly shop: () => FakeShop } {
  let shop = open();
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2025-03-11T12:00:00Z') });
    localStorage.clear();
    // Randomly varied waits are as in the table.
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    vi.spyOn(console, 'warn')
      .mockReset()
      .mockImplementation(() => {});
    shop = open();
    vi.stubGlobal('fetch', shop.fetch);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.mocked(Math.random).mockRestore();
  });
  return { shop: () => shop };
}

/** Lets time run for some milliseconds, with all that happens meanwhile. */
export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/** A reply that arrives on demand. */
export function later(): { readonly reply: Promise<Reply>; readonly come: (reply: Reply) => Promise<void> } {
  const waiting: ((reply: Reply) => void)[] = [];
  const reply = new Promise<Reply>((resolve) => void waiting.push(resolve));
  return {
    reply,
    come: async (answer) => {
      for (const resolve of waiting) resolve(answer);
      await pass(0);
    },
  };
}

function deny(): never {
  throw new DOMException('Denied', 'SecurityError');
}

/** Blocks the browser's storage, as privacy settings do, or lets it be full. */
export function blockStorage(method: 'getItem' | 'setItem'): void {
  const open = { getItem: () => null, setItem: () => {}, removeItem: () => {}, clear: () => {} };
  vi.stubGlobal('localStorage', { ...open, [method]: deny });
}
