import { useAtomValue, useSetAtom } from 'jotai/react';
import { useMemo } from 'react';
import { textStepAtom, turnStepAtom } from '../../state/order/undo.ts';
import { thenFocus } from '../focus/then-focus.ts';
import { UndoLine } from '../notices/undo-line.tsx';
import { useText } from '../texts/use-text.ts';

interface UndoProps {
  /** The message's id. */
  readonly id: number;
  readonly index: number;
}

/** Restores the text that an example or a draft has replaced. */
export function UndoText({ id, index }: UndoProps) {
  const text = useText().messages;
  const step = useAtomValue(useMemo(() => textStepAtom(id), [id]));
  const turn = useSetAtom(turnStepAtom);
  return (
    <UndoLine
      text={step && text.undoText}
      isUndone={step?.isUndone}
      onPress={thenFocus(() => step && turn(step), `message-${index}`)}
    />
  );
}
