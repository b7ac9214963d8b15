import { useAtomValue, useSetAtom } from 'jotai/react';
import { useState, type FormEvent } from 'react';
import { editAddress } from '../../domain/address.ts';
import { profileOf, type Profile, type User } from '../../domain/user.ts';
import {
  closeProfileAtom,
  isProfileOpenAtom,
  isSavingProfileAtom,
  saveProfileAtom,
  userAtom,
} from '../../state/buyer/user.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import * as layout from '../layout.css.ts';
import { ToastList } from '../toast-list.tsx';
import { useText } from '../use-text.ts';
import { ProfileAddress } from './profile-address.tsx';
import { ProfileInput } from './profile-input.tsx';

const formId = 'profile-form';

/** The profile editor (spec.md section 2). */
export function ProfileDialog() {
  const text = useText();
  const isOpen = useAtomValue(isProfileOpenAtom);
  const user = useAtomValue(userAtom);
  const isSaving = useAtomValue(isSavingProfileAtom);
  const close = useSetAtom(closeProfileAtom);
  if (!isOpen || user === null) return null;
  return (
    <Dialog
      title={text.profile.title}
      closeLabel={null}
      onClose={close}
      width={640}
      toasts={<ToastList isInDialog />}
      footer={
        <>
          <Button onClick={close}>{text.close}</Button>
          <Button kind="primary" type="submit" form={formId} aria-disabled={isSaving} aria-busy={isSaving}>
            {text.profile.save}
          </Button>
        </>
      }
    >
      <ProfileForm user={user} />
    </Dialog>
  );
}

/** What is typed stays here until it is saved, also where saving fails. */
function ProfileForm({ user }: { readonly user: User }) {
  const text = useText().profile;
  const save = useSetAtom(saveProfileAtom);
  const [profile, setProfile] = useState(() => profileOf(user));
  const edit = (part: Partial<Profile>): void => setProfile((one) => editAddress(one, part));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save(profile);
  };
  return (
    <form id={formId} className={layout.fields} onSubmit={submit} noValidate>
      <div className={layout.pair}>
        <ProfileInput field="firstName" autoComplete="given-name" profile={profile} onEdit={edit} />
        <ProfileInput field="lastName" autoComplete="family-name" profile={profile} onEdit={edit} />
        <ProfileInput field="companyName" autoComplete="organization" profile={profile} onEdit={edit} isOptional />
        <ProfileInput field="phone" autoComplete="tel" profile={profile} onEdit={edit} />
      </div>
      <ProfileAddress profile={profile} onEdit={edit} />
      <TextInput label={text.email} hint={text.emailHint} type="email" disabled value={user.email} readOnly />
    </form>
  );
}
