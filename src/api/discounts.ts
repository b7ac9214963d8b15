import * as v from 'valibot';
import type { Discount } from '../domain/checkout/discount.ts';
import { request, type Client } from './client.ts';
import { ApiError } from './errors.ts';
import { amount, id, optionalAmount, text } from './schemas.ts';

/** A schema for a discount; the one of a saved order is checked by it too. */
export const discountSchema: v.GenericSchema<unknown, Discount> = v.pipe(
  v.object({
    id: v.nullish(id, null),
    title: v.fallback(v.string(), ''),
    description: text,
    discountCode: text,
    type: v.picklist(['fixed', 'percentage']),
    value: amount,
    minOrderAmount: optionalAmount,
    maxDiscount: optionalAmount,
  }),
  // Where a shop gives a code but no id, the code serves as one.
  v.transform((raw) => ({ ...raw, id: raw.id ?? raw.discountCode ?? '' })),
  v.check((one) => one.id !== '', 'neither id nor code'),
);

/** `GET /discount/{codeOrId}`; null where the shop knows no such discount (docs/contract.md, On the wire). */
export async function findDiscount(client: Client, codeOrId: string, signal: AbortSignal): Promise<Discount | null> {
  try {
    const path = `discount/${encodeURIComponent(codeOrId)}`;
    return await request(client, v.nullish(discountSchema, null), { path, signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
