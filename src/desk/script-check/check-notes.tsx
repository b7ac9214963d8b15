import { useAtomValue } from 'jotai/react';
import { memo, useMemo, useState } from 'react';
import { useAnnounced } from '../../form/notices/announcer.tsx';
import { useForm } from '../../form/context/form-context.tsx';
import { checkAtom, findingsAtom, fixAll, type CheckedFinding } from '../../state/script/check-script.ts';
import type { ToolSlots } from '../../form/tools/tools.ts';
import { undo } from '../../state/form.ts';
import { Button } from '../../ui/button/button.tsx';
import { useAfterLeaving } from '../../ui/field/use-after-leaving.ts';
import { useToolText } from '../use-tool-text.ts';
import * as css from './check.css.ts';
import { fixText, isLast, Note, useExtraWords, useLastFix } from './note.tsx';

interface FindingsProps {
  readonly id: number;
  readonly findings: readonly CheckedFinding[];
}

/** Applies every fix with a single right answer, if there are several, with the extra words that they add; then undoes them. */
function FixAll({ id, findings }: FindingsProps) {
  const text = useToolText().check;
  const form = useForm();
  const isDone = useLastFix(id) === 'all';
  const open = useMemo(() => findings.filter(({ fix, isFixed }) => fix !== null && !isFixed), [findings]);
  const extra = useExtraWords(id, open);
  if (open.length < 2 && !isDone) return null;
  return (
    <Button isCompact className={css.all} onClick={() => (isDone ? undo(form) : fixAll(form, id, open))}>
      {isDone ? text.undo : `${text.fixAll}${extra}`}
    </Button>
  );
}

const keyOf = ({ code, found }: CheckedFinding): string => `${code} ${found}`;

/**
 * The findings whose notes are shown. A fixed one that offers no Undo has done its work; if it was fixed while the buyer
 * was in the list, it stays until they have left it, so that nothing moves under a click.
 */
function useShown({ id, findings }: FindingsProps) {
  const last = useLastFix(id);
  const isDone = (finding: CheckedFinding): boolean => finding.isFixed && last !== 'all' && !isLast(last, finding);
  /** What was done when the buyer entered the list; null while they are elsewhere. */
  const [doneBefore, setDoneBefore] = useState<readonly string[] | null>(null);
  const { onFocus, onBlur } = useAfterLeaving(() => setDoneBefore(null));
  const enter = (): void => {
    onFocus();
    setDoneBefore((before) => before ?? findings.filter(isDone).map(keyOf));
  };
  const shown = findings.filter((one) => !isDone(one) || doneBefore?.includes(keyOf(one)) === false);
  // Safari does not focus a button that is clicked.
  return { shown, handlers: { onFocus: enter, onPointerDown: enter, onBlur } };
}

/** The findings of a message: none until the buyer has left its text. */
export const CheckNotes = memo(({ id, index }: ToolSlots['message-notes']) => {
  const text = useToolText().check;
  const findings = useAtomValue(findingsAtom(id));
  useOutcome(index, { id, findings });
  const { shown, handlers } = useShown({ id, findings });
  return (
    <>
      {shown.length > 0 && (
        <ul aria-label={text.heading} className={css.list} {...handlers}>
          {shown.map((finding) => (
            <Note key={keyOf(finding)} id={id} index={index} finding={finding} />
          ))}
        </ul>
      )}
      {/* Below the notes, which must not move when this button appears. */}
      <FixAll id={id} findings={findings} />
    </>
  );
});

/** Announces the result of leaving a text, or of a fix; a check of all messages is announced by a toast. */
function useOutcome(index: number, { id, findings }: FindingsProps): void {
  const text = useToolText();
  const isLeft = useAtomValue(checkAtom(id))?.trigger === 'blur';
  const last = useLastFix(id);
  const fixed = findings.find((finding) => finding.isFixed && isLast(last, finding));
  const open = findings.filter(({ isFixed }) => !isFixed).length;
  const fixedText = fixed && fixText(text, fixed)?.fixed;
  useAnnounced(fixedText ?? (open > 0 && isLeft && text.check.foundIn(open, index + 1)));
}
