import * as v from 'valibot';
import { currencies } from '../domain/checkout/currency.ts';
import { request, type Client } from './client.ts';
import { amount, flag, id, text } from './schemas.ts';

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

/** A paid order, as reported to the host page. */
type PaidOrder = v.InferOutput<typeof paid>;

/**
 * `GET /order/paid/{token}` (docs/contract.md, Settled): what a buyer who returned with this token has paid. The token
 * works once. Throws ApiError `http` with 404 if the token is unknown or was used before.
 */
export const findPaidOrder = (client: Client, token: string): Promise<PaidOrder> =>
  request(client, paid, { path: `order/paid/${encodeURIComponent(token)}` });
