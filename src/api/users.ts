import * as v from 'valibot';
import type { Profile, User } from '../domain/buyer/user.ts';
import { bearer, request, type Client } from './client.ts';
import { id } from './schemas.ts';

/** Databases send unknown values as null, or leave them out. */
const word = v.fallback(v.string(), '');

const noAddress = { country: '', state: '', city: '', houseNumber: '', street: '', postalCode: '' };

const address = v.fallback(
  v.object({ country: word, state: word, city: word, houseNumber: word, street: word, postalCode: word }),
  noAddress,
);

const user: v.GenericSchema<unknown, User> = v.object({
  id,
  email: word,
  title: word,
  firstName: word,
  lastName: word,
  phone: word,
  companyName: word,
  address,
});

/** `GET /user/{id}`, with the buyer's token. */
export function getUser(client: Client, userId: string, token: string): Promise<User> {
  return request(client, user, { path: `user/${encodeURIComponent(userId)}`, headers: bearer(token) });
}

/** The body of `PATCH /user/{id}` (docs/behaviour.md, Calls). */
export function userBody({ title }: User, profile: Profile) {
  const { firstName, lastName, phone, companyName, ...rest } = profile;
  return { firstName, lastName, phone, companyName, address: rest, title };
}

interface UserUpdate {
  readonly userId: string;
  readonly body: ReturnType<typeof userBody>;
}

/** `PATCH /user/{id}`. The answer is not read; the user is fetched again. */
export async function updateUser(client: Client, { userId, body }: UserUpdate, token: string): Promise<void> {
  const path = `user/${encodeURIComponent(userId)}`;
  await request(client, v.unknown(), { path, method: 'patch', headers: bearer(token), json: body });
}
