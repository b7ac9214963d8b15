import { atom } from 'jotai/vanilla';
import { profileIssuesAtom } from '../buyer/user.ts';
import { hostAtom } from '../host/host.ts';
import { notifyAtom, toastsAtom, wordingAtom } from '../notices/notices.ts';
import { areIssuesShownAtom, issuesAtom } from '../order/issues.ts';
import { checkoutAtom } from './checkout.ts';

/**
 * Opens the summary of an order without issues; else lists them, tells each, and gives false
 * (docs/behaviour.md, States).
 */
export const openSummaryAtom = atom(null, (get, set): boolean => {
  if (get(profileIssuesAtom).length > 0) return false;
  const issues = get(issuesAtom);
  set(areIssuesShownAtom, issues.length > 0);
  if (issues.length === 0) {
    // What was told before is on show there, and would lie over it.
    set(toastsAtom, []);
    set(checkoutAtom, { type: 'opened' });
    return true;
  }
  const { say } = get(wordingAtom);
  const told = issues.map((issue) => ({ code: issue.code, message: say({ key: 'issue', issue }) }));
  for (const issue of issues) set(notifyAtom, { tone: 'danger', notice: { key: 'issue', issue } });
  get(hostAtom).emit('voice-order-issues', { issues: told });
  return false;
});
