import type { FastifyInstance, FastifyRequest } from 'fastify';
import { digest } from '../digest.ts';
import type { Shop } from '../shop.ts';
import { networkOf } from './network.ts';
import { reason, Refusal } from './refusal.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How much of something one network may do; `most` is 0 where there is no limit. */
export interface Limit {
  readonly what: 'changes' | 'unknown addresses' | 'drafts' | 'wrong codes' | 'order bytes';
  readonly most: number;
  /** Milliseconds that are counted together. */
  readonly lasts: number;
  /** What the buyer is refused with. */
  readonly code: 'too-many-requests' | 'too-many-codes' | 'too-many-orders';
}

const code = 'too-many-requests';

/** The limits of a shop, for all its processes together. */
export function limitsOf({ config }: Pick<Shop, 'config'>) {
  const { postsPerMinute, draftsPerHour, wrongCodesPerHour, orderBytesPerDay } = config;
  return {
    changes: { what: 'changes', most: postsPerMinute, lasts: minute, code },
    unknown: { what: 'unknown addresses', most: postsPerMinute, lasts: minute, code },
    drafts: { what: 'drafts', most: draftsPerHour, lasts: hour, code },
    wrongCodes: { what: 'wrong codes', most: wrongCodesPerHour, lasts: hour, code: 'too-many-codes' },
    orderBytes: { what: 'order bytes', most: orderBytesPerDay, lasts: day, code: 'too-many-orders' },
  } as const satisfies Record<string, Limit>;
}

/** The key that a network's doings are counted by. The database learns no address. */
export const limitKey = ({ what }: Limit, ip: string): string => digest(`${what} ${networkOf(ip)}`);

/** Refuses with 429 where there are seconds to wait. */
export function refuseFor({ code }: Limit, seconds: number): void {
  if (seconds === 0) return;
  throw new Refusal(429, reason(code, seconds), seconds);
}

/** Counts what a network does, or so many of it, and refuses with 429 what is too much. */
export async function count(shop: Shop, limit: Limit, { ip, by = 1 }: { readonly ip: string; readonly by?: number }) {
  const { most, lasts } = limit;
  if (most === 0) return;
  refuseFor(limit, await shop.throttles.take({ key: limitKey(limit, ip), most, lasts, by, now: shop.now() }));
}

/** Its sender signs what it says, and may have much to tell at once. */
const unlimited = new Set<string | undefined>(['/webhooks/stripe']);

const isChange = ({ method, routeOptions }: FastifyRequest): boolean =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) && !unlimited.has(routeOptions.url);

/** Limits how often a network changes something and how often it looks where there is nothing. */
export function limitRequests(app: FastifyInstance, shop: Shop): void {
  const { changes, unknown } = limitsOf(shop);
  // After CORS, or other sites could not read what they are told.
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (isChange(request)) await count(shop, changes, request);
    if (request.is404) await count(shop, unknown, request);
    return payload;
  });
}
