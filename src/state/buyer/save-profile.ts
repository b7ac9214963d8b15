import { atom } from 'jotai/vanilla';
import { updateUser, userBody } from '../../api/update-user.ts';
import { guestOf } from '../../domain/buyer/profile-editing.ts';
import type { Profile } from '../../domain/buyer/user.ts';
import { clientAtom } from '../host/settings.ts';
import { failAtom, notifyAtom, reportAtom } from '../notices/notices.ts';
import { guestAtom, hasTypedAtom } from './guest.ts';
import { SessionEnded, withToken } from './session.ts';
import { fetchedUserAtom, loadUserAtom, userAtom } from './user.ts';

/** What saving says, in the words of the script desk: the state contains no texts. */
interface ProfileWords {
  readonly saved: string;
  readonly failed: string;
}

interface Saving {
  readonly profile: Profile;
  readonly words: ProfileWords;
}

export const isSavingProfileAtom = atom(false);

/**
 * Saves the profile and then fetches the user, whether saving succeeded or not (docs/behaviour.md, Messages). Returns
 * whether it was saved, or undefined if nothing was tried, for example because it is being saved already.
 */
export const saveProfileAtom = atom(null, async (get, set, saving: Saving): Promise<boolean | undefined> => {
  const { profile, words } = saving;
  const user = get(userAtom);
  if (user === null || get(isSavingProfileAtom)) return undefined;
  set(isSavingProfileAtom, true);
  try {
    const update = { userId: user.id, body: userBody(user, profile) };
    await withToken(get, set, (token) => updateUser(get(clientAtom), update, token));
    // The saved profile counts even if fetching it fails.
    const { firstName, lastName, companyName, phone, address } = update.body;
    if (get(userAtom) === user) set(fetchedUserAtom, { ...user, firstName, lastName, companyName, phone, address });
    set(notifyAtom, { tone: 'success', notice: { key: 'profileSaved', text: words.saved }, isLong: true });
    return true;
  } catch (error) {
    const failure = { area: 'profile', error } as const;
    if (error instanceof SessionEnded) {
      set(reportAtom, { ...failure, notice: { key: 'sessionEnded' } });
      // The editor closes when the session ends. What was typed is kept for a buyer who continues as a guest.
      if (!get(hasTypedAtom)) set(guestAtom, guestOf(profile, user.email));
    } else set(failAtom, { ...failure, notice: { key: 'profileFailed', text: words.failed } });
    return false;
  } finally {
    await set(loadUserAtom);
    set(isSavingProfileAtom, false);
  }
});
