import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { UserRow } from '../schema/accounts.ts';
import { orders } from '../schema.ts';

/** An account as far as it says which orders are its own. */
export type Owner = Pick<UserRow, 'id' | 'emailKey' | 'emailVerifiedAt'>;

/** Orders of an account: those placed while logged in, and, where its address is confirmed, guests' orders with that. */
export function isOrderOf({ id, emailKey, emailVerifiedAt }: Owner): SQL | undefined {
  const isOwn = eq(orders.userId, id);
  if (emailVerifiedAt === null) return isOwn;
  return or(isOwn, and(isNull(orders.userId), eq(sql`lower(trim(${orders.email}))`, emailKey)));
}
