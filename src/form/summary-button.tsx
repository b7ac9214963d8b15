import { useAtomValue } from 'jotai/react';
import { profileIssuesAtom } from '../state/buyer/user.ts';
import { Button } from '../ui/button.tsx';
import * as css from './layout.css.ts';
import { useOpenSummary } from './use-open-summary.ts';
import { useText } from './use-text.ts';

/** 'Order Summary': closed while the profile lacks something, and then says so. */
export function SummaryButton() {
  const text = useText();
  const openSummary = useOpenSummary();
  const isBlocked = useAtomValue(profileIssuesAtom).length > 0;
  return (
    <div className={css.summary}>
      <Button kind="primary" onClick={openSummary} aria-disabled={isBlocked} aria-describedby="summary-blocked">
        {text.summaryButton}
      </Button>
      <p id="summary-blocked" className={css.savedNote}>
        {isBlocked && text.profile.blocked}
      </p>
    </div>
  );
}
