import * as v from 'valibot';
import { payments } from '../domain/checkout/checkout.ts';
import { request, type Client } from './client.ts';
import { id, text } from './schemas.ts';

const paymentStatus = v.object({ orderId: id, status: v.picklist(payments), paidToken: text });

/** The status of an order's payment, and once it is paid, the token for `findPaidOrder`. */
export type PaymentStatus = v.InferOutput<typeof paymentStatus>;

/**
 * `GET /order/status/{token}` (docs/contract.md, On the wire), with the token of the answer to a payment call, or of the
 * URL of a buyer who returned. Throws ApiError `http` with 404 for an unknown token.
 */
export const findPaymentStatus = (client: Client, token: string, signal: AbortSignal): Promise<PaymentStatus> =>
  request(client, paymentStatus, { path: `order/status/${encodeURIComponent(token)}`, signal });
