import { errors, jwtVerify, SignJWT, type JWTPayload, type JWTVerifyOptions } from 'jose';
import { randomBytes } from 'node:crypto';
import type { ShopConfig } from './config.ts';
import type { Repositories } from './repositories/repositories.ts';

/** The lifetime of an access token in seconds. */
export const accessLifetime = 600;

const minute = 60;

/** The purposes of the shop's tokens: their types and their lifetimes in seconds. */
const purposes = {
  /** Calls of a logged-in buyer. */
  access: { typ: 'at+jwt', lifetime: accessLifetime },
  /** Back on the page that a paid order came from. */
  paid: { typ: 'paid+jwt', lifetime: 60 * minute },
  /** The status of an order's payment, and nothing else: valid as long as the slowest bank takes. */
  status: { typ: 'status+jwt', lifetime: 30 * 24 * 60 * minute },
  /** A browser that chose the password of an account. */
  registered: { typ: 'registered+jwt', lifetime: 3 * 24 * 60 * minute },
} as const;

type Purpose = keyof typeof purposes;

/** What a token is about. */
interface Claim {
  readonly subject: string;
  /** The login that an access token is for, and ends with. */
  readonly session?: string;
}

const algorithm = 'HS256';

/** The key for signing tokens: from the settings, or else one stored in the database. */
export async function tokenKey(
  { tokenSecret }: Pick<ShopConfig, 'tokenSecret'>,
  secrets: Repositories['secrets'],
): Promise<Uint8Array> {
  const secret = tokenSecret ?? (await secrets.getOrSet('access-token', randomBytes(48).toString('base64url')));
  return new TextEncoder().encode(secret);
}

/** The content of a token; null if it is forged, expired or breaks another rule. */
export async function verified(token: string, key: Uint8Array, rules: JWTVerifyOptions): Promise<JWTPayload | null> {
  try {
    return (await jwtVerify(token, key, { ...rules, algorithms: [algorithm] })).payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** Signs and reads the tokens of one shop; a token is valid for one purpose only. */
export function signedTokens(key: Uint8Array, publicUrl: string) {
  const audience = `${publicUrl}/api`;
  return {
    sign: (purpose: Purpose, { subject, session }: Claim, now: Date): Promise<string> => {
      const { typ, lifetime } = purposes[purpose];
      const token = new SignJWT(session === undefined ? {} : { sid: session })
        .setProtectedHeader({ alg: algorithm, typ })
        .setSubject(subject)
        .setIssuer(publicUrl)
        .setIssuedAt(now)
        .setExpirationTime(Math.floor(now.getTime() / 1000) + lifetime);
      return (purpose === 'access' ? token.setAudience(audience) : token).sign(key);
    },

    /** What a token is about; null if it is forged, expired at `now`, for another purpose or of another shop. */
    read: async (purpose: Purpose, token: string, now: Date): Promise<Claim | null> => {
      const { typ } = purposes[purpose];
      const ofPurpose =
        purpose === 'access' ? { audience, requiredClaims: ['sub', 'sid', 'exp'] } : { requiredClaims: ['sub', 'exp'] };
      const payload = await verified(token, key, { typ, issuer: publicUrl, currentDate: now, ...ofPurpose });
      const { sub, sid } = payload ?? {};
      if (typeof sub !== 'string') return null;
      return typeof sid === 'string' ? { subject: sub, session: sid } : { subject: sub };
    },
  };
}

export type SignedTokens = ReturnType<typeof signedTokens>;
