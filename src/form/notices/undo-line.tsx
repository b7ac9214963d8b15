import type { MouseEvent } from 'react';
import { Button } from '../../ui/button/button.tsx';
import type { FieldName } from '../focus/field-name.ts';
import * as css from '../layout/layout.css.ts';
import { useText } from '../texts/use-text.ts';

interface UndoLineProps {
  /** What was done; null if there is nothing to take back. */
  readonly text: string | null;
  /** Whether it was taken back, and can be made again. */
  readonly isUndone?: boolean;
  /** The button's name, if the focus goes to it. */
  readonly field?: FieldName;
  readonly onPress: (event: MouseEvent<HTMLElement>) => void;
}

/** Says what was done, with a button that takes it back, and then one that makes it again. */
export function UndoLine({ text, isUndone = false, field, onPress }: UndoLineProps) {
  const { messages } = useText();
  return (
    <div role="status" className={css.undo}>
      {text !== null && (
        <>
          <span>{isUndone ? messages.undone : text}</span>
          <Button
            kind="quiet"
            isCompact
            data-field={field}
            // The second press of a double click would make again what the first one took back.
            onClick={(event) => event.detail < 2 && onPress(event)}
          >
            {isUndone ? messages.redo : messages.undo}
          </Button>
        </>
      )}
    </div>
  );
}
