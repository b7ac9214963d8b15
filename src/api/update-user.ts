import * as v from 'valibot';
import type { Profile, User } from '../domain/buyer/user.ts';
import { bearer, request, type Client } from './client.ts';

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
