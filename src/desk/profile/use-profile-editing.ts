import { useAtomValue, useSetAtom } from 'jotai/react';
import { useState } from 'react';
import { editAddress } from '../../domain/buyer/address.ts';
import { isSame } from '../../domain/common/json.ts';
import { prefilled, profileProblems, withNumberApart } from '../../domain/buyer/profile-editing.ts';
import { profileOf, requiredFields, type Profile, type ProfileField, type User } from '../../domain/buyer/user.ts';
import { typedGuestAtom } from '../../state/buyer/guest.ts';
import { saveProfileAtom } from '../../state/buyer/save-profile.ts';
import { dismissNoticesAtom } from '../../state/notices/notices.ts';
import { useDeskText } from '../use-desk-text.ts';

/** The shared state of the editor's fields. */
export interface ProfileEditing {
  readonly profile: Profile;
  readonly onEdit: (edit: Partial<Profile>) => void;
  readonly onLeave: (field: ProfileField) => void;
  /** The fields whose problems are shown: those that were left, or all once the buyer wanted to save. */
  readonly touched: ReadonlySet<ProfileField>;
}

const none: ReadonlySet<ProfileField> = new Set();

/** The profile as the buyer edits it. It is kept until it is saved, even if saving fails. */
export function useProfileEditing(user: User) {
  const words = useDeskText().profile;
  const guest = useAtomValue(typedGuestAtom);
  const save = useSetAtom(saveProfileAtom);
  const dismiss = useSetAtom(dismissNoticesAtom);
  const [first] = useState(() => prefilled(profileOf(user), guest));
  const [profile, setProfile] = useState(first);
  const [touched, setTouched] = useState(none);
  const [hasFailed, setFailed] = useState(false);
  const onEdit = (edit: Partial<Profile>): void => {
    setFailed(false);
    dismiss(['profileFailed']);
    setProfile((one) => editAddress(one, edit));
    // Another country needs another state, whose field has not been left yet.
    if (edit.country !== undefined) setTouched((fields) => new Set([...fields].filter((one) => one !== 'state')));
  };
  const onLeave = (field: ProfileField): void => {
    if (field === 'street') setProfile(withNumberApart);
    setTouched((fields) => new Set([...fields, field]));
  };
  /** Saves a profile without problems, otherwise shows them. Returns whether it was saved. */
  const onSave = async (): Promise<boolean> => {
    setTouched(new Set(requiredFields));
    if (Object.keys(profileProblems(profile)).length > 0) return false;
    const isSaved = await save({ profile, words });
    setFailed(isSaved === false);
    return isSaved === true;
  };
  const editing: ProfileEditing = { profile, touched, onEdit, onLeave };
  return { editing, onSave, hasFailed, isEdited: !isSame(profile, first) };
}
