import { createClient, type Client } from '../api/client.ts';

/** How a shop is reached; a test puts something else in its place. */
export type Fetch = (request: Request) => Promise<Response>;

/** A site that is not the shop's. */
export const partnerOrigin = 'https://partner.example';

/** The longest wait for an answer, in milliseconds. */
const patience = 15_000;

export interface ShopUnderCheck {
  /** The API's base, without a trailing slash. */
  readonly api: string;
  /** The element's own client. It asks once. */
  readonly client: Client;
  /** A call as it is, from another site. Rejects where nothing answers. */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** A POST of JSON. */
  readonly post: (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<Response>;
}

/** What a shop offers beside guests' orders; what it does not offer is not asked of it. */
export interface Offers {
  /** Whether buyers can have accounts. */
  readonly accounts: boolean;
  /** Whether its settings say that orders may carry an `Idempotency-Key`. */
  readonly idempotencyKey: boolean;
}

/** A shop by the address of its API. */
export function shopUnderCheck(api: string, reach: Fetch): ShopUnderCheck {
  const fromPartner: Fetch = (request) => {
    request.headers.set('origin', partnerOrigin);
    return reach(request);
  };
  const ask: ShopUnderCheck['ask'] = (path, init) =>
    fromPartner(new Request(`${api}/${path}`, { signal: AbortSignal.timeout(patience), ...init }));
  return {
    api,
    client: createClient(api).extend({
      retry: 0,
      timeout: patience,
      fetch: (input) => fromPartner(new Request(input)),
    }),
    ask,
    post: (path, body, headers = {}) =>
      ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  };
}
