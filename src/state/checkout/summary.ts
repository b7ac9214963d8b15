import { atom } from 'jotai/vanilla';
import { isBeyondPayment } from '../../domain/checkout/checkout.ts';
import { profileGoalAtom, profileIssuesAtom } from '../buyer/user.ts';
import { hostAtom } from '../host/host.ts';
import { dismissToastsAtom, wordingAtom } from '../notices/notices.ts';
import { askIssuesAtom, issuesAskedAtom, issuesAtom } from '../order/issues.ts';
import { isPaymentAwaitedAtom } from './ask-payment.ts';
import { checkoutAtom } from './checkout.ts';

/**
 * What keeps the summary closed before the order is checked: it is paid, or may be (`sent`), or the profile is
 * incomplete.
 */
export const blockingAtom = atom((get): 'sent' | 'profile' | null => {
  if (isBeyondPayment(get(checkoutAtom)) || get(isPaymentAwaitedAtom)) return 'sent';
  return get(profileIssuesAtom).length > 0 ? 'profile' : null;
});

/**
 * Opens the summary of an order without issues. If there are issues, lists them, focuses the first one and returns
 * false. If the profile is incomplete, opens its editor instead, as a step towards the summary (docs/behaviour.md,
 * States).
 */
export const openSummaryAtom = atom(null, (get, set): boolean => {
  const blocking = get(blockingAtom);
  if (blocking === 'profile') set(profileGoalAtom, 'summary');
  if (blocking) return false;
  const issues = get(issuesAtom);
  if (issues.length === 0) {
    // Earlier toasts are about things that the summary shows, and would cover it; the toast about the profile stays.
    set(dismissToastsAtom, ({ notice }) => notice.key !== 'profileSaved');
    set(issuesAskedAtom, null);
    set(checkoutAtom, { type: 'opened' });
    // Its tools, if the messages were not near the window yet.
    void get(hostAtom).bringDesk();
    return true;
  }
  const { say } = get(wordingAtom);
  const told = issues.map((issue) => ({ code: issue.code, message: say({ key: 'issue', issue }) }));
  set(askIssuesAtom);
  get(hostAtom).emit('voice-order-issues', { issues: told });
  return false;
});
