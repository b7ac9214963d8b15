import { atom } from 'jotai/vanilla';
import { isBeyondPayment } from '../../domain/checkout/checkout.ts';
import { issueText } from '../../text/text.ts';
import { isUserPendingAtom, profileGoalAtom, profileIssuesAtom } from '../buyer/load-user.ts';
import { dispatch, type Form } from '../form.ts';
import { textAtom } from '../host/settings.ts';
import { toastsAtom } from '../notices/notices.ts';
import { issuesAtom } from '../session/order-atoms.ts';
import { changeCheckout, checkoutAtom, isSentAtom, isSummaryOpenAtom } from './checkout-state.ts';
import { isPaymentPendingAtom } from './payment-status.ts';
import { isPreparedAtom, isReadyAtom } from '../catalogue/catalogue.ts';
import { watch, type Stop } from '../host/page-events.ts';

/** What keeps the summary closed before the order is checked: it is or may be paid (`sent`), or the profile. */
export const summaryBlockerAtom = atom((get): 'sent' | 'profile' | null => {
  if (isBeyondPayment(get(checkoutAtom)) || get(isPaymentPendingAtom)) return 'sent';
  return get(profileIssuesAtom).length > 0 ? 'profile' : null;
});

/** Whether opening the summary is the buyer's next step: nothing is missing, and the order was not sent yet. */
export const isSummaryNextAtom = atom(
  (get) => !get(isSentAtom) && get(summaryBlockerAtom) === null && get(issuesAtom).length === 0,
);

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
    // Another list each time: each request counts.
    dispatch(form, { type: 'issuesRequested', issues: [...issues] });
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

/** Whether the buyer is leaving the summary for the shop's login: saved with the order, which then starts in it. */
export const leavesSummaryAtom = atom(false);

/** Marks the order, if its summary is open. */
export function leaveSummary({ store }: Form): void {
  store.set(leavesSummaryAtom, store.get(isSummaryOpenAtom));
}

/** Whether the summary is to be opened once everything it needs has loaded. */
export const resumesSummaryAtom = atom(false);

const isTimeAtom = atom(
  (get) => get(resumesSummaryAtom) && get(isPreparedAtom) && get(isReadyAtom) && !get(isUserPendingAtom),
);

/** Opens the summary for a buyer who is back from the shop's login. */
export const startResumingSummary = (form: Form): Stop =>
  watch(form, [isTimeAtom], () => {
    if (!form.store.get(isTimeAtom)) return;
    form.store.set(resumesSummaryAtom, false);
    openSummary(form);
  });
