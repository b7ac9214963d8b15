import * as v from 'valibot';
import { parseAnswer, request, type Client } from '../api/client.ts';
import type { Address } from '../domain/buyer/address.ts';
import { priceSchema, type Priced } from './price-rules.ts';
import { calculationOf, type Question, type Samples } from './sample-order.ts';
import { inTime } from './shop-under-check.ts';

const withLines = v.object({ lines: v.nullish(v.unknown(), null) });

/** The price of a body of `POST /order/calculate-guest`. Throws ApiError. */
export async function priceOfBody(client: Client, body: object & { readonly address: Address }): Promise<Priced> {
  const path = 'order/calculate-guest';
  const answer = await request(client, v.unknown(), { path, method: 'post', json: body, signal: inTime() });
  return {
    ...parseAnswer(priceSchema, answer),
    sendsLines: parseAnswer(withLines, answer).lines !== null,
    hasAddress: body.address.country !== '',
  };
}

/** What an order costs at an address. Throws ApiError. */
export const priceOf = (client: Client, samples: Samples, { order, address }: Question): Promise<Priced> =>
  priceOfBody(client, calculationOf(samples, order, address));
