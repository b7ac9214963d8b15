import { and, eq, exists, gt, isNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { idempotencyKeys } from '../schema/idempotency.ts';
import { orders } from '../schema/orders.ts';
import { payments } from '../schema/payments.ts';
import { isUnsettled } from './payments.ts';

/** The new order. */
type Successor = Pick<typeof orders.$inferInsert, 'id' | 'status' | 'createdAt'>;

/**
 * The status of an order that replaces another one. If the other one is paid, payable or discarded, it is null, which
 * the column refuses, so the whole batch fails.
 */
export function statusIfFree(db: Database, { status, createdAt }: Successor, replaced: string | null) {
  if (replaced === null) return status;
  const isUnpaid = and(eq(orders.id, replaced), eq(orders.status, 'awaiting-payment'), isNull(orders.discardedAt));
  const isPayable = and(eq(payments.orderId, replaced), eq(payments.status, 'open'), gt(payments.expiresAt, createdAt));
  const isFree = and(
    exists(db.select().from(orders).where(isUnpaid)),
    notExists(db.select().from(payments).where(isPayable)),
  );
  return sql`CASE WHEN ${isFree} THEN ${status} END`;
}

/**
 * Discards the replaced order. Its keys then point to the new one, so that a later order replaces that; but they can't
 * create an order again.
 */
export function replace(db: Database, { id: orderId, createdAt }: Successor, replaced: string | null) {
  if (replaced === null) return [];
  const isOpen = and(eq(payments.orderId, replaced), isUnsettled);
  return [
    db.update(orders).set({ discardedAt: createdAt }).where(eq(orders.id, replaced)),
    db.update(payments).set({ status: 'closed' }).where(isOpen),
    db.update(idempotencyKeys).set({ orderId, fingerprint: '' }).where(eq(idempotencyKeys.orderId, replaced)),
  ] as const;
}
