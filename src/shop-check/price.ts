import * as v from 'valibot';
import { priceLine, totals } from '../api/calculation.ts';
import { request, type Client } from '../api/client.ts';
import { orNull } from '../api/schemas.ts';
import type { Address } from '../domain/buyer/address.ts';
import { calculationOf, type Question, type Samples } from './sample-order.ts';
import { inTime } from './shop-under-check.ts';

/** The form drops all lines if it can't name one; the check tells why. */
const price = v.object({ ...totals.entries, lines: v.nullish(v.unknown(), null) });
const priceLines = orNull(v.array(priceLine));

/** The price of a body of `POST /order/calculate-guest`, with lines that the form may not know. Throws ApiError. */
export async function priceOfBody(client: Client, body: object & { readonly address: Address }) {
  const path = 'order/calculate-guest';
  const { lines, ...priced } = await request(client, price, { path, method: 'post', json: body, signal: inTime() });
  return {
    ...priced,
    lines: v.parse(priceLines, lines),
    sendsLines: lines !== null,
    hasAddress: body.address.country !== '',
  };
}

/** A price and facts about its request: whether it had an address, and whether the answer has `lines`. */
export type Priced = Awaited<ReturnType<typeof priceOfBody>>;

/** What an order costs at an address. Throws ApiError. */
export const priceOf = (client: Client, samples: Samples, { order, address }: Question): Promise<Priced> =>
  priceOfBody(client, calculationOf(samples, order, address));
