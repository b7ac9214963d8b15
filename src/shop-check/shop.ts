import { createClient } from '../api/client.ts';
import { callWaits } from '../domain/common/waits.ts';

/** Sends a request to a shop. Tests pass another function. */
export type Fetch = (request: Request) => Promise<Response>;

/** A call as a browser makes it from a page of another site, and what came back. */
export interface Exchange {
  readonly request: Request;
  /** Request headers that need a preflight. */
  readonly unsafeHeaders: readonly string[];
  /** The answer to the preflight; null if the call needs none. */
  readonly preflight: Response | null;
  readonly response: Response;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly seconds: number;
}

/** The form gives up after this time. */
export const inTime = (): AbortSignal => AbortSignal.timeout(callWaits.timeout);

export const isLocal = ({ api }: Pick<Shop, 'api'>): boolean =>
  /^http:\/\/(?:localhost|127\.[\d.]+|\[::1\])[:/]/u.test(api);

export const posted = (body: unknown, headers: Readonly<Record<string, string>> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** The URL that an answer redirects to, or null. */
export function redirectOf({ status, headers }: Response, base: string): string | null {
  const location = /^30[12378]$/u.test(`${status}`) ? headers.get('location') : null;
  return location !== null && URL.canParse(location, base) ? new URL(location, base).href : null;
}

const simpleHeaders = new Set(['accept', 'accept-language', 'content-language']);

/** The preflight request for a call with unsafe headers (Fetch standard, CORS-preflight fetch). */
function preflightOf({ url, method, signal }: Request, unsafeHeaders: readonly string[], origin: string): Request {
  const asked = { 'access-control-request-method': method, 'access-control-request-headers': unsafeHeaders.join() };
  return new Request(url, { method: 'OPTIONS', signal, headers: { origin, ...asked }, redirect: 'manual' });
}

/** The request as a browser sends it. Node has no page, so the headers that name the page are set here. */
function sentFrom(page: string, request: Request): Request {
  const sent = new Request(request, { redirect: 'manual', referrer: '' });
  sent.headers.set('origin', page);
  const referrer = request.referrer.startsWith(page) ? request.referrer : `${page}/`;
  if (request.referrerPolicy !== 'no-referrer') sent.headers.set('referer', referrer);
  return sent;
}

/**
 * Creates a view of a shop from a page on another site. A browser would block answers that break the CORS rules; here
 * they are returned and recorded, so that one check finds all problems at once.
 */
export function openShop(api: string, reach: Fetch) {
  // A random origin, because a shop may allow only known sites.
  const page = `https://${crypto.randomUUID()}.example`;
  const exchanges: Exchange[] = [];

  async function fetch(request: Request): Promise<Response> {
    // The form sends bodies only as JSON, whose type is unsafe too.
    const unsafeHeaders = [...request.headers.keys()].filter((name) => !simpleHeaders.has(name));
    const preflight = unsafeHeaders.length > 0 ? await reach(preflightOf(request, unsafeHeaders, page)) : null;
    const sent = sentFrom(page, request);
    const start = performance.now();
    const response = await reach(sent);
    const body = new Uint8Array(await response.arrayBuffer());
    const seconds = (performance.now() - start) / 1000;
    exchanges.push({ request: sent, unsafeHeaders, preflight, response, body, seconds });
    const next = request.method === 'GET' ? redirectOf(response, request.url) : null;
    return next === null ? new Response(body.length === 0 ? null : body, response) : fetch(new Request(next, request));
  }

  return {
    /** The API's base, without a trailing slash. */
    api,
    page,
    /** All calls of the form so far. */
    exchanges,
    /** The form's own client, without retries. From Node 24 on, a copy of its requests would lose the referrer. */
    client: createClient(api).extend({
      retry: 0,
      fetch: (input) => fetch(input instanceof Request ? input : new Request(input)),
    }),
    /** A call of the form whose answer the check reads itself. */
    call: (path: string, init?: RequestInit) => fetch(new Request(`${api}/${path}`, { signal: inTime(), ...init })),
    /** A request for a page, a file or a medium, or a call that the form never makes. */
    visit: (url: string, init?: RequestInit) =>
      reach(sentFrom(page, new Request(url, { signal: inTime(), ...init, redirect: 'manual' }))),
  };
}
export type Shop = ReturnType<typeof openShop>;
