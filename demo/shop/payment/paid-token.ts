import { errors, jwtVerify, SignJWT } from 'jose';

/** Seconds that the way back from the thank-you page proves a payment. */
const lifetime = 3600;

const algorithm = 'HS256';
const type = 'paid+jwt';

/** Signs and reads what a buyer takes back to the page that the order came from. It opens nothing. */
export function paidTokens(key: Uint8Array, publicUrl: string) {
  return {
    /** A token for an order that is paid. */
    sign: (orderId: string, now: Date): Promise<string> =>
      new SignJWT()
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setSubject(orderId)
        .setIssuer(publicUrl)
        .setExpirationTime(Math.floor(now.getTime() / 1000) + lifetime)
        .sign(key),

    /** The id of the order that a token is for; null where it is forged or over at `now`. */
    read: async (token: string, now: Date): Promise<string | null> => {
      const rules = { algorithms: [algorithm], typ: type, issuer: publicUrl, currentDate: now };
      try {
        const { payload } = await jwtVerify(token, key, { ...rules, requiredClaims: ['sub', 'exp'] });
        return payload.sub ?? null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}

export type PaidTokens = ReturnType<typeof paidTokens>;
