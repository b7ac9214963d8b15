import type { OpenedPayment } from '../repositories/payments.ts';
import type { Settled } from '../repositories/settlements.ts';
import type { OrderRow } from '../schema/orders.ts';
import type { Shop } from '../shop.ts';
import { gatewayNamed, testGatewayName } from './gateway.ts';

export interface PaidSession {
  readonly order: Pick<OrderRow, 'number' | 'isTest'>;
  readonly payment: OpenedPayment;
  /** Hash of the paying browser's value; missing if the provider reports the payment. */
  readonly payer?: string | null;
}

/** If a session stayed payable, its payment would only be refunded. */
async function closeOthers(shop: Shop, { closed }: Settled): Promise<void> {
  const closing = closed.map(async ({ gateway, sessionId }) => {
    if (sessionId !== null) await gatewayNamed(shop, gateway)?.close(sessionId);
  });
  for (const result of await Promise.allSettled(closing)) {
    if (result.status === 'rejected')
      shop.log.warn({ err: result.reason }, 'a checkout of a paid order could not be closed');
  }
}

async function refund(shop: Shop, { order, payment }: PaidSession): Promise<'refunded' | 'surplus'> {
  const about = { order: order.number, session: payment.sessionId };
  try {
    const gateway = gatewayNamed(shop, payment.gateway);
    if (gateway === undefined) throw new Error(`This shop does not use ${payment.gateway}.`);
    await gateway.refund(payment.sessionId, `${payment.id}-refund`, 'duplicate');
  } catch (error) {
    shop.log.error({ ...about, err: error }, 'PAID TWICE and not refunded: refund this session by hand');
    return 'surplus';
  }
  await shop.settlements.refunded(payment.id);
  shop.log.error(about, 'paid twice: the second payment was refunded');
  return 'refunded';
}

/**
 * Records that a session was paid. The order's other sessions are closed. If another session has already paid the
 * order, the money is refunded; in any case, a log entry tells staff. `surplus`: it could not be refunded. Throws if a
 * test payment is meant to pay for a real order, or the other way round.
 */
export async function settle(shop: Shop, paid: PaidSession): Promise<'paid' | 'again' | 'refunded' | 'surplus'> {
  const { payment, payer = null } = paid;
  const { isTest } = paid.order;
  if (isTest !== (payment.gateway === testGatewayName)) throw new Error('A test payment pays for test orders only.');
  const settled = await shop.settlements.settle({ ...payment, payer }, shop.now());
  shop.outbox.wake();
  await closeOthers(shop, settled);
  return settled.outcome === 'surplus' ? refund(shop, paid) : settled.outcome;
}
