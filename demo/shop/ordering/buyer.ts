import { profileIssues } from '../../../src/domain/buyer/user.ts';
import { addressOf } from '../../../src/domain/buyer/address.ts';
import { wireUser } from '../accounts/wire-user.ts';
import { refuse } from '../http/refusal.ts';
import type { Buyer } from './order-schemas.ts';
import type { UserRow } from '../schema/accounts.ts';

/** The buyer of a logged-in order. Refuses a buyer whose profile is incomplete (docs/contract.md, Settled). */
export function buyerFrom(user: UserRow): Buyer {
  const missing = profileIssues(wireUser(user));
  if (missing.length > 0) refuse('profile-incomplete', missing);
  const { email, firstName, lastName, phone } = user;
  return { email, firstName, lastName, phone, address: addressOf(user) };
}
