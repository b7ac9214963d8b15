import { useSetAtom } from 'jotai/react';
import type { MouseEvent } from 'react';
import { openSummaryAtom } from '../state/checkout/summary.ts';
import { focusSoon } from './focus-field.ts';

/** Opens the summary, or leads to the list of what keeps it closed. */
export function useOpenSummary() {
  const open = useSetAtom(openSummaryAtom);
  return (event: MouseEvent<HTMLElement>): void => {
    if (!open()) focusSoon(event.currentTarget, 'issues');
  };
}
