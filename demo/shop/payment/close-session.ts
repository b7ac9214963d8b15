import { reason, Refusal } from '../http/refusal.ts';
import type { OpenedPayment } from '../repositories/payments.ts';
import type { Shop } from '../shop.ts';

/** A payment is on its way: nothing may come in between. */
export const confirming = (): Refusal => new Refusal(409, reason('payment-confirming'));

/** Closes a session that nobody shall pay any more. Refuses where it has been paid meanwhile. */
export async function closeSession(shop: Shop, { id, sessionId, gateway }: OpenedPayment): Promise<void> {
  if (gateway === shop.gateway.name) {
    try {
      await shop.gateway.close(sessionId);
    } catch (error) {
      const state = await shop.gateway.stateOf(sessionId);
      if (state === 'paid') throw confirming();
      if (state === 'open') throw error;
    }
  }
  await shop.payments.close(id);
}
