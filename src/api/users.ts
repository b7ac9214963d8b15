import * as v from 'valibot';
import type { User } from '../domain/buyer/user.ts';
import { bearer, request, type Client } from './client.ts';
import { id, optionalObject, textOrEmpty } from './schemas.ts';

const user: v.GenericSchema<unknown, User> = v.object({
  id,
  email: textOrEmpty,
  title: textOrEmpty,
  firstName: textOrEmpty,
  lastName: textOrEmpty,
  phone: textOrEmpty,
  companyName: textOrEmpty,
  address: optionalObject({
    country: textOrEmpty,
    state: textOrEmpty,
    city: textOrEmpty,
    houseNumber: textOrEmpty,
    street: textOrEmpty,
    postalCode: textOrEmpty,
  }),
});

const pathOf = (userId: string): string => `user/${encodeURIComponent(userId)}`;

/** `GET /user/{id}`, with the buyer's token. */
export const getUser = (client: Client, userId: string, token: string): Promise<User> =>
  request(client, user, { path: pathOf(userId), headers: bearer(token) });

/** `PATCH /user/{id}`. The answer is not read; the user is fetched again. */
export async function updateUser(client: Client, changed: User, token: string): Promise<void> {
  const { id: userId, firstName, lastName, phone, companyName, address, title } = changed;
  const json = { firstName, lastName, phone, companyName, address, title };
  await request(client, v.unknown(), { path: pathOf(userId), method: 'patch', headers: bearer(token), json });
}
