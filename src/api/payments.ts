import * as v from 'valibot';
import { bearer, request, type Client } from './client.ts';
import { amount, flag, id, optionalObject, text } from './schemas.ts';
import { payments } from '../domain/checkout/checkout.ts';
import { currencies } from '../domain/checkout/currency.ts';

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
  /** Whether the shop reads that page from the body (`returnUrl` in its settings); otherwise it is the Referer. */
  readonly isReturnUrlSent?: boolean;
  readonly signal: AbortSignal;
}

/**
 * `POST /order/{id}/create-payment` with a token, `create-guest-payment` without. It tells the shop which page to
 * return to (docs/contract.md, On the wire): in the body, with the fragment, or as the Referer, without it.
 */
export function createPayment(
  client: Client,
  orderId: string,
  { token, returnUrl = null, isReturnUrlSent = false, signal }: Paying,
): Promise<PaymentInfo> {
  const isInBody = isReturnUrlSent && returnUrl !== null;
  return request(client, payment, {
    path: `order/${encodeURIComponent(orderId)}/${token === null ? 'create-guest-payment' : 'create-payment'}`,
    method: 'post',
    json: { paymentGateway: 'stripe', paymentMethod: 'card', ...(isInBody && { returnUrl }) },
    headers: bearer(token),
    signal,
    ...(isInBody || returnUrl === null
      ? { referrerPolicy: 'strict-origin' }
      : { referrer: returnUrl, referrerPolicy: 'no-referrer-when-downgrade' }),
  });
}

const paymentStatus = v.object({ orderId: id, status: v.picklist(payments), paidToken: text });

/**
 * `GET /order/status/{token}` (docs/contract.md, On the wire), with the token of the answer to a payment call, or of the
 * URL of a buyer who returned. Throws ApiError `http` with 404 for an unknown token.
 */
export const findPaymentStatus = (client: Client, token: string, signal: AbortSignal) =>
  request(client, paymentStatus, { path: `order/status/${encodeURIComponent(token)}`, signal });

const paid = v.object({
  orderId: id,
  /** In major units. */
  total: amount,
  currency: v.picklist(currencies),
  /** The page's reference; null if the page set none or the shop does not store it. */
  reference: text,
  /** Whether it is a test order, which no money was paid for. */
  test: flag,
});

/**
 * `GET /order/paid/{token}` (docs/contract.md, Settled): what a buyer who returned with this token has paid. The token
 * works once. Throws ApiError `http` with 404 if the token is unknown or was used before.
 */
export const findPaidOrder = (client: Client, token: string) =>
  request(client, paid, { path: `order/paid/${encodeURIComponent(token)}` });
