import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { editAddress } from '../../domain/buyer/address.ts';
import { isSame } from '../../domain/common/json.ts';
import { prefilled, profileProblems, withNumberApart } from '../../domain/buyer/profile-editing.ts';
import { profileOf, requiredFields, type Profile, type ProfileField, type User } from '../../domain/buyer/user.ts';
import { typedGuestAtom } from '../../state/buyer/guest.ts';
import { useForm } from '../../form/context/form-context.tsx';
import { useText } from '../../form/texts/use-text.ts';
import { saveProfile } from '../../state/buyer/save-profile.ts';
import { dismissToasts } from '../../state/notices/notices.ts';
import { useToolText } from '../tool-text.ts';

/** The shared state of the editor's fields. */
export interface ProfileEditing {
  readonly profile: Profile;
  readonly onEdit: (edit: Partial<Profile>) => void;
  readonly onLeave: (field: ProfileField) => void;
  /** The fields whose problems are shown: those that were left, or all once the buyer wanted to save. */
  readonly touched: ReadonlySet<ProfileField>;
}

/** The texts of the profile: the names of its fields, and those of the editor. */
export function useProfileText() {
  const { profile } = useText();
  return { ...profile, ...useToolText().profile };
}

const none: ReadonlySet<ProfileField> = new Set();

/** The profile as the buyer edits it. It is kept until it is saved, even if saving fails. */
export function useProfileEditing(user: User) {
  const form = useForm();
  const guest = useAtomValue(typedGuestAtom);
  const [first] = useState(() => prefilled(profileOf(user), guest));
  const [profile, setProfile] = useState(first);
  const [touched, setTouched] = useState(none);
  const [hasFailed, setFailed] = useState(false);
  const onEdit = (edit: Partial<Profile>): void => {
    setFailed(false);
    dismissToasts(form, ['profile']);
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
    const isSaved = await saveProfile(form, profile);
    setFailed(isSaved === false);
    return isSaved === true;
  };
  const editing: ProfileEditing = { profile, touched, onEdit, onLeave };
  return { editing, onSave, hasFailed, isEdited: !isSame(profile, first) };
}
