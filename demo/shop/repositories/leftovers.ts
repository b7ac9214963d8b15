import { and, asc, eq, exists, gt, inArray, lte, notExists, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { credentials, sessions, throttles, users, verifications } from '../schema/accounts.ts';
import { pricesLifetime, unpaidLifetime } from '../ordering/lifetimes.ts';
import { drafts, draftSessions } from '../schema/drafts.ts';
import { idempotencyKeys } from '../schema/idempotency.ts';
import { mails } from '../schema/mails.ts';
import { orderItems, orders } from '../schema/orders.ts';
import { payments } from '../schema/payments.ts';
import { isUnsettled } from './payments.ts';

/** Buyers must not wait for the database because of a clean-up. */
const mostAtOnce = 200;

/**
 * How long an account waits for its address to be confirmed, in milliseconds; the emailed link is valid for as long.
 */
const pendingLifetime = 3 * 24 * 60 * 60 * 1000;

const someOrders = (db: Database) => db.select({ id: orders.id }).from(orders).$dynamic();

type OrderIds = ReturnType<typeof someOrders>;

/** Statements that delete orders with everything about them. */
const deletionOf = (db: Database, ids: OrderIds) =>
  [
    db.delete(orderItems).where(inArray(orderItems.orderId, ids)),
    db.delete(idempotencyKeys).where(inArray(idempotencyKeys.orderId, ids)),
    db.delete(payments).where(inArray(payments.orderId, ids)),
    db.delete(orders).where(inArray(orders.id, ids)).returning({ id: orders.id }),
  ] as const;

/**
 * Deletes the test orders of an account that ends, and its orders without a started payment; the others stay as
 * invoices, without the account.
 */
export async function endOrders(db: Database, userId: string): Promise<void> {
  const isPaying = db.select({ id: payments.id }).from(payments).where(eq(payments.orderId, orders.id));
  const isUnpaid = and(eq(orders.status, 'awaiting-payment'), notExists(isPaying));
  const isOwn = eq(orders.userId, userId);
  const ended = someOrders(db).where(and(isOwn, or(orders.isTest, isUnpaid)));
  await db.batch([...deletionOf(db, ended), db.update(orders).set({ userId: null }).where(isOwn)]);
}

export const leftoverRepository = (db: Database) => {
  const oldest = (which: SQL | undefined) =>
    someOrders(db).where(which).orderBy(asc(orders.createdAt)).limit(mostAtOnce);
  /** Test orders placed at `before` or earlier. */
  const tests = (before: Date) => oldest(and(sql`${orders.isTest}`, lte(orders.createdAt, before)));
  /** Orders placed at `before` or earlier without a payment, and without one in progress. */
  const unpaid = (before: Date, now: Date) => {
    const isPayment = eq(payments.orderId, orders.id);
    const isMoney = or(
      inArray(payments.status, ['paid', 'surplus', 'refunded']),
      and(isUnsettled, gt(payments.expiresAt, now)),
    );
    return oldest(
      and(
        // Written out, because otherwise SQLite would not use the index for such orders.
        sql`${orders.status} = 'awaiting-payment'`,
        lte(orders.createdAt, before),
        notExists(db.select().from(payments).where(and(isPayment, isMoney))),
      ),
    );
  };
  const deleteOrders = async (ids: OrderIds): Promise<number> => (await db.batch(deletionOf(db, ids)))[3].length;
  return {
    /** Deletes what has expired at `now`: sessions, links, unconfirmed accounts, drafts, keys, counters and emails. */
    deleteOver: async (now: Date): Promise<void> => {
      const isPending = and(
        eq(users.emailVerified, false),
        lte(users.createdAt, new Date(now.getTime() - pendingLifetime)),
      );
      const isOver = and(eq(draftSessions.id, drafts.sessionId), lte(draftSessions.expiresAt, now));
      await db.batch([
        db.delete(sessions).where(lte(sessions.expiresAt, now)),
        db.delete(verifications).where(lte(verifications.expiresAt, now)),
        db
          .delete(credentials)
          .where(inArray(credentials.userId, db.select({ id: users.id }).from(users).where(isPending))),
        db.delete(users).where(isPending),
        db
          .delete(mails)
          .where(
            and(
              notInArray(mails.status, ['waiting', 'sending']),
              lte(mails.createdAt, new Date(now.getTime() - unpaidLifetime)),
            ),
          ),
        db.delete(throttles).where(lte(throttles.expire, now)),
        // A later order may still replace one that can be paid.
        db.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresAt, new Date(now.getTime() - pricesLifetime))),
        db.delete(drafts).where(exists(db.select().from(draftSessions).where(isOver))),
        db.delete(draftSessions).where(lte(draftSessions.expiresAt, now)),
      ]);
    },

    /** Deletes some unpaid orders and test orders that were placed at `before` or earlier; returns how many. */
    deleteOld: async (before: Date, now: Date): Promise<number> =>
      (await deleteOrders(unpaid(before, now))) + (await deleteOrders(tests(before))),
  };
};
