import { atom } from 'jotai/vanilla';
import { isBeyondPayment } from '../../domain/checkout/checkout.ts';
import { profileGoalAtom, profileIssuesAtom } from '../buyer/user.ts';
import { hostAtom } from '../host/host.ts';
import { dismissToastsAtom, wordingAtom } from '../notices/notices.ts';
import { askIssuesAtom, issuesAskedAtom, issuesAtom } from '../order/issues.ts';
import { isPaymentAwaitedAtom } from './ask-payment.ts';
import { checkoutAtom } from './checkout.ts';

/**
 * What keeps the summary closed before anybody looks at the order: it is paid, or may be (`sent`), or the profile lacks
 * something.
 */
export const blockingAtom = atom((get): 'sent' | 'profile' | null => {
  if (isBeyondPayment(get(checkoutAtom)) || get(isPaymentAwaitedAtom)) return 'sent';
  return get(profileIssuesAtom).length > 0 ? 'profile' : null;
});

/**
 * Opens the summary of an order without issues. If there are issues, lists them, leads to the first one and returns false;
 * if the profile is incomplete, opens its editor instead, as a step of the way (docs/behaviour.md, States).
 */
export const openSummaryAtom = atom(null, (get, set): boolean => {
  const blocking = get(blockingAtom);
  if (blocking === 'profile') set(profileGoalAtom, 'summary');
  if (blocking) return false;
  const issues = get(issuesAtom);
  if (issues.length === 0) {
    // What was told before is on show there, and would lie over it; but for the profile on the way.
    set(dismissToastsAtom, ({ notice }) => notice.key !== 'profileSaved');
    set(issuesAskedAtom, null);
    set(checkoutAtom, { type: 'opened' });
    return true;
  }
  const { say } = get(wordingAtom);
  const told = issues.map((issue) => ({ code: issue.code, message: say({ key: 'issue', issue }) }));
  set(askIssuesAtom);
  get(hostAtom).emit('voice-order-issues', { issues: told });
  return false;
});
