import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Limit } from '../database/database.ts';
import type { Shop } from '../shop.ts';
import { reason, Refusal } from './refusal.ts';

/**
 * How many of the eight parts of an IPv6 address identify the network; one household or server has all addresses in it.
 */
const networkParts = 4;

/** The visitor's network: an IPv4 address, or the first half of an IPv6 address. */
export function networkOf(ip: string): string {
  // A trusted proxy may have passed on something that is not an address.
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const parts = address.parts.map((part, index) => (index < networkParts ? part : 0));
  return `${new ipaddr.IPv6(parts).toString()}/64`;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How much one network may do; `most` is 0 if there is no limit. */
export interface NetworkLimit extends Limit {
  /** The refusal's code. */
  readonly code: 'too-many-requests' | 'too-many-codes' | 'too-many-orders';
}

const code = 'too-many-requests';

/** The limits of a shop, for all its processes together. */
export function limitsOf({ config }: Pick<Shop, 'config'>) {
  const { postsPerMinute, draftsPerHour, wrongCodesPerHour, orderBytesPerDay } = config;
  return {
    changes: { name: 'changes', most: postsPerMinute, seconds: minute, code },
    unknown: { name: 'unknown addresses', most: postsPerMinute, seconds: minute, code },
    drafts: { name: 'drafts', most: draftsPerHour, seconds: hour, code },
    wrongCodes: { name: 'wrong codes', most: wrongCodesPerHour, seconds: hour, code: 'too-many-codes' },
    testOrders: { name: 'test orders', most: Math.min(30, postsPerMinute), seconds: hour, code: 'too-many-orders' },
    orderBytes: { name: 'order bytes', most: orderBytesPerDay, seconds: day, code: 'too-many-orders' },
  } as const satisfies Record<string, NetworkLimit>;
}

/** Refuses with 429 if there are seconds to wait. */
export function refuseFor({ code }: NetworkLimit, seconds: number): void {
  if (seconds === 0) return;
  throw new Refusal(429, reason(code, seconds), seconds);
}

/** Counts an action of a network, or a number of units, and refuses with 429 what exceeds the limit. */
export async function count(shop: Shop, limit: NetworkLimit, ip: string, by = 1): Promise<void> {
  if (limit.most > 0) refuseFor(limit, await shop.limits.consume(limit, networkOf(ip), by));
}

/**
 * Counts the bytes that an order, or a part of it, would take in the database, and refuses with 429 what exceeds the
 * daily limit.
 */
export function countBytes(shop: Shop, part: unknown, ip: string): Promise<void> {
  return count(shop, limitsOf(shop).orderBytes, ip, Buffer.byteLength(JSON.stringify(part)));
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For senders who sign their requests, and may send many at once. */
    isUnlimited?: boolean;
  }
}

const isChange = ({ method, routeOptions }: FastifyRequest): boolean =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) && routeOptions.config.isUnlimited !== true;

/** Limits how often a network changes something, and how often it requests unknown addresses. */
export function limitRequests(app: FastifyInstance, shop: Shop): void {
  const { changes, unknown } = limitsOf(shop);
  // After CORS; otherwise, other sites could not read the refusal.
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (isChange(request)) await count(shop, changes, request.ip);
    if (request.is404) await count(shop, unknown, request.ip);
    return payload;
  });
}
