import { createClient, type Client } from '../api/client.ts';
import { callWaits } from '../domain/common/waits.ts';
import { browserFetch, type Exchange, type Fetch } from './browser.ts';

type Headers = Readonly<Record<string, string>>;

/** Calls to the API from a page on another site. Each rejects if there is no answer. */
export interface Caller {
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** A POST with a JSON body. A string is sent unchanged. */
  readonly post: (path: string, body: unknown, headers?: Headers) => Promise<Response>;
}

export interface Visit extends Pick<RequestInit, 'method' | 'redirect'> {
  readonly headers?: Headers;
}

export interface ShopUnderCheck extends Caller {
  /** The API's base, without a trailing slash. */
  readonly api: string;
  /** The origin that the calls come from. It is random, because a shop may allow only known sites. */
  readonly page: string;
  /** The form's own client, without retries. */
  readonly client: Client;
  /** Calls that the form never makes. */
  readonly probe: Caller;
  /** Requests a page, a file or a medium, or posts a form without fields. */
  readonly visit: (url: string, init?: Visit) => Promise<Response>;
  /** All calls so far. */
  readonly exchanges: readonly Exchange[];
}

/** The form gives up after this time, in milliseconds. */
export const patience = callWaits.timeout;
export const inTime = (): AbortSignal => AbortSignal.timeout(patience);

/** Whether an origin is on this machine. */
export const isLocal = (origin: string): boolean =>
  /^http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::|$)/u.test(origin);

function callerOf(api: string, fetch: Fetch): Caller {
  const ask: Caller['ask'] = (path, init) => fetch(new Request(`${api}/${path}`, { signal: inTime(), ...init }));
  return {
    ask,
    post: (path, body, headers = {}) =>
      ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  };
}

/** Creates the check's view of a shop from the address of its API. */
export function shopUnderCheck(api: string, reach: Fetch): ShopUnderCheck {
  const page = `https://${crypto.randomUUID()}.example`;
  const exchanges: Exchange[] = [];
  const onExchange = (exchange: Exchange): void => void exchanges.push(exchange);
  const asForm = browserFetch({ origin: page, reach, isForm: true, onExchange });
  const asProbe = browserFetch({ origin: page, reach, isForm: false, onExchange });
  return {
    api,
    page,
    exchanges,
    client: createClient(api).extend({
      retry: 0,
      timeout: patience,
      // From Node 24 on, a copy would lose the referrer.
      fetch: (input) => asForm(input instanceof Request ? input : new Request(input)),
    }),
    ...callerOf(api, asForm),
    probe: callerOf(api, asProbe),
    visit: (url, { headers, ...init } = {}) =>
      reach(
        new Request(url, {
          signal: inTime(),
          ...init,
          headers: {
            origin: page,
            referer: `${page}/`,
            ...(init.method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
            ...headers,
          },
        }),
      ),
  };
}
