/** Sends a request to a shop. Tests pass another function. */
export type Fetch = (request: Request) => Promise<Response>;

/** A call as a browser makes it from a page of another site, and all that came back. */
export interface Exchange {
  readonly request: Request;
  /** Request headers that need a preflight. */
  readonly unsafeHeaders: readonly string[];
  /** The answer to the preflight; null if the call needs none. */
  readonly preflight: Response | null;
  readonly response: Response;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly seconds: number;
  /** True if the form makes such calls; false for a probe of the check. */
  readonly isForm: boolean;
}

/** Redirect statuses. */
export const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

const simpleMethods = new Set(['GET', 'HEAD', 'POST']);
const simpleTypes = new Set(['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']);
const simpleHeaders = new Set(['accept', 'accept-language', 'content-language']);

const isSimple = (name: string, value: string): boolean =>
  simpleHeaders.has(name) ||
  (name === 'content-type' && simpleTypes.has(value.split(';', 1).join().trim().toLowerCase()));

/** The headers that need a preflight (Fetch standard, CORS-unsafe request-header names). */
const unsafeHeadersOf = ({ headers }: Request): readonly string[] =>
  [...headers].filter(([name, value]) => !isSimple(name, value)).map(([name]) => name);

/** The preflight request for a call that is not simple (Fetch standard, CORS-preflight fetch). */
function preflightOf({ url, method, signal }: Request, origin: string, headers: readonly string[]): Request {
  return new Request(url, {
    method: 'OPTIONS',
    signal,
    headers: {
      accept: '*/*',
      origin,
      'access-control-request-method': method,
      ...(headers.length > 0 && { 'access-control-request-headers': headers.join() }),
    },
    redirect: 'manual',
  });
}

/** The next request if a GET was redirected, or null. Browsers don't send a body again. */
function nextHop({ method, url, headers, signal }: Request, { status, headers: told }: Response): Request | null {
  const location = told.get('location');
  if (method !== 'GET' || location === null || !redirects.has(status) || !URL.canParse(location, url)) return null;
  const next = new Request(new URL(location, url), { headers, signal, redirect: 'manual' });
  // After a redirect to a third site, browsers send no origin.
  if (new URL(next.url).origin !== new URL(url).origin) next.headers.set('origin', 'null');
  return next;
}

/** The referrer that the shop sees (docs/embedding.md, Storage and privacy). */
function refererOf({ referrer, referrerPolicy }: Request, origin: string): string | null {
  if (referrerPolicy === 'no-referrer') return null;
  return referrer.startsWith(origin) ? referrer : `${origin}/`;
}

interface Page {
  readonly origin: string;
  readonly reach: Fetch;
  readonly isForm: boolean;
  readonly onExchange: (exchange: Exchange) => void;
}

/**
 * Returns a fetch that behaves like a browser on a page of another origin. A browser would block answers that break the CORS rules; this fetch returns and records them, so that one check finds all problems at once.
 */
export function browserFetch({ origin, reach, isForm, onExchange }: Page): Fetch {
  // Browsers cache preflights, too.
  const preflights = new Map<string, Promise<Response>>();
  const askLeave = (request: Request, headers: readonly string[]): Promise<Response> => {
    const key = [request.method, request.url, ...headers].join(' ');
    const preflight = preflights.get(key) ?? reach(preflightOf(request, origin, headers));
    preflights.set(key, preflight);
    return preflight;
  };
  return async (request) => {
    const unsafeHeaders = unsafeHeadersOf(request);
    const isAsking = unsafeHeaders.length > 0 || !simpleMethods.has(request.method);
    const preflight = isAsking ? await askLeave(request, unsafeHeaders) : null;
    const referer = refererOf(request, origin);
    // Node has no page, so the headers that a browser would send are set here.
    const sent = new Request(request, { redirect: 'manual', referrer: '' });
    sent.headers.set('origin', origin);
    if (referer !== null) sent.headers.set('referer', referer);
    const answerTo = async (hop: Request): Promise<Response> => {
      const start = performance.now();
      const response = await reach(hop);
      const body = new Uint8Array(await response.arrayBuffer());
      const seconds = (performance.now() - start) / 1000;
      onExchange({ request: hop, unsafeHeaders, preflight, response, body, seconds, isForm });
      const next = nextHop(hop, response);
      return next === null ? new Response(body.length === 0 ? null : body, response) : answerTo(next);
    };
    return answerTo(sent);
  };
}
