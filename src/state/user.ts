import { atom } from 'jotai/vanilla';
import { getUser, updateUser, userBody } from '../api/users.ts';
import { currencyOfCountry } from '../domain/currency.ts';
import { profileIssues, type Profile, type User } from '../domain/user.ts';
import { failAtom, notifyAtom, reportAtom } from './notices.ts';
import { suggestCurrencyAtom } from './order.ts';
import { isLoggedInAtom, sessionAtom, withToken } from './session.ts';
import { clientAtom, hostCurrencyAtom } from './settings.ts';

const fetchedUserAtom = atom<User | null>(null);

/** The logged-in buyer, once known. */
export const userAtom = atom((get) => {
  const user = get(fetchedUserAtom);
  return get(isLoggedInAtom) && user?.id === get(sessionAtom).userId ? user : null;
});

/** Whether a logged-in buyer's profile is still to come: until then nothing can be ordered. */
export const isUserAwaitedAtom = atom(
  (get) => get(isLoggedInAtom) && get(sessionAtom).userId !== null && get(userAtom) === null,
);

/** What the profile lacks; it keeps the buyer from ordering (spec.md section 5). */
export const profileIssuesAtom = atom((get) => {
  const user = get(userAtom);
  return user === null ? [] : profileIssues(user);
});

const isProfileWantedAtom = atom(false);

/** Whether the profile editor is open; it closes with the session. */
export const isProfileOpenAtom = atom(
  (get) => get(isProfileWantedAtom) && get(userAtom) !== null,
  (_get, set, isOpen: boolean) => set(isProfileWantedAtom, isOpen),
);
export const isSavingProfileAtom = atom(false);

/** Fetches the buyer. The user's country decides the currency of an order that nobody has begun. */
export const loadUserAtom = atom(null, async (get, set): Promise<void> => {
  const { userId } = get(sessionAtom);
  if (userId === null || !get(isLoggedInAtom)) {
    set(fetchedUserAtom, null);
    set(isProfileWantedAtom, false);
    return;
  }
  try {
    const user = await withToken(get, set, (token) => getUser(get(clientAtom), userId, token));
    if (get(sessionAtom).userId !== userId) return;
    const isNew = get(userAtom) === null;
    set(fetchedUserAtom, user);
    const { country } = user.address;
    if (isNew && country !== '' && get(hostCurrencyAtom) === null) set(suggestCurrencyAtom, currencyOfCountry(country));
  } catch (error) {
    set(reportAtom, { area: 'user', notice: { key: 'userFailed' }, error });
  }
});

/** Saves the profile and fetches the user anew in either case (spec.md section 8). */
export const saveProfileAtom = atom(null, async (get, set, profile: Profile): Promise<void> => {
  const user = get(userAtom);
  if (user === null || get(isSavingProfileAtom)) return;
  set(isSavingProfileAtom, true);
  try {
    const update = { userId: user.id, body: userBody(user, profile) };
    await withToken(get, set, (token) => updateUser(get(clientAtom), update, token));
    set(notifyAtom, { tone: 'success', notice: { key: 'profileSaved' }, isLong: true });
  } catch (error) {
    set(failAtom, { area: 'profile', notice: { key: 'profileFailed' }, error });
  } finally {
    await set(loadUserAtom);
    set(isSavingProfileAtom, false);
  }
});

/** Closes the editor; the user is fetched anew. */
export const closeProfileAtom = atom(null, (_get, set) => {
  set(isProfileOpenAtom, false);
  void set(loadUserAtom);
});
