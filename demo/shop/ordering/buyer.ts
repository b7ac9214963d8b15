import { profileIssues, type ProfileField } from '../../../src/domain/user.ts';
import { addressOf, wireUser } from '../accounts/wire-user.ts';
import { refuse } from '../http/refusal.ts';
import type { Buyer } from '../routes/order-schemas.ts';
import type { UserRow } from '../schema/accounts.ts';

const fieldNames: Readonly<Record<ProfileField, string>> = {
  firstName: 'first name',
  lastName: 'last name',
  companyName: 'company name',
  phone: 'phone number',
  street: 'street',
  houseNumber: 'house number',
  city: 'city',
  postalCode: 'postal code',
  country: 'country',
  state: 'province or state',
};

const list = new Intl.ListFormat('en-CA');

/** The buyer of a logged-in order. Refuses one whose profile lacks something (contract.md section 4, profile issues). */
export function buyerFrom(user: UserRow): Buyer {
  const missing = profileIssues(wireUser(user)).map((field) => fieldNames[field]);
  if (missing.length > 0) refuse(`Please complete your profile first. Missing: ${list.format(missing)}.`);
  const { email, firstName, lastName, phone } = user;
  return { email, firstName, lastName, phone, address: addressOf(user) };
}
