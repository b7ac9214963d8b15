import { useAtomValue, useSetAtom } from 'jotai/react';
import type { MouseEvent } from 'react';
import { profileIssuesAtom } from '../state/buyer/user.ts';
import { openSummaryAtom } from '../state/checkout/summary.ts';
import { isPaidAtom } from '../state/checkout/tell-paid.ts';
import { serviceTypeAtom } from '../state/order/service.ts';
import { startAnewAtom } from '../state/order/service-switch.ts';
import { focusSoon } from './focus-field.ts';
import { useText } from './use-text.ts';

/**
 * What the buttons to the summary do and say: they open it, or lead to what keeps it closed, the profile or the list of
 * issues. From an order that is paid the way on is a new one.
 */
export function useWayOn(label: string) {
  const open = useSetAtom(openSummaryAtom);
  const startAnew = useSetAtom(startAnewAtom);
  const serviceType = useAtomValue(serviceTypeAtom);
  const isBlocked = useAtomValue(profileIssuesAtom).length > 0;
  const isPaid = useAtomValue(isPaidAtom);
  const { fresh } = useText().sent;
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const { currentTarget } = event;
    if (isPaid) startAnew(serviceType);
    else if (open()) return;
    // What the profile lacks stands above the button that completes it.
    if (isBlocked) focusSoon(currentTarget, 'profile', 'center');
    else focusSoon(currentTarget, isPaid ? 'voices' : 'issues');
  };
  return {
    kind: 'primary',
    onClick,
    'aria-disabled': isBlocked,
    'aria-describedby': isBlocked ? 'summary-blocked' : undefined,
    children: isPaid ? fresh : label,
  } as const;
}
