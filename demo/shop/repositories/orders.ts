import { and, asc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { idempotencyKeys, type IdempotencyRow } from '../schema/idempotency.ts';
import { replace, statusIfFree } from './replacing.ts';
import type { UserRow } from '../schema/accounts.ts';
import { orderItems, orderNumbers, orders, type OrderItemRow, type OrderRow } from '../schema/orders.ts';

export type NewOrder = Omit<typeof orders.$inferInsert, 'number'>;
export type NewOrderItem = Omit<typeof orderItems.$inferInsert, 'orderId' | 'position'>;

/** An order with its messages. */
export interface StoredOrder extends OrderRow {
  readonly items: readonly OrderItemRow[];
}

/** The fields of an account that decide which orders belong to it. */
export type Owner = Pick<UserRow, 'id' | 'email'>;

/** Orders of an account: those placed while logged in, and guests' orders with its confirmed address. */
export function isOrderOf({ id, email }: Owner): SQL | undefined {
  return or(eq(orders.userId, id), and(isNull(orders.userId), eq(sql`lower(trim(${orders.email}))`, email)));
}

/** The data stored together with an order. */
interface Beside {
  readonly claim?: Omit<IdempotencyRow, 'orderId'> | undefined;
  /** The order that it replaces. */
  readonly replaced?: string | null;
}

/** Order numbers are for people to read out: they count up, from 10001. */
const firstNumber = sql`(SELECT coalesce(max(${orders.number}), 10000) + 1 FROM ${orders})`;
const lastNumber = sql`(SELECT ${orderNumbers.last} FROM ${orderNumbers})`;

export const orderRepository = (db: Database) => {
  const withItems = async (order: OrderRow | undefined): Promise<StoredOrder | null> => {
    if (order === undefined) return null;
    const items = await db
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, order.id))
      .orderBy(asc(orderItems.position));
    return { ...order, items };
  };
  return {
    /**
     * Stores an order, its messages and its key, and discards the order that it replaces, all or nothing. Throws if the
     * key is taken, or if the replaced order is paid, payable or discarded.
     */
    add: async (order: NewOrder, items: readonly NewOrderItem[], beside: Beside = {}): Promise<OrderRow> => {
      const { claim, replaced = null } = beside;
      const rows = items.map((item, position) => ({ ...item, orderId: order.id, position }));
      const [, [stored]] = await db.batch([
        db
          .insert(orderNumbers)
          .values({ id: 1, last: firstNumber })
          .onConflictDoUpdate({ target: orderNumbers.id, set: { last: sql`${orderNumbers.last} + 1` } }),
        db
          .insert(orders)
          .values({ ...order, number: lastNumber, status: statusIfFree(db, order, replaced) })
          .returning(),
        db.insert(orderItems).values(rows),
        ...(claim === undefined ? [] : [db.insert(idempotencyKeys).values({ ...claim, orderId: order.id })]),
        ...replace(db, order, replaced),
      ]);
      if (stored === undefined) throw new Error('The database did not keep the order.');
      return stored;
    },
    /** The order with this id, or null. */
    find: async (id: string) => withItems(await db.select().from(orders).where(eq(orders.id, id)).get()),
    /** The order with this id, if it belongs to this user (null: to a guest) and is not discarded; otherwise null. */
    findOf: async (userId: string | null, id: string): Promise<OrderRow | null> => {
      const isOwn = userId === null ? isNull(orders.userId) : eq(orders.userId, userId);
      const isListed = and(eq(orders.id, id), isOwn, isNull(orders.discardedAt));
      return (await db.select().from(orders).where(isListed).get()) ?? null;
    },
    /** An account's order with this number, or null. */
    findNumber: async (owner: Owner, number: number): Promise<OrderRow | null> => {
      const isIt = and(eq(orders.number, number), isOrderOf(owner));
      return (await db.select().from(orders).where(isIt).get()) ?? null;
    },
    /** Stores the site of an order, unless it is already known; returns it. */
    fixReturnOrigin: async (id: string, origin: string): Promise<string> => {
      const [order] = await db
        .update(orders)
        .set({ returnOrigin: sql`coalesce(${orders.returnOrigin}, ${origin})` })
        .where(eq(orders.id, id))
        .returning({ returnOrigin: orders.returnOrigin });
      return order?.returnOrigin ?? origin;
    },
    /** The order whose thank-you page this token opens, or null. */
    findByToken: async (token: string) =>
      withItems(await db.select().from(orders).where(eq(orders.token, token)).get()),
  };
};
