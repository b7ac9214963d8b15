import { useAtomValue } from 'jotai/react';
import { profileIssuesAtom } from '../state/buyer/user.ts';
import { Button } from '../ui/button.tsx';
import * as css from './layout.css.ts';
import { useText } from './use-text.ts';
import { useWayOn } from './use-way-on.ts';

/** 'Order Summary': closed while the profile lacks something, and then says so. */
export function SummaryButton() {
  const text = useText();
  const isIncomplete = useAtomValue(profileIssuesAtom).length > 0;
  return (
    <div className={css.summary}>
      <Button {...useWayOn()}>{text.summaryButton}</Button>
      <p id="blocked-by-profile" className={css.savedNote}>
        {isIncomplete && text.profile.blocked}
      </p>
    </div>
  );
}
