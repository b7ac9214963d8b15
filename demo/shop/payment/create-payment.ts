import { Refusal } from '../http/refusal.ts';
import type { OrderRow, PaymentRow } from '../schema.ts';
import type { Shop } from '../shop.ts';

export type Payable = Pick<PaymentRow, 'sessionId' | 'url'>;

/** The open session, if it can be used again: the provider's own page keeps the way back that it was made with. */
async function reuse(shop: Shop, open: PaymentRow, returnUrl: string): Promise<Payable | null> {
  if (open.gateway !== shop.gateway.name) return null;
  if (open.returnUrl === returnUrl) return open;
  if (open.gateway !== 'embedded') return null;
  await shop.payments.returnTo(open.sessionId, returnUrl);
  return open;
}

async function openSession(shop: Shop, order: OrderRow, returnUrl: string): Promise<Payable> {
  const now = shop.now();
  const session = await shop.gateway.open({ order, returnUrl, now });
  await shop.payments.add({ ...session, orderId: order.id, gateway: shop.gateway.name, returnUrl, createdAt: now });
  return session;
}

/**
 * A checkout for an order that awaits payment; asked again it gives the same one while that can be paid, so that an
 * order has one open checkout at most. Refuses a paid one with 409.
 */
export async function createPayment(shop: Shop, order: OrderRow, returnUrl: string): Promise<Payable> {
  if (order.status === 'paid') throw new Refusal(409, 'This order is already paid.');
  const open = await shop.payments.findOpen(order.id, shop.now());
  if (open === null) return openSession(shop, order, returnUrl);
  const again = await reuse(shop, open, returnUrl);
  if (again !== null) return again;
  if (open.gateway === shop.gateway.name) await shop.gateway.close(open.sessionId);
  await shop.payments.close(open.sessionId);
  return openSession(shop, order, returnUrl);
}
