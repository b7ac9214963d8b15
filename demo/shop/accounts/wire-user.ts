import { addressOf } from '../../../src/domain/buyer/address.ts';
import type { PastOrder } from '../repositories/order-history.ts';
import type { UserRow } from '../schema/accounts.ts';

/** An account on the wire (docs/behaviour.md, Data, User). No other data of it leaves the shop. */
export function wireUser(user: UserRow) {
  const { id, email, roles, title, firstName, lastName, phone, companyName } = user;
  return { id, email, roles, title, firstName, lastName, phone, companyName, address: addressOf(user), userData: {} };
}

/**
 * Everything the shop knows about a buyer, as JSON, with amounts in cents. Secrets such as the receipt's token are not
 * included.
 */
export function exportOf(user: UserRow, orders: readonly PastOrder[]) {
  const { createdAt, language, taxNumber } = user;
  const account = { ...wireUser(user), taxNumber, createdAt, language };
  return { account, orders: orders.map(({ token: _, userId: __, ...order }) => order) };
}
