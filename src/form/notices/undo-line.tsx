import type { MouseEvent } from 'react';
import { Button } from '../../ui/button/button.tsx';
import type { FieldName } from '../focus/field-name.ts';
import * as css from '../layout/layout.css.ts';
import { useText } from '../texts/use-text.ts';

interface UndoLineProps {
  /** What was done; null if there is nothing to undo. */
  readonly text: string | null;
  /** Whether it was undone, and can be redone. */
  readonly isUndone?: boolean | undefined;
  /** The button's field name, if it can get the focus. */
  readonly field?: FieldName;
  readonly onPress: (event: MouseEvent<HTMLElement>) => void;
}

/** Says what was done, with a button that undoes it, and then one that redoes it. */
export function UndoLine({ text, isUndone, field, onPress }: UndoLineProps) {
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
            // The second press of a double click would redo what the first one undid.
            onClick={(event) => event.detail < 2 && onPress(event)}
          >
            {isUndone ? messages.redo : messages.undo}
          </Button>
        </>
      )}
    </div>
  );
}
