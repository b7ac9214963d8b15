import { useAtomValue } from 'jotai/react';
import { areIssuesShownAtom, issuesAtom } from '../../state/order/issues.ts';
import { Callout } from '../../ui/callout.tsx';
import { issueText } from '../notice-text.ts';
import { useGoToIssue } from '../use-go-to-issue.ts';
import { useText } from '../use-text.ts';
import * as css from './issue-list.css.ts';

/**
 * What keeps the order from being reviewed; each leads to its place (docs/behaviour.md, Rules,
 * docs/contract.md, Settled).
 */
export function IssueList() {
  const text = useText();
  const issues = useAtomValue(issuesAtom);
  const isShown = useAtomValue(areIssuesShownAtom);
  const goTo = useGoToIssue();
  if (!isShown || issues.length === 0) return null;
  const heading = text.issues.heading(issues.length);
  return (
    <Callout tone="danger" role="group" aria-label={heading} tabIndex={-1} data-field="issues">
      <strong>{heading}</strong>
      <ul className={css.list}>
        {issues.map((issue) => (
          <li key={`${issue.code} ${issue.index}`}>
            <button type="button" className={css.link} onClick={(event) => goTo(event.currentTarget, issue)}>
              {issueText(text, issue)}
            </button>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
