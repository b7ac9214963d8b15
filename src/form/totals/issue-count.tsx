import { useAtomValue } from 'jotai/react';
import { memo, type MouseEvent } from 'react';
import { useForm } from '../context/form-context.tsx';
import { requestIssues, summaryBlockerAtom } from '../../state/checkout/open-summary.ts';
import { issuesAtom } from '../../state/session/order.ts';
import { totalsAtom } from '../../state/prices/prices.ts';
import { useOpenSummary } from '../focus/use-summary-button.ts';
import { useText } from '../texts/use-text.ts';
import * as css from './totals-bar.css.ts';

/**
 * The number of steps left before the summary can open; a press lists them and leads to the first one. On a phone,
 * the totals take its place; then it is shown while the counts are open.
 */
export const IssueCount = memo(() => {
  const text = useText().totals;
  const issues = useAtomValue(issuesAtom);
  const form = useForm();
  const goOn = useOpenSummary();
  const isLate = useAtomValue(totalsAtom) !== null;
  const isProfileLeft = useAtomValue(summaryBlockerAtom) === 'profile';
  const count = issues.length + Number(isProfileLeft);
  if (count === 0) return null;
  const press = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
    issues.length > 0 ? requestIssues(form) : goOn(currentTarget);
  return (
    <button type="button" role="link" className={css.issueCount} data-late={isLate} onClick={press}>
      {text.left(count)}
    </button>
  );
});
