import { digest } from '../digest.ts';
import type { IdempotencyRow } from '../schema/idempotency.ts';

/** A key that identifies one order. */
export type Claim = Omit<IdempotencyRow, 'orderId'>;

/** The stored form of a buyer's key; `buyer` is null for a guest. */
export const keyDigest = (userId: string | null, key: string): string => digest(`${userId ?? 'guest'} ${key}`);
