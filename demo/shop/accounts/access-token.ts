import { errors, jwtVerify, SignJWT } from 'jose';
import { randomBytes } from 'node:crypto';
import type { ShopConfig } from '../config.ts';
import type { Repositories } from '../repositories/repositories.ts';

/** What an access token says: whose it is, and which session it was given for. */
export interface TokenClaims {
  readonly userId: string;
  readonly sessionId: string;
}

/** Seconds that an access token is good for. */
export const tokenLifetime = 600;

const algorithm = 'HS256';
const type = 'at+jwt';

/** The key that tokens are signed with: from the settings, else one that the database keeps. */
export async function tokenKey(
  { tokenSecret }: Pick<ShopConfig, 'tokenSecret'>,
  secrets: Repositories['secrets'],
): Promise<Uint8Array> {
  const secret = tokenSecret ?? (await secrets.getOrSet('access-token', randomBytes(48).toString('base64url')));
  return new TextEncoder().encode(secret);
}

/** Signs and checks access tokens, for one shop only: another shop's or another purpose's are refused. */
export function accessTokens(key: Uint8Array, publicUrl: string) {
  const audience = `${publicUrl}/api`;
  return {
    /** A token that is good for ten minutes from `now`. */
    sign: ({ userId, sessionId }: TokenClaims, now: Date): Promise<string> =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setSubject(userId)
        .setIssuer(publicUrl)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(Math.floor(now.getTime() / 1000) + tokenLifetime)
        .sign(key),

    /** What a token says, or null where it is forged, over at `now` or not for this shop. */
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
