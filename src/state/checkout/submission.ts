import type { OrderBody } from '../../domain/order-body.ts';
import type { GuestOrderBody } from '../../api/orders.ts';
import type { StyleGuide } from '../../domain/style-guide.ts';
import { perOrderAtom } from '../order/order-life.ts';

/** The texts of the guides as they went to the shop: in another language the order would be another one. */
export type FrozenGuides = { readonly guide: StyleGuide; readonly text: string }[];

/** What the shop knows of the order under way; saved beside it. A fingerprint tells one body from another. */
export interface Submission {
  readonly idempotencyKey: { readonly fingerprint: string; readonly key: string } | null;
  readonly created: {
    readonly fingerprint: string;
    readonly orderId: string;
    readonly isPaid?: boolean | null | undefined;
  } | null;
  readonly guides: FrozenGuides;
}

export const noSubmission: Submission = { idempotencyKey: null, created: null, guides: [] };

export const submissionAtom = perOrderAtom(noSubmission);

/** A short text that differs for different bodies: tells whether an order has changed. No secret is kept by it. */
export function fingerprint(body: OrderBody | GuestOrderBody): string {
  const text = JSON.stringify(body);
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return `${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}${text.length.toString(36)}`;
}
