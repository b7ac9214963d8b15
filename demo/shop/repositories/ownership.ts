import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { UserRow } from '../schema/accounts.ts';
import { orders } from '../schema/orders.ts';

/** The fields of an account that decide which orders belong to it. */
export type Owner = Pick<UserRow, 'id' | 'email'>;

/** Orders of an account: those placed while logged in, and guests' orders with its confirmed address. */
export function isOrderOf({ id, email }: Owner): SQL | undefined {
  return or(eq(orders.userId, id), and(isNull(orders.userId), eq(sql`lower(trim(${orders.email}))`, email)));
}
