import { atom } from 'jotai/vanilla';
import { updateUser } from '../../api/users.ts';
import { guestOf } from '../../domain/buyer/profile-editing.ts';
import { withProfile, type Profile } from '../../domain/buyer/user.ts';
import { toolTextFor } from '../../text/tool-text.ts';
import type { Form } from '../form.ts';
import { clientAtom, textAtom } from '../host/settings.ts';
import { notify, reportError, showError } from '../notices/notices.ts';
import { hasTypedAtom, setGuest } from './guest-details.ts';
import { LoginExpired, withToken } from './login.ts';
import { fetchedUserAtom, loadUser, userAtom } from './load-user.ts';

export const isSavingProfileAtom = atom(false);

/** Saves the profile, then fetches the user in any case. Returns undefined if it is being saved already. */
export async function saveProfile(form: Form, profile: Profile): Promise<boolean | undefined> {
  const { store } = form;
  const user = store.get(userAtom);
  if (user === null || store.get(isSavingProfileAtom)) return undefined;
  const text = toolTextFor(store.get(textAtom)).profile;
  store.set(isSavingProfileAtom, true);
  try {
    const changed = withProfile(user, profile);
    await withToken(form, (token) => updateUser(store.get(clientAtom), changed, token));
    // The saved profile counts even if fetching it fails.
    if (store.get(userAtom) === user) store.set(fetchedUserAtom, changed);
    notify(form, { topic: 'profileSaved', tone: 'success', text: text.saved, isLong: true });
    return true;
  } catch (error) {
    if (error instanceof LoginExpired) {
      reportError(form, { area: 'profile', text: store.get(textAtom).notices.sessionEnded, error });
      // The editor closes when the login ends. What was typed is kept for a buyer who continues as a guest.
      if (!store.get(hasTypedAtom)) setGuest(form, guestOf(profile, user.email));
    } else showError(form, { area: 'profile', text: text.failed, error }, { topic: 'profile' });
    return false;
  } finally {
    await loadUser(form);
    store.set(isSavingProfileAtom, false);
  }
}
