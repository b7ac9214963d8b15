import { reason, Refusal } from '../http/refusal.ts';
import type { PaymentGateway } from './gateway.ts';

async function ask<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw Object.assign(new Refusal(502, reason('payment-unavailable')), { cause: error });
  }
}

/** The same gateway, with the shop's own messages for its failures; the provider's messages are only logged. */
export const inOwnWords = (gateway: PaymentGateway): PaymentGateway => ({
  ...gateway,
  open: (request) => ask(gateway.open(request)),
  stateOf: (sessionId) => ask(gateway.stateOf(sessionId)),
  close: (sessionId) => ask(gateway.close(sessionId)),
  refund: (...what) => ask(gateway.refund(...what)),
});
