import { digest } from '../digest.ts';
import type { IdempotencyRow } from '../schema/idempotency.ts';

/** A key that stands for one order only. */
export type Claim = Omit<IdempotencyRow, 'orderId'>;

/** What the database keeps of a buyer's key; null: a guest's. */
export const keyDigest = (userId: string | null, key: string): string => digest(`${userId ?? 'guest'} ${key}`);
