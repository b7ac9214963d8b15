import * as v from 'valibot';
import { bearer, request, type Client } from './client.ts';
import { optionalObject, text } from './schemas.ts';

const payment = v.pipe(
  v.object({
    paymentGatewayInfo: optionalObject({ sessionId: text, url: text, publishableKey: text }),
    statusToken: text,
  }),
  v.transform(({ paymentGatewayInfo, statusToken }) => ({ ...paymentGatewayInfo, statusToken })),
);

/** The shop's answer about a payment. Without a session id, there is nothing to pay at. */
export type PaymentInfo = v.InferOutput<typeof payment>;

interface Paying {
  /** The token of a logged-in buyer; null for a guest. */
  readonly token: string | null;
  /** The page to return to, on this page's origin. Without it, the shop gets only the origin. */
  readonly returnUrl?: string | null;
  readonly signal: AbortSignal;
}

/**
 * `POST /order/{id}/create-payment` with a token, `create-guest-payment` without. The Referer tells the shop which page
 * to return to, without the page's own query.
 */
export function createPayment(
  client: Client,
  orderId: string,
  { token, returnUrl = null, signal }: Paying,
): Promise<PaymentInfo> {
  return request(client, payment, {
    path: `order/${encodeURIComponent(orderId)}/${token === null ? 'create-guest-payment' : 'create-payment'}`,
    method: 'post',
    json: { paymentGateway: 'stripe', paymentMethod: 'card' },
    headers: bearer(token),
    signal,
    ...(returnUrl === null
      ? { referrerPolicy: 'strict-origin' }
      : { referrer: returnUrl, referrerPolicy: 'no-referrer-when-downgrade' }),
  });
}
