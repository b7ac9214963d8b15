import { sql, type SqlBool } from 'kysely';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { pricesLifetime, unpaidLifetime } from '../ordering/lifetimes.ts';
import { deleteExpiredDrafts } from './draft-sessions.ts';

/** Buyers must not wait for the database because of a clean-up. */
const mostAtOnce = 200;

/**
 * How long an account waits for its address to be confirmed, in milliseconds; the emailed link is valid for as long.
 */
const pendingLifetime = 3 * 24 * 60 * 60 * 1000;

const isUnpaid = sql<SqlBool>`status = 'awaiting-payment'`;
const isTest = sql<SqlBool>`is_test`;

/** Deletes orders with everything about them. */
async function deleteOrders(tx: Database, orders: readonly { readonly id: string }[]): Promise<number> {
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return 0;
  for (const table of ['orderItems', 'idempotencyKeys', 'payments'] as const) {
    await tx.deleteFrom(table).where('orderId', 'in', ids).execute();
  }
  await tx.deleteFrom('orders').where('id', 'in', ids).execute();
  return ids.length;
}

/**
 * Deletes the test orders of an account that ends, and its orders without a started payment; the others stay as
 * invoices, without the account.
 */
export async function endOrders(db: Database, userId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ended = await tx
      .selectFrom('orders')
      .select('id')
      .where('userId', '=', userId)
      .where((order) => {
        const payments = order.selectFrom('payments').select('id').whereRef('payments.orderId', '=', 'orders.id');
        return order.or([isTest, order.and([isUnpaid, order.not(order.exists(payments))])]);
      })
      .forUpdate()
      .execute();
    await deleteOrders(tx, ended);
    await tx.updateTable('orders').set({ userId: null }).where('userId', '=', userId).execute();
  });
}

const oldest = (tx: Database, before: Date) =>
  tx
    .selectFrom('orders')
    .select('id')
    .where('createdAt', '<=', before)
    .orderBy('createdAt')
    .limit(mostAtOnce)
    .forUpdate();

/** Orders without a payment, and without one in progress. */
const unpaid = (tx: Database, before: Date, now: Date) =>
  oldest(tx, before)
    .where(isUnpaid)
    .where((order) => {
      const payments = order.selectFrom('payments').select('id').whereRef('payments.orderId', '=', 'orders.id');
      const isMoneyOrOpen = payments.where((payment) =>
        payment.or([
          payment('status', 'in', ['paid', 'surplus', 'refunded']),
          payment.and([payment('status', 'in', ['opening', 'open']), payment('expiresAt', '>', now)]),
        ]),
      );
      return order.not(order.exists(isMoneyOrOpen));
    });

export const leftoverRepository = (db: Database) => {
  const deletePending = async (before: Date): Promise<void> => {
    const isPending = db.selectFrom('users').select('id').where('emailVerified', '=', false);
    const pending = await isPending.where('createdAt', '<=', before).execute();
    if (pending.length === 0) return;
    const ids = pending.map(({ id }) => id);
    await inTransaction(db, async (tx) => {
      const unconfirmed = tx.selectFrom('users').select('id').where('id', 'in', ids).where('emailVerified', '=', false);
      await tx.deleteFrom('credentials').where('userId', 'in', unconfirmed).execute();
      await tx.deleteFrom('users').where('id', 'in', unconfirmed).execute();
    });
  };

  return {
    /** Deletes what has expired at `now`: sessions, links, unconfirmed accounts, drafts, keys and emails. */
    deleteOver: async (now: Date): Promise<void> => {
      const before = (lifetime: number): Date => new Date(now.getTime() - lifetime);
      await db.deleteFrom('sessions').where('expiresAt', '<=', now).execute();
      await db.deleteFrom('verifications').where('expiresAt', '<=', now).execute();
      await deletePending(before(pendingLifetime));
      await db
        .deleteFrom('outbox')
        .where('status', 'in', ['sent', 'unknown', 'dropped'])
        .where('createdAt', '<=', before(unpaidLifetime))
        .execute();
      // A later order may still replace one that can be paid.
      await db.deleteFrom('idempotencyKeys').where('expiresAt', '<=', before(pricesLifetime)).execute();
      await inTransaction(db, (tx) => deleteExpiredDrafts(tx, now));
    },

    /** Deletes some unpaid orders and test orders that were placed at `before` or earlier; returns how many. */
    deleteOld: (before: Date, now: Date): Promise<number> =>
      inTransaction(db, async (tx) => {
        const deleted = await deleteOrders(tx, await unpaid(tx, before, now).execute());
        return deleted + (await deleteOrders(tx, await oldest(tx, before).where(isTest).execute()));
      }),
  };
};
