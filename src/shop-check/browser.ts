/** How a shop is reached; a test puts something else in its place. */
export type Fetch = (request: Request) => Promise<Response>;

/** A call as a browser makes it from a page of another site, and all that came back. */
export interface Exchange {
  readonly request: Request;
  /** Request headers that the browser must ask leave for. */
  readonly unsafeHeaders: readonly string[];
  /** The answer to the preflight; null if the call needs none. */
  readonly preflight: Response | null;
  readonly response: Response;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly seconds: number;
  /** Whether the form makes such calls; if not, it is a probe of the check. */
  readonly isForm: boolean;
}

/** Statuses that lead elsewhere. */
export const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

const simpleMethods = new Set(['GET', 'HEAD', 'POST']);
const simpleTypes = new Set(['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']);
const simpleHeaders = new Set(['accept', 'accept-language', 'content-language']);

const isSimple = (name: string, value: string): boolean =>
  simpleHeaders.has(name) ||
  (name === 'content-type' && simpleTypes.has(value.split(';', 1).join().trim().toLowerCase()));

/** The headers that need leave (Fetch standard, CORS-unsafe request-header names). */
const unsafeHeadersOf = ({ headers }: Request): readonly string[] =>
  [...headers].filter(([name, value]) => !isSimple(name, value)).map(([name]) => name);

/** The question that a browser asks before a call that is not simple (Fetch standard, CORS-preflight fetch). */
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

/** Where a browser goes on if a list has moved. It doesn't send a body again. */
function nextHop({ method, url, headers, signal }: Request, { status, headers: told }: Response): Request | null {
  const location = told.get('location');
  if (method !== 'GET' || location === null || !redirects.has(status) || !URL.canParse(location, url)) return null;
  const next = new Request(new URL(location, url), { headers, signal, redirect: 'manual' });
  // A page is not known any more to a third site.
  if (new URL(next.url).origin !== new URL(url).origin) next.headers.set('origin', 'null');
  return next;
}

/** What a call lets the shop know of the page (docs/embedding.md, Privacy). */
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
 * Calls as a browser does on a page of another origin. A browser would not show the page an answer that breaks the rules
 * of CORS: here it is shown and kept, so that one check finds all problems at once.
 */
export function browserFetch({ origin, reach, isForm, onExchange }: Page): Fetch {
  // Browsers keep the answers for a while, too.
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
    // Node knows no page: what a browser would say of it is set here.
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
