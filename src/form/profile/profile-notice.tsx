import { useAtomValue, useSetAtom } from 'jotai/react';
import { profileOf, type Profile } from '../../domain/buyer/user.ts';
import { profileGoalAtom, userAtom } from '../../state/buyer/user.ts';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/section/callout.tsx';
import { useText } from '../texts/use-text.ts';
import * as layout from '../layout/layout.css.ts';
import { useMissing, useMissingWords } from './use-missing.ts';

/** The missing fields of a logged-in buyer's profile, and the button to complete it (docs/behaviour.md, On screen). */
export function ProfileNotice() {
  const user = useAtomValue(userAtom);
  return user && <Lacking profile={profileOf(user)} />;
}

function Lacking({ profile }: { readonly profile: Profile }) {
  const text = useText().profile;
  const missing = useMissing(profile);
  const missingText = useMissingWords(profile);
  const open = useSetAtom(profileGoalAtom);
  if (missing.length === 0) return null;
  return (
    <Callout tone="warning" actions={<Button onClick={() => open('profile')}>{text.update}</Button>}>
      <strong>{text.remind}</strong>
      <ul className={layout.points}>
        {missing.map((field) => (
          <li key={field}>{missingText(field)}</li>
        ))}
      </ul>
    </Callout>
  );
}
