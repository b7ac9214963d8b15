import { useAtomValue, useSetAtom } from 'jotai/react';
import type { MouseEvent } from 'react';
import { blockingAtom, openSummaryAtom } from '../state/checkout/summary.ts';
import { focusSoon } from './focus-field.ts';

/** What a button to the summary does: it opens it, or leads to what keeps it closed. */
export function useWayOn() {
  const open = useSetAtom(openSummaryAtom);
  const blocking = useAtomValue(blockingAtom);
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    if (open()) return;
    // Also what stands around it is to be seen: the list of issues is long, and what the profile lacks is said above.
    focusSoon(currentTarget, blocking ?? 'issues', 'center');
  };
  return {
    kind: 'primary',
    onClick,
    'aria-disabled': blocking !== null,
    'aria-describedby': blocking ? `blocked-by-${blocking}` : undefined,
  } as const;
}
