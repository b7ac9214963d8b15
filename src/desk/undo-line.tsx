import type { MouseEvent } from 'react';
import { useText } from '../form/use-text.ts';
import { Button } from '../ui/button.tsx';
import * as css from './desk.css.ts';

interface UndoLineProps {
  /** What was done; null where there is nothing to take back. */
  readonly text: string | null;
  /** The button's `data-field`, where the focus goes to it. */
  readonly field?: string;
  readonly onUndo: (event: MouseEvent<HTMLElement>) => void;
}

/** Says what was done, with the way to take it back. */
export function UndoLine({ text, field, onUndo }: UndoLineProps) {
  const { messages } = useText();
  return (
    <div role="status" className={css.said}>
      {text !== null && (
        <>
          <span className={css.note}>{text}</span>
          <Button kind="quiet" isCompact data-field={field} onClick={onUndo}>
            {messages.undo}
          </Button>
        </>
      )}
    </div>
  );
}
