import { useAtomValue, useSetAtom } from 'jotai/react';
import type { MouseEvent } from 'react';
import type { Finding } from '../../domain/scripts/check/finding.ts';
import { dismissNoticesAtom, notifyAtom } from '../../state/notices/notices.ts';
import { messageIdsAtom } from '../../state/order/parts.ts';
import { findingsAskedAtom, turnFixAtom, type CheckedFinding } from '../../state/script/check-script.ts';
import { Button } from '../../ui/button/button.tsx';
import { useDeskText } from '../use-desk-text.ts';
import { textLink } from '../../styles/shared.css.ts';
import * as css from './check.css.ts';
import { fixText } from './finding-text.ts';
import { goToFound, goToNextNote } from './go-to-note.ts';
import { PlaceholderField } from './placeholder-field.tsx';

/** A fixed note needs less space: it keeps its earlier height, so that nothing moves under the finger. */
function keepRoom(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  const { width, height } = element.getBoundingClientRect();
  Object.assign(element.style, { minWidth: `min(${Math.floor(width)}px, 100%)`, minHeight: `${height}px` });
}

interface NoteProps {
  readonly id: number;
  readonly finding: CheckedFinding;
  /** Its text while it is not fixed. */
  readonly words: string;
  readonly onTurn: (finding: Finding) => void;
}

/** A finding with its fix; once it is fixed, the same button undoes that, so that nothing moves and the focus stays. */
export function Note({ id, finding, words, onTurn }: NoteProps) {
  const text = useDeskText();
  const turn = useSetAtom(turnFixAtom);
  const dismiss = useSetAtom(dismissNoticesAtom);
  const notify = useSetAtom(notifyAtom);
  const isAsked = useAtomValue(findingsAskedAtom) > 1;
  const index = useAtomValue(messageIdsAtom).indexOf(id);
  const fix = fixText(text, finding);
  const isPlaceholder = finding.code === 'placeholder';
  const press = ({ currentTarget, detail }: MouseEvent<HTMLElement>): void => {
    // The second press of a double click would undo the fix.
    if (detail > 1) return;
    if (!finding.isFixed && !isPlaceholder) [currentTarget, currentTarget.previousElementSibling].forEach(keepRoom);
    onTurn(finding);
    turn({ id, finding });
    // The announced number of all notes.
    dismiss(['tool']);
  };
  const fill = (answer: string): void => {
    onTurn(finding);
    turn({ id, finding, answer });
  };
  const goOn = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    if (!goToNextNote(currentTarget)) notify({ tone: 'success', notice: { key: 'tool', text: text.check.nothing } });
  };
  const find = ({ currentTarget }: MouseEvent<HTMLElement>): void => goToFound(currentTarget, index, finding.found);
  return (
    <li data-check={finding.code} data-note={finding.isFixed ? 'fixed' : 'open'} tabIndex={-1} className={css.item}>
      <span className={css.words}>
        {finding.isFixed && fix ? (
          fix.fixed
        ) : isPlaceholder ? (
          <button type="button" className={textLink} onClick={find}>
            {words}
          </button>
        ) : (
          words
        )}
      </span>
      {isPlaceholder && <PlaceholderField finding={finding} onFill={fill} />}
      {fix && (
        <Button kind="quiet" isCompact className={css.fix} onClick={press}>
          {finding.isFixed ? text.check.undo : fix.fix}
        </Button>
      )}
      {isAsked && (
        <Button kind="quiet" isCompact className={css.fix} onClick={goOn}>
          {text.check.next}
        </Button>
      )}
    </li>
  );
}
