import * as v from 'valibot';
import type { User } from '../domain/buyer/user.ts';
import { bearer, request, type Client } from './client.ts';
import { id, optionalObject } from './schemas.ts';

/** Databases send unknown values as null, or leave them out. */
const word = v.fallback(v.string(), '');

const user: v.GenericSchema<unknown, User> = v.object({
  id,
  email: word,
  title: word,
  firstName: word,
  lastName: word,
  phone: word,
  companyName: word,
  address: optionalObject({
    country: word,
    state: word,
    city: word,
    houseNumber: word,
    street: word,
    postalCode: word,
  }),
});

/** `GET /user/{id}`, with the buyer's token. */
export function getUser(client: Client, userId: string, token: string): Promise<User> {
  return request(client, user, { path: `user/${encodeURIComponent(userId)}`, headers: bearer(token) });
}
