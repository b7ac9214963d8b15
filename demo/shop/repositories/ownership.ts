import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { UserRow } from '../schema/accounts.ts';
import { orders } from '../schema/orders.ts';

/** An account as far as it says which orders are its own. */
export type Owner = Pick<UserRow, 'id' | 'email'>;

/** Orders of an account: those placed while logged in, and guests' orders with its address, which is confirmed. */
export function isOrderOf({ id, email }: Owner): SQL | undefined {
  return or(eq(orders.userId, id), and(isNull(orders.userId), eq(sql`lower(trim(${orders.email}))`, email)));
}
