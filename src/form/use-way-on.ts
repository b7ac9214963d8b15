import { useAtomValue, useSetAtom } from 'jotai/react';
import type { MouseEvent } from 'react';
import { profileIssuesAtom } from '../state/buyer/user.ts';
import { openSummaryAtom } from '../state/checkout/summary.ts';
import { isPaidAtom } from '../state/checkout/tell-paid.ts';
import { focusSoon } from './focus-field.ts';

/** What a button to the summary does: it opens it, or leads to what keeps it closed, the profile or the list of issues. */
export function useWayOn() {
  const open = useSetAtom(openSummaryAtom);
  const isBlocked = useAtomValue(profileIssuesAtom).length > 0;
  const isPaid = useAtomValue(isPaidAtom);
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    if (open()) return;
    // What the profile lacks stands above the button that completes it.
    if (isBlocked) focusSoon(currentTarget, 'profile', 'center');
    else focusSoon(currentTarget, 'issues');
  };
  return {
    // An order that is paid may be changed and ordered once more, but the way on from it is a new one.
    kind: isPaid ? 'secondary' : 'primary',
    onClick,
    'aria-disabled': isBlocked,
    'aria-describedby': isBlocked ? 'summary-blocked' : undefined,
  } as const;
}
