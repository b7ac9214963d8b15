import { errors, jwtVerify, SignJWT } from 'jose';

const minute = 60;

/** The purposes of the shop's tokens, and their lifetimes in seconds. */
const lifetimes = {
  /** Back on the page that a paid order came from. */
  paid: 60 * minute,
  /** The status of an order's payment, and nothing else: valid as long as the slowest bank takes. */
  status: 30 * 24 * 60 * minute,
  /** A browser that chose the password of an account. */
  registered: 3 * 24 * 60 * minute,
} as const;

export type Purpose = keyof typeof lifetimes;

/** The subject of a token and its state: a token of an earlier state is invalid. */
export interface Claim {
  readonly subject: string;
  readonly state: string;
}

const algorithm = 'HS256';

const typeOf = (purpose: Purpose): string => `${purpose}+jwt`;

/** Signs and reads tokens for the shop's links; a token is valid for one purpose only. */
export function signedTokens(key: Uint8Array, publicUrl: string) {
  return {
    sign: (purpose: Purpose, { subject, state }: Claim, now: Date): Promise<string> =>
      new SignJWT({ state })
        .setProtectedHeader({ alg: algorithm, typ: typeOf(purpose) })
        .setSubject(subject)
        .setIssuer(publicUrl)
        .setExpirationTime(Math.floor(now.getTime() / 1000) + lifetimes[purpose])
        .sign(key),

    /** The subject of a token; null if it is forged, expired at `now` or for another purpose. */
    read: async (purpose: Purpose, token: string, now: Date): Promise<Claim | null> => {
      const rules = { algorithms: [algorithm], typ: typeOf(purpose), issuer: publicUrl, currentDate: now };
      try {
        const required = { requiredClaims: ['sub', 'exp', 'state'] };
        const { payload } = await jwtVerify<{ state: unknown }>(token, key, { ...rules, ...required });
        const { sub, state } = payload;
        return typeof sub === 'string' && typeof state === 'string' ? { subject: sub, state } : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}

export type SignedTokens = ReturnType<typeof signedTokens>;
