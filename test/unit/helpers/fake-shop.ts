import { afterEach, beforeEach, vi } from 'vitest';

export interface Asked {
  readonly line: string;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
  readonly language: string | null;
}

export interface Reply {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type Route = (asked: Asked) => Reply | Promise<Reply>;

/** Stands in for `fetch`: answers by `METHOD /path`, and anything unknown with 404. */
export class FakeShop {
  readonly calls: Asked[] = [];
  readonly #routes = new Map<string, Route>();

  /** Answers a line such as `GET /service` from now on. */
  on(line: string, route: Route | Reply): this {
    this.#routes.set(line, typeof route === 'function' ? route : () => route);
    return this;
  }

  /** The calls of a line, in the order they came. */
  asked(line: string): readonly Asked[] {
    return this.calls.filter((call) => call.line === line);
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const sent = await request.text();
    const asked: Asked = {
      line: `${request.method} ${pathname.replace('/api', '')}${search}`,
      body: sent === '' ? null : JSON.parse(sent),
      idempotencyKey: request.headers.get('idempotency-key'),
      language: request.headers.get('accept-language'),
    };
    this.calls.push(asked);
    const { status = 200, body = {}, headers = {} } = (await this.#routes.get(asked.line)?.(asked)) ?? { status: 404 };
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(body), { status, headers });
  };
}

/** A fake shop for each test of a file, with time standing still until a test moves it. */
export function fakeShopEachTest(): { readonly shop: () => FakeShop } {
  let shop = new FakeShop();
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2025-03-11T12:00:00Z') });
    localStorage.clear();
    // Waits that chance makes longer or shorter are as they stand in the table.
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    shop = new FakeShop();
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

/** A reply that comes when it is told to. */
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
