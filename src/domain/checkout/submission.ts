import type { StyleGuide } from '../order/style-guide.ts';

/** The guides' texts as sent to the shop: in another language, the order would be another one. */
export type FrozenGuides = readonly { readonly guide: StyleGuide; readonly text: string }[];

/** The key of one body. */
export interface OrderKey {
  readonly fingerprint: string;
  readonly key: string;
  /** The key of the unpaid order that this one replaces, if any. */
  readonly replaces?: string | null | undefined;
}

/** What the shop knows about an order; saved beside it. A fingerprint distinguishes bodies. */
export interface Submission {
  readonly idempotencyKey: OrderKey | null;
  /** The order that the shop has created. */
  readonly created: {
    readonly fingerprint: string;
    readonly orderId: string;
    /** Depends on what was ordered, not on who ordered it. */
    readonly content?: string | null | undefined;
    /** The token for the payment status; null if the shop does not provide one. */
    readonly statusToken?: string | null | undefined;
  } | null;
  readonly guides: FrozenGuides;
}

export const noSubmission: Submission = { idempotencyKey: null, created: null, guides: [] };

/** The next attempt creates another order with the same body; it replaces the previous one if the shop still has that. */
export const withNewKey = ({ idempotencyKey }: Submission): Submission => ({
  ...noSubmission,
  idempotencyKey: idempotencyKey && { ...idempotencyKey, fingerprint: '' },
});

/** The submission with the status token of the order that the shop has created. */
export const withStatusToken = (submission: Submission, statusToken: string | null): Submission =>
  submission.created && statusToken !== null
    ? { ...submission, created: { ...submission.created, statusToken } }
    : submission;

/**
 * The key of the order that this one replaces: the last order that the shop is known to have created. If later answers
 * were lost, the shop finds those orders through it.
 */
export function replacedKey({ idempotencyKey, created }: Submission): string | null {
  if (idempotencyKey === null) return null;
  const isCreated = created?.fingerprint === idempotencyKey.fingerprint;
  return isCreated ? idempotencyKey.key : (idempotencyKey.replaces ?? idempotencyKey.key);
}

/** A short string that differs for different bodies, to detect changes of an order. It protects no secrets. */
export function fingerprint(body: object): string {
  const text = JSON.stringify(body);
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return `${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}${text.length.toString(36)}`;
}
