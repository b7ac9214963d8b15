import { useAtomValue } from 'jotai/react';
import type { MouseEvent } from 'react';
import { openSummary, summaryBlockerAtom } from '../../state/checkout/open-summary.ts';
import { useForm } from '../context/form-context.tsx';
import { focusSoon } from './focus-field.ts';

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
