import { atom } from 'jotai/vanilla';
import { detailsOf } from '../../api/errors.ts';
import { getUser } from '../../api/users.ts';
import { profileIssues, type User } from '../../domain/buyer/user.ts';
import type { Form } from '../form.ts';
import { stopAll, watch, type Stop } from '../host/page-events.ts';
import { createRetry } from '../host/retry.ts';
import { apiUrlAtom, clientAtom, singleCallClientAtom, textAtom } from '../host/settings.ts';
import { reportError } from '../notices/notices.ts';
import { needsPhoneAtom } from './guest-details.ts';
import { hasLoginExpiredAtom, isLoggedInAtom, loginAtom, withToken } from './login.ts';

/** The buyer as last fetched, who may have logged out since. */
export const fetchedUserAtom = atom<User | null>(null);

/** The logged-in buyer, once known. */
export const userAtom = atom((get) => {
  const user = get(fetchedUserAtom);
  return get(isLoggedInAtom) && user?.id === get(loginAtom).userId ? user : null;
});

/** Whether a logged-in buyer's profile is still loading: until then, nothing can be ordered. */
export const isUserPendingAtom = atom(
  (get) => get(isLoggedInAtom) && get(loginAtom).userId !== null && get(userAtom) === null,
);

const hasFailedAtom = atom(false);

/** Whether the profile could not be loaded, so that a logged-in buyer can't order. */
export const isUserMissingAtom = atom((get) => get(hasFailedAtom) && get(isUserPendingAtom));

/** The missing fields of the profile, which prevent an order (docs/behaviour.md, Rules). */
export const profileIssuesAtom = atom((get) => {
  const user = get(userAtom);
  return user === null ? [] : profileIssues(user, get(needsPhoneAtom));
});

/** Why the profile editor was opened: for the profile alone, or as a step towards the summary. */
export const profileGoalAtom = atom<'profile' | 'summary' | null>(null);

/** Whether the profile editor is open; it closes when the login ends. */
export const isProfileOpenAtom = atom((get) => get(profileGoalAtom) !== null && get(userAtom) !== null);

/** Fetches the buyer. Returns null unless the buyer is still missing; then the milliseconds that the shop asks to wait. */
export async function loadUser(form: Form, isRetry = false): Promise<number | null> {
  const { store } = form;
  const { userId } = store.get(loginAtom);
  const isOther = (): boolean => store.get(loginAtom).userId !== userId;
  if (userId === null || !store.get(isLoggedInAtom)) {
    store.set(fetchedUserAtom, null);
    store.set(profileGoalAtom, null);
    return null;
  }
  const client = store.get(isRetry ? singleCallClientAtom : clientAtom);
  try {
    const user = await withToken(form, (token) => getUser(client, userId, token));
    if (isOther()) return null;
    store.set(fetchedUserAtom, user);
    store.set(hasFailedAtom, false);
    return null;
  } catch (error) {
    // If a call fails for a buyer who has left, that says nothing about the next buyer.
    if (isOther() || !store.get(isLoggedInAtom)) return null;
    reportError(form, { area: 'user', text: store.get(textAtom).notices.userFailed, error });
    store.set(hasFailedAtom, true);
    return store.get(isUserPendingAtom) ? (detailsOf(error).retryAfter ?? 0) : null;
  }
}

export function closeProfile(form: Form): void {
  form.store.set(profileGoalAtom, null);
  void loadUser(form);
}

/** Fetches the buyer whenever the page provides another one, and retries failures. */
export function startUser(form: Form): Stop {
  const retry = createRetry((isRetry) => loadUser(form, isRetry));
  const inputsAtom = atom((get) => [get(isLoggedInAtom), get(loginAtom).userId, get(apiUrlAtom)].join(' '));
  const load = (): void => {
    form.store.set(hasFailedAtom, false);
    retry.restart();
  };
  return stopAll(watch(form, [inputsAtom], load), retry.stop);
}

/** The id of the logged-in buyer, empty if the page gave none; null for a guest. */
const buyerAtom = atom((get) => (get(isLoggedInAtom) ? (get(loginAtom).userId ?? '') : null));

/**
 * Removes the guest details when the page logs the buyer out or logs in another one. The order stays; an expired login
 * is not a logout (docs/contract.md, Logging out).
 */
export function startLogout(form: Form, removeGuest: () => void): Stop {
  const { store } = form;
  let buyer = store.get(buyerAtom);
  const follow = (): void => {
    const now = store.get(buyerAtom);
    if (now === buyer || (now === null && store.get(hasLoginExpiredAtom))) return;
    const before = buyer;
    buyer = now;
    // A page that sets the token before the id means one buyer.
    if (before === null || (before === '' && now !== null)) return;
    removeGuest();
    void loadUser(form);
  };
  // Pages change the token and the id one after the other.
  return store.sub(buyerAtom, () => queueMicrotask(follow));
}
