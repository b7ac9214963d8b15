import { useAtomValue } from 'jotai/react';
import { useMemo, type MouseEvent } from 'react';
import { useForm, useSession } from '../../form/context/form-context.tsx';
import { selectUndo } from '../../form/context/selectors.ts';
import { useFormat, useText } from '../../form/texts/use-text.ts';
import { extraWordsOfFixesAtom, fixAll, type CheckedFinding } from '../../state/script/check-script.ts';
import { rateAtom } from '../../state/session/order.ts';
import { undo } from '../../state/session/undo.ts';
import { Button } from '../../ui/button/button.tsx';
import { useToolText } from '../use-tool-text.ts';
import * as css from './check.css.ts';

/** The extra words that fixes add, with their price if it is known; empty if they add none. */
export function useExtraWords(id: number, findings: readonly CheckedFinding[]): string {
  const text = useText().messages;
  const { price } = useFormat();
  const each = useAtomValue(rateAtom)?.extraWords;
  const extra = useAtomValue(useMemo(() => extraWordsOfFixesAtom(id, findings), [id, findings]));
  if (extra <= 0) return '';
  return ` · ${each ? text.wordsPriced(extra, price(each)) : text.wordsExtra(extra)}`;
}

interface FixAllProps {
  /** The message's id. */
  readonly id: number;
  readonly findings: readonly CheckedFinding[];
}

/** Applies every fix with a single right answer, if there are several; then undoes them. */
export function FixAll({ id, findings }: FixAllProps) {
  const text = useToolText().check;
  const form = useForm();
  const step = useSession(selectUndo);
  const open = useMemo(() => findings.filter(({ fix, isFixed }) => fix !== null && !isFixed), [findings]);
  const extra = useExtraWords(id, open);
  const isDone = step?.kind === 'fix-all' && step.messageId === id;
  if (open.length < 2 && !isDone) return null;
  const onClick = ({ detail }: MouseEvent): void => {
    // The second click of a double click would undo the fixes.
    if (detail > 1 && isDone) return;
    if (isDone) undo(form);
    else fixAll(form, id, open);
  };
  return (
    <Button isCompact isRepeatable className={css.all} onClick={onClick}>
      {isDone ? text.undo : `${text.fixAll}${extra}`}
    </Button>
  );
}
