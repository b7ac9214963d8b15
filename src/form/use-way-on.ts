import { useAtomValue, useSetAtom } from 'jotai/react';
import type { MouseEvent } from 'react';
import { profileIssuesAtom } from '../state/buyer/user.ts';
import { openSummaryAtom } from '../state/checkout/summary.ts';
import { isPaidAtom } from '../state/checkout/tell-paid.ts';
import { focusSoon } from './focus-field.ts';

/** The field that keeps the summary closed, before anybody looks at the order: it is paid, or the profile lacks something. */
function useBlocking(): 'sent' | 'profile' | null {
  const isIncomplete = useAtomValue(profileIssuesAtom).length > 0;
  return useAtomValue(isPaidAtom) ? 'sent' : isIncomplete ? 'profile' : null;
}

/** What a button to the summary does: it opens it, or leads to what keeps it closed. */
export function useWayOn() {
  const open = useSetAtom(openSummaryAtom);
  const blocking = useBlocking();
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // What the profile lacks stands above the button that completes it.
    if (blocking) focusSoon(currentTarget, blocking, 'center');
    else if (!open()) focusSoon(currentTarget, 'issues');
  };
  return {
    kind: 'primary',
    onClick,
    'aria-disabled': blocking !== null,
    'aria-describedby': blocking ? `blocked-by-${blocking}` : undefined,
  } as const;
}
