import * as v from 'valibot';
import type { Address } from '../domain/buyer/address.ts';
import type { CalculationBody } from '../domain/checkout/order-body.ts';
import { isPriceCode, type Totals } from '../domain/checkout/prices.ts';
import { bearer, request, type Client } from './client.ts';
import { amount, optionalAmount, orNull, text } from './schemas.ts';

export const priceLine = v.object({ code: v.string(), label: text, quantity: amount, unit: amount, amount });

export const totals = v.object({
  subtotal: amount,
  discount: optionalAmount,
  discountRate: optionalAmount,
  tax: optionalAmount,
  taxRate: optionalAmount,
  total: amount,
  totalNoTax: optionalAmount,
  totalWordCount: optionalAmount,
  extraWordCount: optionalAmount,
  // If one line can't be named, the rest would not add up.
  lines: orNull(
    v.pipe(
      v.array(priceLine),
      v.everyItem(({ code, label }) => isPriceCode(code) || Boolean(label?.trim())),
    ),
  ),
  taxName: text,
});

/** `POST /order/calculate` with a token, `/order/calculate-guest` without (docs/behaviour.md, Calls). */
export function calculate(
  client: Client,
  body: CalculationBody & { readonly address?: Address },
  { token, signal }: { readonly token: string | null; readonly signal: AbortSignal },
): Promise<Totals> {
  return request(client, totals, {
    path: token === null ? 'order/calculate-guest' : 'order/calculate',
    method: 'post',
    json: body,
    headers: bearer(token),
    signal,
  });
}
