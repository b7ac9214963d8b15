import { useAtomValue } from 'jotai/react';
import type { MouseEvent } from 'react';
import { openSummary, summaryBlockerAtom } from '../../state/checkout/open-summary.ts';
import { Button } from '../../ui/button/button.tsx';
import * as css from './layout.css.ts';
import { useText } from '../texts/use-text.ts';
import { useForm } from '../context/form-context.tsx';
import { focusSoon } from '../focus/focus-field.ts';

/** Continues to the summary: opens it, or leads to what keeps it closed (issues/issue-list.tsx). */
export function useOpenSummary(): (from: Element) => void {
  const form = useForm();
  return (from) => {
    // If the profile keeps it closed, its editor is open.
    if (!openSummary(form) && form.store.get(summaryBlockerAtom) === 'sent') focusSoon(from, 'sent', 'center');
  };
}

/** The behaviour of a button to the summary. */
export function useSummaryButton() {
  const goOn = useOpenSummary();
  const blocker = useAtomValue(summaryBlockerAtom);
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>): void => goOn(currentTarget);
  return {
    onClick,
    'aria-disabled': blocker !== null,
    'aria-describedby': blocker ? `blocked-by-${blocker}` : undefined,
  };
}

/** 'Order Summary': disabled while the profile is incomplete, with the reason. */
export function SummaryButton() {
  const text = useText();
  const blocker = useAtomValue(summaryBlockerAtom);
  return (
    <div className={css.summary}>
      <Button {...useSummaryButton()}>{text.summaryButton}</Button>
      <p id="blocked-by-profile" className={css.savedNote}>
        {blocker === 'profile' && text.profile.blocked}
      </p>
    </div>
  );
}
