import { useAtomValue, useSetAtom } from 'jotai/react';
import type { MouseEvent } from 'react';
import { profileIssuesAtom } from '../state/buyer/user.ts';
import { openSummaryAtom } from '../state/checkout/summary.ts';
import { isPaidAtom } from '../state/checkout/tell-paid.ts';
import { focusSoon } from './focus-field.ts';
import { useText } from './use-text.ts';

/** What keeps the summary closed, before anybody looks at the order: it is paid, or the profile lacks something. */
export function useBlocked(): string | null {
  const { sent, profile } = useText();
  const isIncomplete = useAtomValue(profileIssuesAtom).length > 0;
  return useAtomValue(isPaidAtom) ? sent.paid : isIncomplete ? profile.blocked : null;
}

/** What a button to the summary does: it opens it, or leads to what keeps it closed. */
export function useWayOn() {
  const open = useSetAtom(openSummaryAtom);
  const isPaid = useAtomValue(isPaidAtom);
  const isBlocked = useBlocked() !== null;
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // What the profile lacks stands above the button that completes it.
    if (isBlocked) focusSoon(currentTarget, isPaid ? 'sent' : 'profile', 'center');
    else if (!open()) focusSoon(currentTarget, 'issues');
  };
  return {
    kind: 'primary',
    onClick,
    'aria-disabled': isBlocked,
    'aria-describedby': isBlocked ? 'summary-blocked' : undefined,
  } as const;
}
