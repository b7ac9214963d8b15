import * as v from 'valibot';
import { request, type Client } from './client.ts';
import { text } from './schemas.ts';

const payment = v.pipe(
  v.object({
    paymentGatewayInfo: v.fallback(v.object({ sessionId: text, url: text, publishableKey: text }), {
      sessionId: null,
      url: null,
      publishableKey: null,
    }),
  }),
  v.transform((answer) => answer.paymentGatewayInfo),
);

/** What the shop says of a payment; without a session id there is nothing to pay at. */
export type PaymentInfo = v.InferOutput<typeof payment>;

/**
 * `POST /order/{id}/create-guest-payment`. The Referer carries the page's whole address, so that a shop can lead a buyer
 * who cancels back to the page and not only to its site.
 */
export function createGuestPayment(client: Client, orderId: string): Promise<PaymentInfo> {
  return request(client, payment, {
    path: `order/${encodeURIComponent(orderId)}/create-guest-payment`,
    method: 'post',
    json: { paymentGateway: 'stripe', paymentMethod: 'card' },
    referrerPolicy: 'no-referrer-when-downgrade',
  });
}
