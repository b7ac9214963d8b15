import { useAtomValue, useSetAtom, useStore } from 'jotai/react';
import type { MouseEvent } from 'react';
import { blockingAtom, openSummaryAtom } from '../../state/checkout/summary.ts';
import { focusSoon } from './focus-field.ts';

/** Continues to the summary: opens it, or leads to what keeps it closed (issues/issue-list.tsx). */
export function useOpenSummary(): (from: Element) => void {
  const open = useSetAtom(openSummaryAtom);
  const store = useStore();
  return (from) => {
    // If the profile keeps it closed, its editor is open.
    if (!open() && store.get(blockingAtom) === 'sent') focusSoon(from, 'sent', 'center');
  };
}

/** The behaviour of a button to the summary. */
export function useSummaryButton() {
  const goOn = useOpenSummary();
  const blocking = useAtomValue(blockingAtom);
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>): void => goOn(currentTarget);
  return {
    onClick,
    'aria-disabled': blocking !== null,
    'aria-describedby': blocking ? `blocked-by-${blocking}` : undefined,
  };
}
