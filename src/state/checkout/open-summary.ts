import { atom } from 'jotai/vanilla';
import { isBeyondPayment } from '../../domain/checkout/checkout.ts';
import { issueText } from '../../text/text.ts';
import { profileGoalAtom, profileIssuesAtom } from '../buyer/user.ts';
import { dispatch, type Form } from '../form.ts';
import { textAtom } from '../host/settings.ts';
import { toastsAtom } from '../notices/notices.ts';
import { issuesAtom } from '../session/order.ts';
import { changeCheckout, checkoutAtom } from './checkout-state.ts';
import { isPaymentPendingAtom } from './payment-status.ts';

/**
 * What keeps the summary closed before the order is checked: it is paid, or may be (`sent`), or the profile is
 * incomplete.
 */
export const summaryBlockerAtom = atom((get): 'sent' | 'profile' | null => {
  if (isBeyondPayment(get(checkoutAtom)) || get(isPaymentPendingAtom)) return 'sent';
  return get(profileIssuesAtom).length > 0 ? 'profile' : null;
});

/** Lists everything that keeps the summary closed. */
export const requestIssues = (form: Form): void =>
  dispatch(form, { type: 'issuesRequested', issues: [...form.store.get(issuesAtom)] });

/**
 * Opens the summary of an order without issues. If there are issues, lists them and returns false. If the profile is
 * incomplete, opens its editor instead, as a step towards the summary (docs/behaviour.md, States).
 */
export function openSummary(form: Form): boolean {
  const { store, host } = form;
  const blocker = store.get(summaryBlockerAtom);
  if (blocker === 'profile') store.set(profileGoalAtom, 'summary');
  if (blocker) return false;
  const issues = store.get(issuesAtom);
  if (issues.length > 0) {
    const text = store.get(textAtom);
    requestIssues(form);
    host.emit('voice-order-issues', {
      issues: issues.map((issue) => ({ code: issue.code, message: issueText(text, issue) })),
    });
    return false;
  }
  // Earlier toasts are about things that the summary shows; the toast about the profile stays.
  store.set(toastsAtom, (toasts) => toasts.filter(({ topic }) => topic === 'profileSaved'));
  dispatch(form, { type: 'issuesRequested', issues: null });
  changeCheckout(form, { type: 'opened' });
  // The tools of the summary, if the messages were not near the window yet.
  void host.loadTools();
  return true;
}
