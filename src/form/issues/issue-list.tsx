import { useAtomValue, useSetAtom } from 'jotai/react';
import type { MouseEvent } from 'react';
import type { Issue } from '../../domain/order-rules.ts';
import { currentVoiceSlotAtom } from '../../state/order/slots.ts';
import { issuesAtom } from '../../state/order/issues.ts';
import { areIssuesShownAtom } from '../../state/order/issues.ts';
import { Callout } from '../../ui/callout.tsx';
import { focusField } from '../focus-field.ts';
import { issueText } from '../notice-text.ts';
import { useText } from '../use-text.ts';
import * as css from './issue-list.css.ts';
import { isAboutVoice, placeOf } from './issue-place.ts';

/** What keeps the order from being reviewed; each leads to its place (spec.md section 5, contract.md section 4). */
export function IssueList() {
  const text = useText();
  const issues = useAtomValue(issuesAtom);
  const isShown = useAtomValue(areIssuesShownAtom);
  const setVoiceSlot = useSetAtom(currentVoiceSlotAtom);
  if (!isShown || issues.length === 0) return null;
  const heading = text.issues.heading(issues.length);
  const goTo = (issue: Issue) => (event: MouseEvent<HTMLElement>) => {
    if (isAboutVoice(issue)) setVoiceSlot(issue.index);
    focusField(event.currentTarget, placeOf(issue), 'center');
  };
  return (
    <Callout tone="danger" role="group" aria-label={heading} tabIndex={-1} data-field="issues">
      <strong>{heading}</strong>
      <ul className={css.list}>
        {issues.map((issue) => (
          <li key={`${issue.code} ${issue.index}`}>
            <button type="button" className={css.link} onClick={goTo(issue)}>
              {issueText(text, issue)}
            </button>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
