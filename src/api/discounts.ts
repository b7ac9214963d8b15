import * as v from 'valibot';
import type { Discount } from '../domain/checkout/discount.ts';
import { find, type Client } from './client.ts';
import { amount, id, optionalAmount, text, textOrEmpty } from './schemas.ts';

/** The schema of a discount. It also checks the discount of a saved order. */
export const discountSchema: v.GenericSchema<unknown, Discount> = v.pipe(
  v.object({
    id: v.nullish(id, null),
    title: textOrEmpty,
    description: text,
    discountCode: text,
    type: v.picklist(['fixed', 'percentage']),
    value: amount,
    minOrderAmount: optionalAmount,
    maxDiscount: optionalAmount,
  }),
  // If a shop sends a code but no id, the code is used as the id.
  v.transform((raw) => ({ ...raw, id: raw.id ?? raw.discountCode ?? '' })),
  v.check((one) => one.id !== ''),
);

/** `GET /discount/{codeOrId}`; null if the shop knows no such discount (docs/contract.md, On the wire). */
export function findDiscount(client: Client, codeOrId: string, signal?: AbortSignal): Promise<Discount | null> {
  const path = `discount/${encodeURIComponent(codeOrId)}`;
  return find(client, v.nullish(discountSchema, null), { path, ...(signal && { signal }) });
}
