import { addressOf } from '../../../src/domain/buyer/address.ts';
import type { UserRow } from '../schema/accounts.ts';

/** An account on the wire (docs/behaviour.md, Data, User). No other data of it leaves the shop. */
export function wireUser(user: UserRow) {
  const { id, email, roles, title, firstName, lastName, phone, companyName } = user;
  return { id, email, roles, title, firstName, lastName, phone, companyName, address: addressOf(user), userData: {} };
}
