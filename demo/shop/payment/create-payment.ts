import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { countBytes } from '../http/limits.ts';
import { reason, Refusal } from '../http/refusal.ts';
import { isTooOld } from '../ordering/lifetimes.ts';
import { isOpened, type OpenedPayment } from '../repositories/payments.ts';
import type { OrderRow } from '../schema/orders.ts';
import type { Shop } from '../shop.ts';
import { closeSession, confirming } from './close-session.ts';
import { gatewayFor } from './gateway.ts';
import { tokenOf, withStatus, type ReturnAddress } from './return-url.ts';

export type Payable = Pick<OpenedPayment, 'sessionId' | 'url'>;

/** How long one request prevents others from calling the provider for the same order, in milliseconds. */
const claimLifetime = 60_000;

/**
 * How often, and after how many milliseconds each time, a request checks whether another one has opened the checkout.
 */
const looks = 100;
const pause = 150;

export interface PaymentRequest {
  readonly order: OrderRow;
  readonly back: ReturnAddress;
  readonly ip: string;
}

/** Whether the session can be reused. At some providers, the return URL of a session can't change. */
async function isUsable(shop: Shop, open: OpenedPayment, { order, back }: PaymentRequest): Promise<boolean> {
  const gateway = gatewayFor(shop, order);
  if (open.gateway !== gateway.name) return false;
  const state = open.outcome === 'confirming' ? 'paid' : await gateway.stateOf(open.sessionId);
  if (state === 'paid') throw confirming();
  if (state === 'over') return false;
  if (back.isStranger || open.returnUrl === back.url) return true;
  if (gateway.keepsReturnUrl) return false;
  await shop.payments.returnTo(open.id, back.url);
  return true;
}

/** Opens a session that nobody else opens; null if another request was faster. */
async function open(shop: Shop, { order, back }: PaymentRequest): Promise<Payable | null> {
  const returnUrl = back.url;
  const now = shop.now();
  const gateway = gatewayFor(shop, order);
  if (isTooOld(order, now)) throw new Refusal(410, reason('order-too-old'));
  const claim = {
    id: randomUUID(),
    orderId: order.id,
    gateway: gateway.name,
    returnUrl,
    createdAt: now,
    expiresAt: new Date(now.getTime() + claimLifetime),
  };
  if (!(await shop.payments.claim(claim))) return null;
  try {
    const returnUrlWithStatus = await withStatus(shop, order.id, returnUrl);
    const session = await gateway.open({ key: claim.id, order, returnUrl: returnUrlWithStatus, now });
    if (await shop.payments.opened(claim, session)) return session;
    await gateway.close(session.sessionId);
    return null;
  } catch (error) {
    await shop.payments.close(claim.id);
    throw error;
  }
}

async function attempt(shop: Shop, request: PaymentRequest): Promise<Payable | null> {
  const { order, back, ip } = request;
  if (order.status === 'paid') throw new Refusal(409, reason('order-paid'));
  if (order.discardedAt !== null) throw new Refusal(404, reason('order-unknown'));
  const current = await shop.payments.current(order.id, shop.now());
  if (current !== null && !isOpened(current)) return null;
  if (current !== null && (await isUsable(shop, current, request))) return current;
  // Another return URL needs another session each time, whose rows stay as long as the order.
  await countBytes(shop, back.url, ip);
  if (current !== null) await closeSession(shop, current);
  return open(shop, request);
}

/**
 * A checkout for an order that awaits payment. Repeated requests, even at the same time, get the same one while it can
 * be paid: an order has at most one open checkout. Refuses with 404 a discarded order, with 409 one that is paid or
 * being paid, and with 410 one whose prices have expired.
 */
export async function createPayment(shop: Shop, request: PaymentRequest): Promise<Payable> {
  const { order } = request;
  let latest = order;
  for (let look = 0; look < looks; look += 1) {
    const payable = await attempt(shop, { ...request, order: latest });
    if (payable !== null) return payable;
    await wait(pause);
    latest = (await shop.orders.find(order.id)) ?? order;
  }
  throw new Refusal(503, reason('payment-unavailable'), 5);
}

/** A checkout on the wire (docs/contract.md, On the wire), with the token for its status. */
export async function wirePayment(shop: Shop, order: OrderRow, { sessionId, url }: Payable) {
  const { publishableKey } = gatewayFor(shop, order);
  return {
    paymentGatewayInfo: { sessionId, url, ...(publishableKey === null ? {} : { publishableKey }) },
    statusToken: await tokenOf(shop, 'status', order.id),
  };
}
