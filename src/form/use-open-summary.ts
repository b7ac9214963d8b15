import { useAtomValue, useSetAtom } from 'jotai/react';
import type { MouseEvent } from 'react';
import { profileIssuesAtom } from '../state/buyer/user.ts';
import { openSummaryAtom } from '../state/checkout/summary.ts';
import { focusSoon } from './focus-field.ts';

/** Opens the summary, or leads to what keeps it closed: the profile, or the list of issues. */
export function useOpenSummary() {
  const open = useSetAtom(openSummaryAtom);
  const isBlocked = useAtomValue(profileIssuesAtom).length > 0;
  return (event: MouseEvent<HTMLElement>): void => {
    if (open()) return;
    // What the profile lacks stands above the button that completes it.
    if (isBlocked) focusSoon(event.currentTarget, 'profile', 'center');
    else focusSoon(event.currentTarget, 'issues');
  };
}
