import { useAtomValue } from 'jotai/react';
import type { MouseEvent } from 'react';
import { summaryBlockerAtom } from '../../state/checkout/open-summary.ts';
import { issuesAtom } from '../../state/session/order-atoms.ts';
import { issueText } from '../../text/text.ts';
import { useForm } from '../context/form-context.tsx';
import { goToIssue } from '../focus/issue-place.ts';
import { useOpenSummary } from '../layout/summary-button.tsx';
import { useText } from '../texts/use-text.ts';
import { ToolSlot } from '../tools/tool-slot.tsx';
import * as css from './totals-bar.css.ts';

interface StepsProps {
  /** The buyer leaves the bar. */
  readonly onFollow: () => void;
}

/**
 * The number of steps left before the summary can open. A press leads to the next one; nothing is marked as wrong before
 * the buyer requests the summary.
 */
export function StepsLeft({ onFollow }: StepsProps) {
  const text = useText().totals;
  const issues = useAtomValue(issuesAtom);
  const form = useForm();
  const openSummary = useOpenSummary();
  const blocker = useAtomValue(summaryBlockerAtom);
  const count = issues.length + Number(blocker === 'profile');
  if (blocker === 'sent') return null;
  if (count === 0) return <ToolSlot name="placeholders-left" className={css.steps} onFollow={onFollow} />;
  const goToNext = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const [next] = issues;
    if (next) goToIssue(form, currentTarget, next);
    else openSummary(currentTarget);
    onFollow();
  };
  return (
    <button type="button" role="link" className={css.steps} onClick={goToNext}>
      {text.left(count)}
    </button>
  );
}

/** So many steps leave room for what they lead to. */
const shownSteps = 5;

/** The next steps. Each leads to its field. */
export function StepList({ onFollow }: StepsProps) {
  const text = useText();
  const issues = useAtomValue(issuesAtom);
  const form = useForm();
  if (issues.length === 0) return null;
  return (
    <ul className={css.list}>
      {issues.slice(0, shownSteps).map((issue) => (
        <li key={`${issue.code} ${issue.index}`}>
          <button
            type="button"
            className={css.steps}
            onClick={({ currentTarget }) => {
              goToIssue(form, currentTarget, issue);
              onFollow();
            }}
          >
            {issueText(text, issue)}
          </button>
        </li>
      ))}
    </ul>
  );
}
