import { useAtom, useAtomValue } from 'jotai/react';
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { editAddress } from '../../domain/buyer/address.ts';
import { prefilled, profileProblems } from '../../domain/buyer/profile-editing.ts';
import { profileOf, requiredFields, type Profile, type ProfileField, type User } from '../../domain/buyer/user.ts';
import { isSame } from '../../domain/common/json.ts';
import { useForm } from '../../form/context/form-context.tsx';
import { focusIfLost, focusWrong, reach } from '../../form/focus/focus-field.ts';
import * as layout from '../../form/layout/layout.css.ts';
import { useOpenSummary } from '../../form/layout/summary-button.tsx';
import { useLocale } from '../../form/texts/use-text.ts';
import { typedGuestAtom } from '../../state/buyer/guest-details.ts';
import { closeProfile, isProfileOpenAtom, profileGoalAtom, userAtom } from '../../state/buyer/load-user.ts';
import { isSavingProfileAtom, saveProfile } from '../../state/buyer/save-profile.ts';
import { dismissToasts } from '../../state/notices/notices.ts';
import { small } from '../../styles/shared.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextInput } from '../../ui/field/inputs.tsx';
import * as css from '../desk.css.ts';
import { ToolDialog } from '../tool-dialog.tsx';
import { ProfileInput, useProfileText } from './profile-input.tsx';

const formId = 'profile-form';

/** The profile editor (docs/behaviour.md, On screen). */
export function ProfileDialog() {
  const isOpen = useAtomValue(isProfileOpenAtom);
  const user = useAtomValue(userAtom);
  return isOpen && user !== null && <Editor user={user} />;
}

/** The profile as the buyer edits it. It is kept until it is saved, even if saving fails. */
function useProfileEditing(user: User) {
  const form = useForm();
  const guest = useAtomValue(typedGuestAtom);
  const [first] = useState(() => prefilled(profileOf(user), guest));
  const [profile, setProfile] = useState(first);
  /** The fields whose problems are shown: those that were left, or all once the buyer wanted to save. */
  const [touched, setTouched] = useState<ReadonlySet<ProfileField>>(new Set());
  /** That the profile was not saved, until the next edit. */
  const [notice, setNotice] = useState<'unsaved' | 'failed' | null>(null);
  const onEdit = (edit: Partial<Profile>): void => {
    setNotice(null);
    dismissToasts(form, ['profile']);
    setProfile((one) => editAddress(one, edit));
    // Another country needs another state, whose field has not been left yet.
    if (edit.country !== undefined) setTouched((fields) => new Set([...fields].filter((one) => one !== 'state')));
  };
  const onLeave = (field: ProfileField): void => setTouched((fields) => new Set([...fields, field]));
  /** Saves a profile without problems, otherwise shows them. Returns whether it was saved. */
  const onSave = async (): Promise<boolean> => {
    setTouched(new Set(requiredFields));
    if (Object.keys(profileProblems(profile)).length > 0) return false;
    const isSaved = await saveProfile(form, profile);
    if (isSaved === false) setNotice('failed');
    return isSaved === true;
  };
  /** Unsaved edits are not discarded without asking. */
  const onClose = (): void => {
    if (isSame(profile, first)) closeProfile(form);
    else setNotice('unsaved');
  };
  return { profile, touched, notice, onEdit, onLeave, onSave, onClose };
}

function Editor({ user }: { readonly user: User }) {
  const text = useProfileText();
  const locale = useLocale();
  const isSaving = useAtomValue(isSavingProfileAtom);
  const form = useForm();
  const editing = useProfileEditing(user);
  const { profile, touched, notice } = editing;
  const problems = profileProblems(profile);
  const wrong = [...touched].filter((field) => problems[field] !== undefined).map((field) => text[field]);
  const needed = wrong.length > 0 && text.needed(new Intl.ListFormat(locale).format(wrong));
  return (
    <ToolDialog
      title={text.title}
      onClose={editing.onClose}
      width={640}
      footer={
        <>
          {/* The fields announce their errors, and a toast that saving failed. */}
          <p className={css.needed} role={notice === 'unsaved' ? 'alert' : undefined} key={notice}>
            {notice ? text[notice] : needed}
          </p>
          {notice === 'unsaved' && <Button onClick={() => closeProfile(form)}>{text.discard}</Button>}
          <Button kind="primary" type="submit" form={formId} aria-disabled={isSaving} aria-busy={isSaving}>
            {text.save}
          </Button>
        </>
      }
    >
      <ProfileForm email={user.email} {...editing} />
    </ToolDialog>
  );
}

const person = ['firstName', 'lastName', 'companyName', 'phone'] as const;
const address = ['street', 'houseNumber', 'city', 'postalCode', 'country', 'state'] as const;

function ProfileForm({ email, onSave, ...fields }: ReturnType<typeof useProfileEditing> & { readonly email: string }) {
  const text = useProfileText();
  const [goal, setGoal] = useAtom(profileGoalAtom);
  const goOn = useOpenSummary();
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void onSave().then((isSaved) => {
      if (!form.current) return;
      if (!isSaved) return focusWrong(form.current);
      setGoal(null);
      if (goal === 'summary') goOn(form.current);
    });
  };
  useLayoutEffect(() => {
    const place = form.current;
    const missing = [...(place?.querySelectorAll<HTMLInputElement>('[aria-required]') ?? [])];
    // After the dialog has focused its title.
    requestAnimationFrame(() => reach(missing.find(({ value }) => value === '')));
    // Once the profile is complete, the button that opened the editor is gone.
    return () => void (place && focusIfLost(place, 'service'));
  }, []);
  const inputs = (names: readonly ProfileField[]) => (
    <div className={layout.pair}>
      {names.map((name) => (
        <ProfileInput key={name} field={name} {...fields} />
      ))}
    </div>
  );
  return (
    <form role="none" ref={form} id={formId} className={layout.fields} onSubmit={submit} noValidate>
      {goal === 'summary' && <p className={small}>{text.step}</p>}
      {inputs(person)}
      <p className={small}>{text.addressHint}</p>
      {inputs(address)}
      <TextInput label={text.email} hint={text.emailHint} type="email" disabled value={email} readOnly />
    </form>
  );
}
