import { atom } from 'jotai/vanilla';
import { ApiError, detailsOf } from '../../api/errors.ts';
import { isSame } from '../../domain/common/json.ts';
import { hostWait } from '../../domain/common/waits.ts';
import { TooLate, inTime } from '../host/in-time.ts';
import type { Form, Store } from '../form.ts';
import { textAtom } from '../host/settings.ts';
import { notify } from '../notices/notices.ts';

/** Asks the host page for a fresh token; null if there is none. */
export type GetAccessToken = () => Promise<string | null>;

/** What the host page provides about a logged-in buyer. In memory only (docs/contract.md, On the wire). */
export interface Login {
  readonly accessToken: string | null;
  readonly userId: string | null;
  readonly getAccessToken: GetAccessToken | null;
}

export const loginAtom = atom<Login>({ accessToken: null, userId: null, getAccessToken: null });

/** Updates what the host page provides; equal values change nothing. */
export function changeLogin(store: Store, change: Partial<Login>): void {
  const login = store.get(loginAtom);
  const changed = { ...login, ...change };
  if (!isSame(changed, login)) store.set(loginAtom, changed);
}

/** The login whose token was refused and could not be renewed. */
const endedAtom = atom<Login | null>(null);

/** Whether a login belongs to a buyer: it has a token, or a way to get one. */
const isOpen = ({ accessToken, userId, getAccessToken }: Login): boolean =>
  accessToken !== null || (getAccessToken !== null && userId !== null);

/** Whether the login has expired without a logout by the page. */
export const hasLoginExpiredAtom = atom((get) => get(loginAtom) === get(endedAtom));

/** Whether calls are made for a logged-in buyer. */
export const isLoggedInAtom = atom((get) => !get(hasLoginExpiredAtom) && isOpen(get(loginAtom)));

/** A call failed because the login has expired; the buyer has been notified. */
export class LoginExpired extends ApiError {
  constructor() {
    super('http', { status: 401 });
  }
}

/** The pending request for a fresh token: calls that are refused at the same time share it. */
const refreshAtom = atom<{ readonly of: Login; readonly token: Promise<string | null> } | null>(null);

/**
 * Asks the host page. If it fails or returns anything but a string, there is no token. Throws TooLate if it does not
 * answer in time: the login may still be valid.
 */
async function requestToken({ getAccessToken }: Login): Promise<string | null> {
  try {
    const token: unknown = await inTime(Promise.resolve(getAccessToken?.()), hostWait);
    return typeof token === 'string' && token !== '' ? token : null;
  } catch (error) {
    if (error instanceof TooLate) throw error;
    return null;
  }
}

/** Whether the page has since logged out the buyer of a login, or logged in somebody else. */
function isOver(store: Store, login: Login): boolean {
  const current = store.get(loginAtom);
  return current.userId !== login.userId || !isOpen(current);
}

/** The token that the host page has set since a login's token was used, if any. */
function newerToken(store: Store, login: Login): string | null {
  const { accessToken } = store.get(loginAtom);
  return isOver(store, login) || accessToken === login.accessToken ? null : accessToken;
}

/** A fresh token from the host page for a login. The page may have set how to get one only after the call. */
async function freshToken(store: Store, login: Login): Promise<string | null> {
  if (isOver(store, login)) return null;
  const current = store.get(loginAtom);
  const pending = store.get(refreshAtom);
  const refresh = pending?.of === current ? pending : { of: current, token: requestToken(current) };
  store.set(refreshAtom, refresh);
  const token = await refresh.token.catch((error: unknown) => {
    // The next call asks again.
    store.set(refreshAtom, null);
    throw error;
  });
  if (isOver(store, login)) return null;
  if (token !== null && store.get(loginAtom) === current) store.set(loginAtom, { ...current, accessToken: token });
  return token;
}

/**
 * Notifies the buyer, who keeps the order and can log in or continue as a guest. If the buyer has logged out in the
 * meantime, nothing is shown, and another buyer's login continues.
 */
function expire(form: Form, login: Login): LoginExpired {
  const { store } = form;
  if (!isOver(store, login) && !store.get(hasLoginExpiredAtom)) {
    store.set(endedAtom, store.get(loginAtom));
    const text = store.get(textAtom).notices.sessionEnded;
    notify(form, { topic: 'session', tone: 'warning', text, isLong: true, isHiddenAtom: isLoggedInAtom });
  }
  return new LoginExpired();
}

/**
 * Makes a call with the buyer's token. If it returns 401, asks the host page once for a fresh token and repeats the
 * call (docs/contract.md, The element). Throws ApiError; LoginExpired if no token is accepted; TooLate if the host page
 * does not answer.
 */
export async function withToken<T>(form: Form, call: (token: string) => Promise<T>): Promise<T> {
  const { store } = form;
  const login = store.get(loginAtom);
  const tokens = [() => login.accessToken, () => newerToken(store, login), () => freshToken(store, login)];
  for (const find of tokens) {
    const token = await find();
    try {
      if (token !== null) return await call(token);
    } catch (error) {
      if (detailsOf(error).status !== 401) throw error;
    }
  }
  throw expire(form, login);
}

/** The same for every buyer: with the token of a logged-in buyer, or with null for a guest. */
export async function asBuyer<T>(form: Form, call: (token: string | null) => Promise<T>): Promise<T> {
  return form.store.get(isLoggedInAtom) ? withToken(form, call) : call(null);
}
