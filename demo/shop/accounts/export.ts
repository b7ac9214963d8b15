import type { PastOrder } from '../repositories/order-history.ts';
import type { UserRow } from '../schema/accounts.ts';
import { wireUser } from './wire-user.ts';

/**
 * Everything the shop knows about a buyer, as JSON, with amounts in cents. Secrets such as the receipt's token are not
 * included.
 */
export function exportOf(user: UserRow, orders: readonly PastOrder[]) {
  const { createdAt, language, taxNumber } = user;
  const account = { ...wireUser(user), taxNumber, createdAt, language };
  return { account, orders: orders.map(({ token: _, userId: __, ...order }) => order) };
}
