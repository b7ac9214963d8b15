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

/** `GET /user/{id}`, with the buyer's token. */
export function getUser(client: Client, userId: string, token: string): Promise<User> {
  return request(client, user, { path: `user/${encodeURIComponent(userId)}`, headers: bearer(token) });
}
