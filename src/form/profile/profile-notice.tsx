import { useAtomValue } from 'jotai/react';
import { useForm } from '../context/form-context.tsx';
import { profileOf } from '../../domain/buyer/user.ts';
import { profileGoalAtom, profileIssuesAtom, userAtom } from '../../state/buyer/load-user.ts';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/section/callout.tsx';
import { useText } from '../texts/use-text.ts';
import * as layout from '../layout/layout.css.ts';

/** What a logged-in buyer's profile is missing, and the button to complete it (docs/behaviour.md, On screen). */
export function ProfileNotice() {
  const { profile: text, guest } = useText();
  const user = useAtomValue(userAtom);
  const missing = useAtomValue(profileIssuesAtom);
  const { store } = useForm();
  if (user === null || missing.length === 0) return null;
  const profile = profileOf(user);
  return (
    <Callout
      tone="warning"
      actions={<Button onClick={() => store.set(profileGoalAtom, 'profile')}>{text.update}</Button>}
    >
      <strong>{text.remind}</strong>
      <ul className={layout.shortPoints}>
        {missing.map((field) => (
          // A field that is not empty is a phone number that can't be called.
          <li key={field}>{profile[field].trim() === '' ? text.missing(text[field]) : guest.phoneRequired}</li>
        ))}
      </ul>
    </Callout>
  );
}
