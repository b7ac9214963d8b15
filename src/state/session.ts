import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { ApiError } from '../api/errors.ts';
import { notifyAtom } from './notices.ts';

/** Asks the host page for a fresh token; null where there is none to be had. */
export type GetAccessToken = () => Promise<string | null>;

/** What the host page hands over of a logged-in buyer. In memory only (contract.md section 2). */
export interface Session {
  readonly accessToken: string | null;
  readonly userId: string | null;
  readonly getAccessToken: GetAccessToken | null;
}

const noSession: Session = { accessToken: null, userId: null, getAccessToken: null };
export const sessionAtom = atom<Session>(noSession);

/** The session whose token was refused and could not be had anew. */
const endedAtom = atom<Session | null>(null);

/** Whether calls are made for a logged-in buyer. */
export const isLoggedInAtom = atom((get) => {
  const session = get(sessionAtom);
  const canAsk = session.getAccessToken !== null && session.userId !== null;
  return session !== get(endedAtom) && (session.accessToken !== null || canAsk);
});

/** Asks the host once; its failure is like having no token. */
async function freshToken(get: Getter, set: Setter): Promise<string | null> {
  const session = get(sessionAtom);
  const token = await session.getAccessToken?.().catch(() => null);
  if (!token) return null;
  if (get(sessionAtom) === session) set(sessionAtom, { ...session, accessToken: token });
  return token;
}

/** The buyer is told, keeps the order, and can log in or go on as a guest. */
function endSession(get: Getter, set: Setter): ApiError {
  set(endedAtom, get(sessionAtom));
  set(notifyAtom, { tone: 'warning', notice: { key: 'sessionEnded' }, isLong: true });
  return new ApiError('http', { status: 401 });
}

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/**
 * Makes a call with the buyer's token. Where it answers 401 the host is asked once for a fresh token and the call is
 * made again (contract.md section 1). Throws ApiError.
 */
export async function withToken<T>(get: Getter, set: Setter, call: (token: string) => Promise<T>): Promise<T> {
  const { accessToken } = get(sessionAtom);
  const held = accessToken ?? (await freshToken(get, set));
  if (held === null) throw endSession(get, set);
  try {
    return await call(held);
  } catch (error) {
    if (!isRefused(error)) throw error;
    const fresh = accessToken === null ? null : await freshToken(get, set);
    if (fresh === null) throw endSession(get, set);
    return call(fresh);
  }
}

/** The same for either buyer: with the token of a logged-in one, with null for a guest. */
export async function asBuyer<T>(get: Getter, set: Setter, call: (token: string | null) => Promise<T>): Promise<T> {
  return get(isLoggedInAtom) ? withToken(get, set, call) : call(null);
}
