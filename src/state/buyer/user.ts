import { atom } from 'jotai/vanilla';
import type { Client } from '../../api/client.ts';
import { detailsOf } from '../../api/errors.ts';
import { getUser } from '../../api/users.ts';
import { currencyOfCountry } from '../../domain/checkout/currency.ts';
import { profileIssues, type User } from '../../domain/buyer/user.ts';
import { reportAtom } from '../notices/notices.ts';
import { needsPhoneAtom } from './guest.ts';
import { suggestCurrencyAtom } from '../order/currency.ts';
import { isLoggedInAtom, sessionAtom, withToken } from './session.ts';
import { stopAll, type Stop } from '../host/listen.ts';
import { createRetrier, type Retrier } from '../host/retrier.ts';
import { apiUrlAtom, clientAtom, hostCurrencyAtom, singleCallClientAtom } from '../host/settings.ts';
import { stableAtom } from '../atoms/stable-atom.ts';
import type { OrderStore } from '../atoms/store.ts';

/** The buyer as last fetched, who may have logged out since. */
export const fetchedUserAtom = atom<User | null>(null);

/** The logged-in buyer, once known. */
export const userAtom = atom((get) => {
  const user = get(fetchedUserAtom);
  return get(isLoggedInAtom) && user?.id === get(sessionAtom).userId ? user : null;
});

/** Whether a logged-in buyer's profile is still loading: until then, nothing can be ordered. */
export const isUserAwaitedAtom = atom(
  (get) => get(isLoggedInAtom) && get(sessionAtom).userId !== null && get(userAtom) === null,
);

const hasFailedAtom = atom(false);

/** Whether the profile could not be loaded, so that a logged-in buyer can't order. */
export const isUserMissingAtom = atom((get) => get(hasFailedAtom) && get(isUserAwaitedAtom));

/** The missing fields of the profile, which prevent an order (docs/behaviour.md, Rules). */
export const profileIssuesAtom = atom((get) => {
  const user = get(userAtom);
  return user === null ? [] : profileIssues(user, get(needsPhoneAtom));
});

/** Why the profile editor was opened: for the profile alone, or as a step towards the summary. */
export const profileGoalAtom = atom<'profile' | 'summary' | null>(null);

/** Whether the profile editor is open; it closes when the session ends. */
export const isProfileOpenAtom = atom((get) => get(profileGoalAtom) !== null && get(userAtom) !== null);

/**
 * Fetches the buyer, with another client if one is given. The user's country sets the currency of an untouched order.
 * Returns null unless the buyer is still missing; then the milliseconds that the shop asks to wait.
 */
export const loadUserAtom = atom(null, async (get, set, client?: Client): Promise<number | null> => {
  const { userId } = get(sessionAtom);
  if (userId === null || !get(isLoggedInAtom)) {
    set(fetchedUserAtom, null);
    set(profileGoalAtom, null);
    return null;
  }
  try {
    const user = await withToken(get, set, (token) => getUser(client ?? get(clientAtom), userId, token));
    if (get(sessionAtom).userId !== userId) return null;
    const isNew = get(userAtom) === null;
    set(fetchedUserAtom, user);
    set(hasFailedAtom, false);
    const { country } = user.address;
    if (isNew && country !== '' && get(hostCurrencyAtom) === null) set(suggestCurrencyAtom, currencyOfCountry(country));
    return null;
  } catch (error) {
    // If a call fails for a buyer who has left, that says nothing about the next buyer.
    if (get(sessionAtom).userId !== userId || !get(isLoggedInAtom)) return null;
    set(reportAtom, { area: 'user', notice: { key: 'userFailed' }, error });
    set(hasFailedAtom, true);
    return get(isUserAwaitedAtom) ? (detailsOf(error).retryAfter ?? 0) : null;
  }
});

/** Closes the editor and fetches the user again. */
export const closeProfileAtom = atom(null, (_get, set) => {
  set(profileGoalAtom, null);
  void set(loadUserAtom);
});

const retrierAtom = atom<Retrier | null>(null);

/** Fetches a profile that could not be loaded again at once, after a press. */
export const reloadUserAtom = atom(null, (get) => (get(isUserMissingAtom) ? get(retrierAtom)?.now() : undefined));

/**
 * Fetches the buyer whenever the host page provides another one, and retries failures. Returns the function that stops
 * it.
 */
export function startUser(store: OrderStore): Stop {
  const retrier = createRetrier((isAgain) =>
    store.set(loadUserAtom, store.get(isAgain ? singleCallClientAtom : clientAtom)),
  );
  const whose = stableAtom((get) => [get(isLoggedInAtom), get(sessionAtom).userId, get(apiUrlAtom)]);
  const load = (): void => {
    store.set(hasFailedAtom, false);
    retrier.anew();
  };
  store.set(retrierAtom, retrier);
  load();
  return stopAll(store.sub(whose, load), retrier.stop);
}
