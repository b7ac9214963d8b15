import { useAtomValue, useSetAtom } from 'jotai/react';
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { editAddress } from '../../domain/address.ts';
import { isSame } from '../../domain/same.ts';
import { profileOf, type Profile, type User } from '../../domain/user.ts';
import {
  closeProfileAtom,
  isProfileOpenAtom,
  isSavingProfileAtom,
  saveProfileAtom,
  userAtom,
} from '../../state/buyer/user.ts';
import { dismissNoticesAtom } from '../../state/notices/notices.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { focusIfLost, focusWrong } from '../focus-field.ts';
import * as layout from '../layout.css.ts';
import { ToastList } from '../toast-list.tsx';
import { useLocale, useText } from '../use-text.ts';
import { ProfileAddress } from './profile-address.tsx';
import { ProfileInput, type ProfileEditing } from './profile-input.tsx';
import { useMissing } from './use-missing.ts';
import * as css from './profile.css.ts';

const formId = 'profile-form';

/** The profile editor (docs/behaviour.md, On screen). */
export function ProfileDialog() {
  const isOpen = useAtomValue(isProfileOpenAtom);
  const user = useAtomValue(userAtom);
  return isOpen && user !== null && <Editor user={user} />;
}

/** What is typed stays here until it is saved, also where saving fails; it is not thrown away unasked. */
function Editor({ user }: { readonly user: User }) {
  const text = useText();
  const isSaving = useAtomValue(isSavingProfileAtom);
  const close = useSetAtom(closeProfileAtom);
  const [profile, setProfile] = useState(() => profileOf(user));
  const [saved, setSaved] = useState(profile);
  const [asks, setAsks] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const isEdited = !isSame(profile, saved);
  const dismiss = useSetAtom(dismissNoticesAtom);
  const edit = (part: Partial<Profile>): void => {
    setAsks(0);
    setFailed(false);
    // What was saved is no longer what stands here.
    if (!isEdited) dismiss(['profileSaved']);
    setProfile((one) => editAddress(one, part));
  };
  const isHeld = asks > 0 && isEdited;
  const leave = (): void => (isEdited ? setAsks(asks + 1) : close());
  const tried = (what: Profile, isSaved?: boolean): void => {
    setFailed(isSaved === false);
    if (isSaved) setSaved(what);
  };
  return (
    <Dialog
      title={text.profile.title}
      closeLabel={null}
      onClose={leave}
      width={640}
      toasts={<ToastList isInDialog />}
      footer={
        <>
          <Needed profile={profile} asks={isHeld ? asks : 0} hasFailed={hasFailed} />
          {isHeld && <Button onClick={close}>{text.profile.discard}</Button>}
          <Button onClick={leave}>{text.close}</Button>
          <Button kind="primary" type="submit" form={formId} aria-disabled={isSaving} aria-busy={isSaving}>
            {text.profile.save}
          </Button>
        </>
      }
    >
      <ProfileForm profile={profile} onEdit={edit} onTried={tried} email={user.email} />
    </Dialog>
  );
}

interface NeededProps {
  readonly profile: Profile;
  /** How often the editor with its edits was to be closed: each time that is said anew. */
  readonly asks: number;
  readonly hasFailed: boolean;
}

/** What is still to be filled in; that it could not be saved; and, where the editor is to be closed, that it holds edits. */
function Needed({ profile, asks, hasFailed }: NeededProps) {
  const { profile: text, notices } = useText();
  const locale = useLocale();
  const missing = useMissing(profile).map((field) => text[field]);
  const needed = missing.length > 0 && text.needed(new Intl.ListFormat(locale).format(missing));
  return (
    <p className={css.needed} role={asks > 0 ? 'alert' : 'status'} key={asks}>
      {asks > 0 ? text.unsaved : hasFailed ? notices.profileFailed : needed}
    </p>
  );
}

interface ProfileFormProps extends ProfileEditing {
  readonly email: string;
  readonly onTried: (profile: Profile, isSaved?: boolean) => void;
}

function ProfileForm({ profile, onEdit, email, onTried }: ProfileFormProps) {
  const text = useText().profile;
  const save = useSetAtom(saveProfileAtom);
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save(profile).then((isSaved) => {
      onTried(profile, isSaved);
      // What is still needed is next.
      if (isSaved && form.current) focusWrong(form.current);
    });
  };
  const editing = { profile, onEdit };
  useLayoutEffect(() => {
    const place = form.current;
    // A profile that is complete has no button to come back to.
    return () => void (place && focusIfLost(place, 'service'));
  }, []);
  return (
    <form ref={form} id={formId} className={layout.fields} onSubmit={submit} noValidate>
      <div className={layout.pair}>
        <ProfileInput field="firstName" autoComplete="given-name" {...editing} />
        <ProfileInput field="lastName" autoComplete="family-name" {...editing} />
        <ProfileInput field="companyName" autoComplete="organization" {...editing} isOptional />
        <ProfileInput field="phone" autoComplete="tel" {...editing} />
      </div>
      <ProfileAddress {...editing} />
      <TextInput label={text.email} hint={text.emailHint} type="email" disabled value={email} readOnly />
    </form>
  );
}
