import type { Shop } from '../shop.ts';

type Refunding = Pick<Shop, 'gateway' | 'now' | 'refunds'>;

/**
 * Refunds a paid order in full, and stores that. Returns whether there is a paid order with this number. Throws if the
 * provider fails; repeating it is safe.
 */
export async function refundOrder({ gateway, now, refunds }: Refunding, number: number): Promise<boolean> {
  const paid = await refunds.findNumber(number);
  if (paid === null) return false;
  const { id, gateway: name, sessionId } = paid.payment;
  if (name !== gateway.name || sessionId === null) throw new Error(`This shop does not use ${name}.`);
  await gateway.refund(sessionId, `${id}-order-refund`, 'requested_by_customer');
  await refunds.refund(paid, now());
  return true;
}
