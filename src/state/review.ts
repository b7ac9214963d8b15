import { atom } from 'jotai/vanilla';
import { hostAtom } from './host.ts';
import { notifyAtom, wordingAtom } from './notices.ts';
import { issuesAtom } from './order.ts';
import { profileIssuesAtom } from './user.ts';

/** Where the order summary stands: closed, offering login or guest checkout, or showing the guest form. */
export type ReviewStep = 'closed' | 'choice' | 'guest';
export const reviewStepAtom = atom<ReviewStep>('closed');

/** Whether an order is being placed: the summary can't be closed then. */
export const isProcessingAtom = atom(false);

/**
 * How a buyer whom the page around keeps from checkout gets there: by a click of their own, in another window, or with
 * the address in their hands.
 */
export interface WayOut {
  readonly by: 'click' | 'window' | 'address';
  readonly url: string;
}
export const wayOutAtom = atom<WayOut | null>(null);

/** Issues are listed from the first press of Order Summary on, and then kept up to date. */
export const areIssuesShownAtom = atom(false);

/** Opens the summary of an order without issues; else lists them, tells each, and gives false (spec.md section 4). */
export const openReviewAtom = atom(null, (get, set): boolean => {
  if (get(profileIssuesAtom).length > 0) return false;
  const issues = get(issuesAtom);
  set(areIssuesShownAtom, issues.length > 0);
  if (issues.length === 0) {
    if (get(reviewStepAtom) === 'closed') set(reviewStepAtom, 'choice');
    return true;
  }
  const { say } = get(wordingAtom);
  const told = issues.map((issue) => ({ code: issue.code, message: say({ key: 'issue', issue }) }));
  for (const issue of issues) set(notifyAtom, { tone: 'danger', notice: { key: 'issue', issue } });
  get(hostAtom).emit('voice-order-issues', { issues: told });
  return false;
});

/** Closes the summary, unless an order is being placed. */
export const closeReviewAtom = atom(null, (get, set) => {
  if (get(isProcessingAtom)) return;
  set(wayOutAtom, null);
  set(reviewStepAtom, 'closed');
});
