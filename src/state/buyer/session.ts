import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { ApiError, detailsOf } from '../../api/errors.ts';
import { isSame } from '../../domain/common/json.ts';
import { hostWait } from '../../domain/common/waits.ts';
import { TooLate, inTime } from '../host/in-time.ts';
import { notifyAtom } from '../notices/notices.ts';

/** Asks the host page for a fresh token; null if there is none. */
export type GetAccessToken = () => Promise<string | null>;

/** What the host page provides about a logged-in buyer. In memory only (docs/contract.md, On the wire). */
export interface Session {
  readonly accessToken: string | null;
  readonly userId: string | null;
  readonly getAccessToken: GetAccessToken | null;
}

const noSession: Session = { accessToken: null, userId: null, getAccessToken: null };
export const sessionAtom = atom<Session>(noSession);

/** Updates what the host page provides; equal values change nothing. */
export const changeSessionAtom = atom(null, (get, set, change: Partial<Session>) => {
  const session = get(sessionAtom);
  const changed = { ...session, ...change };
  if (!isSame(changed, session)) set(sessionAtom, changed);
});

/** The session whose token was refused and could not be renewed. */
const endedAtom = atom<Session | null>(null);

/** Whether a session belongs to a logged-in buyer: it has a token, or a way to get one. */
const isOpen = ({ accessToken, userId, getAccessToken }: Session): boolean =>
  accessToken !== null || (getAccessToken !== null && userId !== null);

/** Whether the login has expired without a logout by the page. */
export const hasSessionEndedAtom = atom((get) => get(sessionAtom) === get(endedAtom));

/** Whether calls are made for a logged-in buyer. */
export const isLoggedInAtom = atom((get) => !get(hasSessionEndedAtom) && isOpen(get(sessionAtom)));

/** A call failed because the login has expired; the buyer has been told. */
export class SessionEnded extends ApiError {
  constructor() {
    super('http', { status: 401 });
  }
}

interface Refresh {
  readonly of: Session;
  readonly token: Promise<string | null>;
}

/** The pending request for a fresh token: calls that are refused at the same time share it. */
const refreshAtom = atom<Refresh | null>(null);

/**
 * Asks the host page. If it fails or returns anything but a string, there is no token. Throws TooLate if it does not
 * answer in time: the login may still be valid.
 */
async function askHost({ getAccessToken }: Session): Promise<string | null> {
  try {
    const token: unknown = await inTime(Promise.resolve(getAccessToken?.()), hostWait);
    return typeof token === 'string' && token !== '' ? token : null;
  } catch (error) {
    if (error instanceof TooLate) throw error;
    return null;
  }
}

/** Whether the page has since logged out the buyer of a session, or logged in somebody else. */
function isOver(get: Getter, session: Session): boolean {
  const current = get(sessionAtom);
  return current.userId !== session.userId || !isOpen(current);
}

/** The token that the host page has set since a session's token was used, if any. */
function newerToken(get: Getter, session: Session): string | null {
  const { accessToken } = get(sessionAtom);
  return isOver(get, session) || accessToken === session.accessToken ? null : accessToken;
}

/** A fresh token from the host page for a session. The page may have set how to get one only after the call. */
async function freshToken(get: Getter, set: Setter, session: Session): Promise<string | null> {
  if (isOver(get, session)) return null;
  const current = get(sessionAtom);
  const underWay = get(refreshAtom);
  const refresh = underWay?.of === current ? underWay : { of: current, token: askHost(current) };
  set(refreshAtom, refresh);
  const token = await refresh.token.catch((error: unknown) => {
    // The next call asks again.
    set(refreshAtom, null);
    throw error;
  });
  if (isOver(get, session)) return null;
  if (token !== null && get(sessionAtom) === current) set(sessionAtom, { ...current, accessToken: token });
  return token;
}

/**
 * Tells the buyer, who keeps the order and can log in or continue as a guest. If the buyer has logged out in the
 * meantime, nothing is shown, and another buyer's session continues.
 */
function endSession(get: Getter, set: Setter, session: Session): SessionEnded {
  if (!isOver(get, session) && !get(hasSessionEndedAtom)) {
    set(endedAtom, get(sessionAtom));
    set(notifyAtom, { tone: 'warning', notice: { key: 'sessionEnded' }, isLong: true });
  }
  return new SessionEnded();
}

/**
 * Makes a call with the buyer's token. If it returns 401, asks the host page once for a fresh token and repeats the
 * call (docs/contract.md, The element). Throws ApiError; SessionEnded if no token is accepted; TooLate if the host
 * page does not answer.
 */
export async function withToken<T>(get: Getter, set: Setter, call: (token: string) => Promise<T>): Promise<T> {
  const session = get(sessionAtom);
  const tokens = [() => session.accessToken, () => newerToken(get, session), () => freshToken(get, set, session)];
  for (const find of tokens) {
    const token = await find();
    try {
      if (token !== null) return await call(token);
    } catch (error) {
      if (detailsOf(error).status !== 401) throw error;
    }
  }
  throw endSession(get, set, session);
}

/** The same for every buyer: with the token of a logged-in buyer, or with null for a guest. */
export async function asBuyer<T>(get: Getter, set: Setter, call: (token: string | null) => Promise<T>): Promise<T> {
  return get(isLoggedInAtom) ? withToken(get, set, call) : call(null);
}
