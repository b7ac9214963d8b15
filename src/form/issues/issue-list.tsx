import { useAtomValue } from 'jotai/react';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useForm } from '../context/form-context.tsx';
import { toastWaits } from '../../domain/common/waits.ts';
import { requestedIssuesAtom, shownIssuesAtom } from '../../state/session/order-atoms.ts';
import { IconButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { tone } from '../../ui/tone.css.ts';
import { goToIssue } from '../focus/issue-place.ts';
import { issueText } from '../../text/text.ts';
import { useText } from '../texts/use-text.ts';
import * as css from './issue-list.css.ts';

/**
 * Everything that keeps the summary closed, above the bar or the button that was pressed. Each line leads to its field.
 * For the duration of a toast, the lines are toasts, so that each is announced once (docs/behaviour.md, Presses, focus
 * and scrolling).
 */
export function IssueList() {
  const text = useText();
  const form = useForm();
  const issues = useAtomValue(shownIssuesAtom);
  const box = useRef<HTMLDivElement>(null);
  const { isOpen, isNew, close } = useAsked(box);
  const heading = text.issues.heading(issues.length);
  useLayoutEffect(() => {
    // What the browser scrolls to stays clear of the list (styles/root.css.ts).
    const form = box.current?.closest<HTMLElement>('[part=form]');
    form?.style.setProperty('--vo-issues', `${box.current?.offsetHeight ?? 0}px`);
  });
  return (
    <div ref={box} role={isNew ? 'alert' : undefined} className={css.place} data-above-bar="">
      {isOpen && (
        <div role="group" aria-label={heading} className={`${css.panel} ${tone.danger}`}>
          <strong className={css.heading}>
            <Icon name="alert" size={16} />
            <span>{heading}</span>
          </strong>
          <IconButton icon="close" label={text.dismiss} className={css.close} onClick={close} />
          <ul className={css.list}>
            {issues.map((issue) => (
              <li key={`${issue.code} ${issue.index}`} part={isNew ? 'toast' : undefined}>
                <button
                  type="button"
                  className={css.link}
                  onClick={(event) => goToIssue(form, event.currentTarget, issue)}
                >
                  {issueText(text, issue)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Opens the list each time the buyer asks what is missing, and leads to the first issue. */
function useAsked(box: RefObject<HTMLElement>) {
  const form = useForm();
  // Each request counts, even for the same issues.
  const asked = useAtomValue(requestedIssuesAtom);
  const isNone = useAtomValue(shownIssuesAtom).length === 0;
  const [told, setTold] = useState(asked);
  const [closed, setClosed] = useState(asked);
  // Later issues must not open it again.
  if (isNone && closed !== asked) setClosed(asked);
  useEffect(() => {
    const [first] = form.store.get(shownIssuesAtom);
    if (asked === told || !first || !box.current) return undefined;
    goToIssue(form, box.current, first);
    const timer = setTimeout(() => setTold(asked), toastWaits.long);
    return () => clearTimeout(timer);
  }, [asked, told, box, form]);
  const isOpen = asked !== null && asked !== closed && !isNone;
  return { isOpen, isNew: isOpen && asked !== told, close: () => setClosed(asked) };
}
