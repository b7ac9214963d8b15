import { useAtomValue } from 'jotai/react';
import { memo, useMemo, useState, type MouseEvent } from 'react';
import { useAnnounced } from '../../form/notices/use-announced.ts';
import { isSameFinding } from '../../domain/scripts/check/finding.ts';
import { selectUndo, useForm, useSession } from '../../form/context/form-context.tsx';
import { checkAtom, findingsAtom, fixAll, type CheckedFinding } from '../../state/script/check-script.ts';
import { messageIdsAtom } from '../../state/session/order-atoms.ts';
import { undo } from '../../state/form.ts';
import { Button } from '../../ui/button/button.tsx';
import { useAfterLeaving } from '../../ui/field/use-after-leaving.ts';
import { useToolText } from '../use-tool-text.ts';
import * as css from './check.css.ts';
import { findingText, fixText } from './finding-text.ts';
import { useLocale } from '../../form/texts/use-text.ts';
import { Note, useExtraWords, useLastFix } from './note.tsx';

interface FindingsProps {
  readonly id: number;
  readonly findings: readonly CheckedFinding[];
}

/** Fix all, with the extra words that it adds. */
function FixAllLabel({ id, findings }: FindingsProps) {
  const text = useToolText().check;
  return <span>{`${text.fixAll}${useExtraWords(id, findings)}`}</span>;
}

/** Whether Fix all was the last step, in this message. */
function useIsAllFixed(id: number): boolean {
  const step = useSession(selectUndo);
  return step?.kind === 'fix-all' && step.messageId === id;
}

/** Applies every fix with a single right answer, if there are several; then undoes them. */
function FixAll({ id, findings }: FindingsProps) {
  const text = useToolText().check;
  const form = useForm();
  const isDone = useIsAllFixed(id);
  const open = useMemo(() => findings.filter(({ fix, isFixed }) => fix !== null && !isFixed), [findings]);
  if (open.length < 2 && !isDone) return null;
  const onClick = ({ detail }: MouseEvent): void => {
    // The second click of a double click would undo the fixes.
    if (detail > 1 && isDone) return;
    if (isDone) undo(form);
    else fixAll(form, id, open);
  };
  return (
    <Button isCompact isRepeatable className={css.all} onClick={onClick}>
      {isDone ? text.undo : <FixAllLabel id={id} findings={open} />}
    </Button>
  );
}

const keyOf = ({ code, found }: CheckedFinding): string => `${code} ${found}`;

/**
 * The findings whose notes are shown. A fixed one that offers no Undo has done its work; if it was fixed while the buyer
 * was in the list, it stays until they have left it, so that nothing moves under a press.
 */
function useShown({ id, findings }: FindingsProps) {
  const last = useLastFix(id);
  // Its Undo is below the notes.
  const isAllFixed = useIsAllFixed(id);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [isAway, setAway] = useState(true);
  if (isAway && last === undefined && recent.length > 0) setRecent([]);
  const { onFocus, onBlur } = useAfterLeaving(() => setAway(true));
  const enter = (): void => {
    setAway(false);
    const open = findings.filter((finding) => !finding.isFixed).map(keyOf);
    setRecent((before) => (open.every((key) => before.includes(key)) ? before : [...before, ...open]));
  };
  const isShown = (finding: CheckedFinding): boolean =>
    !finding.isFixed ||
    isAllFixed ||
    recent.includes(keyOf(finding)) ||
    (last !== undefined && isSameFinding(last, finding));
  const handlers = {
    onFocus: (): void => {
      onFocus();
      enter();
    },
    onBlur,
    // Safari does not focus a button that is pressed.
    onPointerDown: enter,
  };
  return { shown: findings.filter(isShown), handlers };
}

/** The findings of a message: none until the buyer has left its text. */
export const CheckNotes = memo(({ id }: { readonly id: number }) => {
  const text = useToolText();
  const locale = useLocale();
  const findings = useAtomValue(useMemo(() => findingsAtom(id), [id]));
  useOutcome({ id, findings });
  const { shown, handlers } = useShown({ id, findings });
  return (
    <>
      {shown.length > 0 && (
        <ul aria-label={text.check.heading} className={css.list} {...handlers}>
          {shown.map((finding) => (
            <Note key={keyOf(finding)} id={id} finding={finding} words={findingText(text, finding, locale)} />
          ))}
        </ul>
      )}
      {/* Below the notes, which must not move when this button appears. */}
      <FixAll id={id} findings={findings} />
    </>
  );
});

/** Announces the result of leaving a text, or of a fix; a check of all messages is announced by a toast. */
function useOutcome({ id, findings }: FindingsProps): void {
  const text = useToolText();
  const number = useAtomValue(messageIdsAtom).indexOf(id) + 1;
  const ownCheckAtom = useMemo(() => checkAtom(id), [id]);
  const isLeft = useAtomValue(ownCheckAtom)?.trigger === 'blur';
  const last = useLastFix(id);
  const fixed = last && findings.find((finding) => finding.isFixed && isSameFinding(finding, last));
  const open = findings.filter(({ isFixed }) => !isFixed).length;
  const fixedText = fixed && fixText(text, fixed)?.fixed;
  useAnnounced(fixedText ?? (open > 0 && isLeft && text.check.foundIn(open, number)));
}
