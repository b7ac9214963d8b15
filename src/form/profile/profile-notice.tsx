import { useAtomValue, useSetAtom } from 'jotai/react';
import { isProfileOpenAtom, profileIssuesAtom } from '../../state/buyer/user.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { useText } from '../use-text.ts';
import * as layout from '../layout.css.ts';

/** What a logged-in buyer's profile lacks, and the way to complete it (docs/behaviour.md, On screen). */
export function ProfileNotice() {
  const text = useText().profile;
  const issues = useAtomValue(profileIssuesAtom);
  const setOpen = useSetAtom(isProfileOpenAtom);
  if (issues.length === 0) return null;
  return (
    <Callout
      tone="warning"
      actions={
        <Button data-field="profile" onClick={() => setOpen(true)}>
          {text.update}
        </Button>
      }
    >
      <strong>{text.remind}</strong>
      <ul className={layout.points}>
        {issues.map((field) => (
          <li key={field}>{text.missing(text[field])}</li>
        ))}
      </ul>
    </Callout>
  );
}
