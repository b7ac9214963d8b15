import * as v from 'valibot';
import { currencies, type Currency } from '../domain/checkout/currency.ts';
import { request, type Client } from './client.ts';
import { amount, id, text } from './schemas.ts';

/** An order that was paid, as the host page is told of it; `total` in major units. */
interface PaidOrder {
  readonly orderId: string;
  readonly total: number;
  readonly currency: Currency;
  /** What the page gave with the order; null if it gave none, or the shop does not keep it. */
  readonly reference: string | null;
}

const paid = v.object({ orderId: id, total: amount, currency: v.picklist(currencies), reference: text });

/**
 * `GET /order/paid/{token}` (docs/contract.md, Settled): what a buyer has paid who came back with this token, which
 * works once. Throws ApiError `http` with 404 where the token says nothing, or said it before.
 */
export const findPaidOrder = (client: Client, token: string): Promise<PaidOrder> =>
  request(client, paid, { path: `order/paid/${encodeURIComponent(token)}` });
