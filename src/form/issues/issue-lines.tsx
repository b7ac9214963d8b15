import { useState, type RefObject } from 'react';
import { useForm } from '../context/form-context.tsx';
import type { Issue } from '../../domain/order/order-rules.ts';
import { visuallyHidden } from '../../styles/root.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { goToIssue } from '../focus/issue-place.ts';
import { issueText } from '../../text/text.ts';
import { useText } from '../texts/use-text.ts';
import * as css from './issue-list.css.ts';

/** The number of lines that leaves room for what they lead to. */
const shownOn = { lowPhone: 1, phone: 3, wide: 8 } as const;
const narrowest = 600;
const lowest = 600;

interface IssueLinesProps {
  readonly issues: readonly Issue[];
  /** The container of the lines, which is as wide as they are. */
  readonly box: RefObject<HTMLElement>;
  readonly isToast: boolean;
}

/**
 * One line per issue. If there are many, only some are shown at a time, because nothing here scrolls; screen readers
 * get all of them.
 */
export function IssueLines({ issues, box, isToast }: IssueLinesProps) {
  const text = useText();
  const form = useForm();
  const [start, setStart] = useState(0);
  const isLow = innerHeight < lowest && issues.length > 2;
  const phone = isLow ? shownOn.lowPhone : shownOn.phone;
  const count = (box.current?.clientWidth ?? 0) < narrowest ? phone : shownOn.wide;
  const first = start < issues.length ? start : 0;
  const end = Math.min(first + count, issues.length);
  const left = issues.length - (end - first);
  return (
    <>
      <ul className={css.list}>
        {issues.map((issue, index) => (
          <li
            key={`${issue.code} ${issue.index}`}
            part={isToast ? 'toast' : undefined}
            className={index < first || index >= end ? visuallyHidden : undefined}
          >
            <button
              type="button"
              className={css.link}
              onFocus={() => setStart(index - (index % count))}
              onClick={(event) => goToIssue(form, event.currentTarget, issue)}
            >
              {issueText(text, issue)}
            </button>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button kind="quiet" isCompact onClick={() => setStart(end % issues.length)}>
          {text.showMore(left)}
        </Button>
      )}
    </>
  );
}
