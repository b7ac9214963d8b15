import { PostgresAdapter, sql, type ExpressionBuilder } from 'kysely';
import { firstOf, type Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { UserRow } from '../schema/accounts.ts';
import type { IdempotencyRow, NewOrder, NewOrderItem, OrderItemRow, OrderRow } from '../schema/orders.ts';
import type { Tables } from '../schema/tables.ts';
import { closeUnsettled, lockOrder } from './payments.ts';

const isPostgres = (db: Database): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** The next order number: they count up from 10001, and those of deleted orders do not come back. */
async function nextOrderNumber(db: Database): Promise<number> {
  const query = isPostgres(db)
    ? sql<{ last: number }>`SELECT nextval('order_numbers') AS last`
    : sql<{ last: number }>`INSERT INTO order_numbers (id, last) VALUES (1, 10001)
        ON CONFLICT (id) DO UPDATE SET last = order_numbers.last + 1 RETURNING last`;
  const { rows } = await query.execute(db);
  if (rows[0] === undefined) throw new Error('The database gave no order number.');
  return rows[0].last;
}

export interface StoredOrder extends OrderRow {
  readonly items: readonly OrderItemRow[];
}

/** The fields of an account that decide which orders belong to it. */
export type Owner = Pick<UserRow, 'id' | 'email'>;

/** Orders of an account: those placed while logged in, and guests' orders with its confirmed address. */
export const isOrderOf =
  ({ id, email }: Owner) =>
  (column: ExpressionBuilder<Tables, 'orders'>) =>
    column.or([
      column('orders.userId', '=', id),
      column.and([column('orders.userId', 'is', null), column(sql`lower(trim(orders.email))`, '=', email)]),
    ]);

/** The data stored together with an order. */
interface Beside {
  readonly claim?: Omit<IdempotencyRow, 'orderId'> | undefined;
  /** The order that it replaces. */
  readonly replaced?: string | null;
}

/** The order that is to be replaced was paid, opened for payment, discarded or replaced meanwhile. */
export class ReplacedOrderChanged extends Error {
  override readonly name = 'ReplacedOrderChanged';
}

/**
 * Discards the replaced order. Its keys then point to the new one, so that a later order replaces that; but they can't
 * create an order again.
 */
async function replace(tx: Database, replaced: string, { id, createdAt }: NewOrder): Promise<void> {
  const order = await lockOrder(tx, replaced);
  const payable = await tx
    .selectFrom('payments')
    .select('id')
    .where('orderId', '=', replaced)
    .where('status', '=', 'open')
    .where('expiresAt', '>', createdAt)
    .executeTakeFirst();
  if (order?.status !== 'awaiting-payment' || order.discardedAt !== null || payable !== undefined) {
    throw new ReplacedOrderChanged();
  }
  await tx.updateTable('orders').set({ discardedAt: createdAt }).where('id', '=', replaced).execute();
  await closeUnsettled(tx, replaced);
  await tx
    .updateTable('idempotencyKeys')
    .set({ orderId: id, fingerprint: '' })
    .where('orderId', '=', replaced)
    .execute();
}

async function addClaim(tx: Database, orderId: string, { claim }: Beside, now: Date): Promise<void> {
  if (claim === undefined) return;
  await tx.deleteFrom('idempotencyKeys').where('key', '=', claim.key).where('expiresAt', '<=', now).execute();
  await tx
    .insertInto('idempotencyKeys')
    .values({ ...claim, orderId })
    .execute();
}

/** The order in which a column, which is unique, has this value, with its messages; null if there is none. */
async function findBy(db: Database, column: 'id' | 'token', value: string): Promise<StoredOrder | null> {
  const order = await db.selectFrom('orders').selectAll().where(column, '=', value).executeTakeFirst();
  if (order === undefined) return null;
  const items = db.selectFrom('orderItems').selectAll().where('orderId', '=', order.id).orderBy('position');
  return { ...order, items: await items.execute() };
}

export const orderRepository = (db: Database) => ({
  /**
   * Stores an order, its messages and its key, and discards the order that it replaces, all or nothing. Throws if the
   * key is taken, or if the replaced order is paid, payable or discarded.
   */
  add: (order: NewOrder, items: readonly NewOrderItem[], beside: Beside = {}): Promise<OrderRow> =>
    inTransaction(db, async (tx) => {
      const { replaced = null } = beside;
      const number = await nextOrderNumber(tx);
      const stored = await tx
        .insertInto('orders')
        .values({ ...order, number })
        .returningAll()
        .executeTakeFirstOrThrow();
      const rows = items.map((item, position) => ({ ...item, orderId: order.id, position }));
      await tx.insertInto('orderItems').values(rows).execute();
      await addClaim(tx, order.id, beside, order.createdAt);
      if (replaced !== null) await replace(tx, replaced, order);
      return stored;
    }),

  find: (id: string) => findBy(db, 'id', id),

  /** The order with this id, if it belongs to this user (null: to a guest) and is not discarded; otherwise null. */
  findOf: (userId: string | null, id: string): Promise<OrderRow | null> => {
    const kept = db.selectFrom('orders').selectAll().where('id', '=', id).where('discardedAt', 'is', null);
    return firstOf(kept.where('userId', userId === null ? 'is' : '=', userId));
  },

  /** An account's order with this number, or null. */
  findNumber: (owner: Owner, number: number): Promise<OrderRow | null> =>
    firstOf(db.selectFrom('orders').selectAll().where('number', '=', number).where(isOrderOf(owner))),

  /** The last order that an account has paid, also as a guest; null if there is none. */
  findLastPaid: (owner: Owner): Promise<OrderRow | null> => {
    const paid = db.selectFrom('orders').selectAll().where(isOrderOf(owner)).where('status', '=', 'paid');
    // Anybody can place a test order with somebody else's email.
    const real = paid.where('isTest', '=', false);
    return firstOf(real.orderBy('number', 'desc').limit(1));
  },

  /** Stores the site of an order, unless it is already known; returns it. */
  fixReturnOrigin: async (id: string, origin: string): Promise<string> => {
    const order = await db
      .updateTable('orders')
      .set((column) => ({ returnOrigin: column.fn.coalesce('returnOrigin', column.val(origin)) }))
      .where('id', '=', id)
      .returning('returnOrigin')
      .executeTakeFirst();
    return order?.returnOrigin ?? origin;
  },

  /** The order whose thank-you page this token opens, or null. */
  findByToken: (token: string) => findBy(db, 'token', token),
});
