import { errors, jwtVerify, SignJWT } from 'jose';
import { randomBytes } from 'node:crypto';
import type { ShopConfig } from '../config.ts';
import type { Repositories } from '../repositories/repositories.ts';

/** The claims of an access token: its user, and the session for which it was issued. */
export interface TokenClaims {
  readonly userId: string;
  readonly sessionId: string;
}

/** The lifetime of an access token in seconds. */
export const tokenLifetime = 600;

const algorithm = 'HS256';
const type = 'at+jwt';

/** The key for signing tokens: from the settings, or else one stored in the database. */
export async function tokenKey(
  { tokenSecret }: Pick<ShopConfig, 'tokenSecret'>,
  secrets: Repositories['secrets'],
): Promise<Uint8Array> {
  const secret = tokenSecret ?? (await secrets.getOrSet('access-token', randomBytes(48).toString('base64url')));
  return new TextEncoder().encode(secret);
}

/** Signs and checks access tokens of one shop. Tokens of another shop or for another purpose are refused. */
export function accessTokens(key: Uint8Array, publicUrl: string) {
  const audience = `${publicUrl}/api`;
  return {
    /** Creates a token that is valid for ten minutes from `now`. */
    sign: ({ userId, sessionId }: TokenClaims, now: Date): Promise<string> =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setSubject(userId)
        .setIssuer(publicUrl)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(Math.floor(now.getTime() / 1000) + tokenLifetime)
        .sign(key),

    /** Returns the claims of a token, or null if it is forged, expired at `now`, or not for this shop. */
    read: async (token: string, now: Date): Promise<TokenClaims | null> => {
      const rules = { algorithms: [algorithm], typ: type, issuer: publicUrl, audience, currentDate: now };
      try {
        const required = { requiredClaims: ['sub', 'sid', 'exp'] };
        const { payload } = await jwtVerify<{ sid: unknown }>(token, key, { ...rules, ...required });
        const { sub, sid } = payload;
        return typeof sub === 'string' && typeof sid === 'string' ? { userId: sub, sessionId: sid } : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}

export type AccessTokens = ReturnType<typeof accessTokens>;
