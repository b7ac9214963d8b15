import { useAtomValue, useSetAtom } from 'jotai/react';
import { useMemo } from 'react';
import { useText } from '../../form/texts/use-text.ts';
import { turnFixAtom, wordsOfFixesAtom, type CheckedFinding } from '../../state/script/check-script.ts';
import { Button } from '../../ui/button/button.tsx';
import { useDeskText } from '../use-desk-text.ts';
import * as css from './check.css.ts';

interface FixAllProps {
  /** The message's id. */
  readonly id: number;
  readonly findings: readonly CheckedFinding[];
}

/** Applies every fix with a single right answer, if there are several; then it undoes them all. */
export function FixAll({ id, findings }: FixAllProps) {
  const text = useDeskText().check;
  const { wordsExtra } = useText().messages;
  // Their price is above, at the text.
  const extra = useAtomValue(useMemo(() => wordsOfFixesAtom(id, findings), [id, findings]));
  const turn = useSetAtom(turnFixAtom);
  const fixable = findings.filter(({ fix }) => fix !== null);
  const open = fixable.filter(({ isFixed }) => !isFixed);
  const isDone = open.length === 0;
  const fixAll = (): void => {
    for (const finding of isDone ? fixable : open) turn({ id, finding });
  };
  if (fixable.length < 2) return null;
  return (
    // The second press of a double click would undo the fixes.
    <Button isCompact className={css.all} onClick={({ detail }) => detail < 2 && fixAll()}>
      {isDone ? text.undoAll : text.fixAll + (extra > 0 ? ` · ${wordsExtra(extra)}` : '')}
    </Button>
  );
}
