import { useAtomValue } from 'jotai/react';
import { summaryBlockerAtom } from '../../state/checkout/open-summary.ts';
import { Button } from '../../ui/button/button.tsx';
import * as css from './layout.css.ts';
import { useText } from '../texts/use-text.ts';
import { useSummaryButton } from '../focus/use-summary-button.ts';

/** 'Order Summary': disabled while the profile is incomplete, with the reason. */
export function SummaryButton() {
  const text = useText();
  const blocker = useAtomValue(summaryBlockerAtom);
  return (
    <div className={css.summary}>
      <Button {...useSummaryButton()} data-field="summary">
        {text.summaryButton}
      </Button>
      <p id="blocked-by-profile" className={css.savedNote}>
        {blocker === 'profile' && text.profile.blocked}
      </p>
    </div>
  );
}
