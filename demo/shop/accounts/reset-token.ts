import { AsyncLocalStorage } from 'node:async_hooks';
import type { Auth } from './auth.ts';

const asked = new AsyncLocalStorage<(token: string) => void>();

/** Receives what better-auth would email. */
export function handOver(token: string): void {
  asked.getStore()?.(token);
}

/**
 * A token for choosing a new password; null if there is no such account. It is created when the email is sent; the
 * database stores its hash.
 */
export async function resetToken(auth: Auth, email: string): Promise<string | null> {
  let token: string | null = null;
  const take = (made: string): void => {
    token = made;
  };
  await asked.run(take, () => auth.api.requestPasswordReset({ body: { email } }));
  return token;
}

/** The id of the user who may choose a new password with a token; null if the token has expired. */
export async function userIdOfReset(auth: Auth, token: string): Promise<string | null> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  return found === null || found.expiresAt <= new Date() ? null : found.value;
}
