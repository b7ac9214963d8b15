import type { PastOrder } from '../repositories/order-history.ts';
import type { UserRow } from '../schema/accounts.ts';
import { wireUser } from './wire-user.ts';

/** All that the shop knows of a buyer, as JSON; amounts in cents. Secrets, such as the receipt's token, stay here. */
export function exportOf(user: UserRow, orders: readonly PastOrder[]) {
  const { createdAt, language, taxNumber } = user;
  const account = { ...wireUser(user), taxNumber, createdAt, language };
  return { account, orders: orders.map(({ token: _, userId: __, ...order }) => order) };
}
