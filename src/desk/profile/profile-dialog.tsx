import { useAtom, useAtomValue } from 'jotai/react';
import { useLayoutEffect, useRef, type FormEvent } from 'react';
import { isSavingProfileAtom } from '../../state/buyer/save-profile.ts';
import { profileProblems } from '../../domain/buyer/profile-editing.ts';
import type { User } from '../../domain/buyer/user.ts';
import { closeProfile, isProfileOpenAtom, profileGoalAtom, userAtom } from '../../state/buyer/load-user.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextInput } from '../../ui/field/inputs.tsx';
import { useForm } from '../../form/context/form-context.tsx';
import { focusIfLost, focusWrong, reach } from '../../form/focus/focus-field.ts';
import * as layout from '../../form/layout/layout.css.ts';
import { useLocale } from '../../form/texts/use-text.ts';
import { useOpenSummary } from '../../form/layout/summary-button.tsx';
import { ProfileFields, useProfileEditing, useProfileText, type ProfileEditing } from './profile-fields.tsx';
import * as css from '../desk.css.ts';
import { ToolDialog } from '../tool-dialog.tsx';
import { small } from '../../styles/shared.css.ts';

const formId = 'profile-form';

/** The profile editor (docs/behaviour.md, On screen). */
export function ProfileDialog() {
  const isOpen = useAtomValue(isProfileOpenAtom);
  const user = useAtomValue(userAtom);
  return isOpen && user !== null && <Editor user={user} />;
}

/** Closes once the profile is saved; unsaved edits are not discarded without asking. */
function Editor({ user }: { readonly user: User }) {
  const text = useProfileText();
  const locale = useLocale();
  const isSaving = useAtomValue(isSavingProfileAtom);
  const form = useForm();
  const close = (): void => closeProfile(form);
  const editing = useProfileEditing(user);
  const { profile, touched, notice } = editing;
  const problems = profileProblems(profile);
  const wrong = [...touched].filter((field) => problems[field] !== undefined).map((field) => text[field]);
  const needed = wrong.length > 0 && text.needed(new Intl.ListFormat(locale).format(wrong));
  return (
    <ToolDialog
      title={text.title}
      onClose={() => editing.askBeforeClosing() || close()}
      width={640}
      footer={
        <>
          {/* The fields announce their errors, and a toast that saving failed. */}
          <p className={css.needed} role={notice === 'unsaved' ? 'alert' : undefined} key={notice}>
            {notice ? text[notice] : needed}
          </p>
          {notice === 'unsaved' && <Button onClick={close}>{text.discard}</Button>}
          <Button kind="primary" type="submit" form={formId} aria-disabled={isSaving} aria-busy={isSaving}>
            {text.save}
          </Button>
        </>
      }
    >
      <ProfileForm editing={editing} email={user.email} />
    </ToolDialog>
  );
}

interface ProfileFormProps {
  readonly editing: ProfileEditing;
  readonly email: string;
}

function ProfileForm({ editing, email }: ProfileFormProps) {
  const text = useProfileText();
  const [goal, setGoal] = useAtom(profileGoalAtom);
  const goOn = useOpenSummary();
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void editing.onSave().then((isSaved) => {
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
  return (
    <form role="none" ref={form} id={formId} className={layout.fields} onSubmit={submit} noValidate>
      {goal === 'summary' && <p className={small}>{text.step}</p>}
      <ProfileFields editing={editing} fields={['firstName', 'lastName', 'companyName', 'phone']} />
      <p className={small}>{text.addressHint}</p>
      <ProfileFields editing={editing} fields={['street', 'houseNumber', 'city', 'postalCode', 'country', 'state']} />
      <TextInput label={text.email} hint={text.emailHint} type="email" disabled value={email} readOnly />
    </form>
  );
}
