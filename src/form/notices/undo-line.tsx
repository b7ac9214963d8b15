import type { MouseEvent } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Status } from '../../ui/status.tsx';
import type { FieldName } from '../focus/focus-field.ts';
import * as css from '../layout/layout.css.ts';
import { useText } from '../texts/use-text.ts';

interface UndoLineProps {
  /** What was done; null if there is nothing to undo. */
  readonly text: string | null;
  /** The button's field name, if it can get the focus. */
  readonly field?: FieldName;
  readonly onPress: (event: MouseEvent<HTMLElement>) => void;
}

/** Says what was done, with the button that undoes it. */
export function UndoLine({ text, field, onPress }: UndoLineProps) {
  const { undo } = useText().messages;
  return (
    <div className={css.undo}>
      <Status>{text}</Status>
      {text !== null && (
        <Button kind="quiet" isCompact data-field={field} onClick={onPress}>
          {undo}
        </Button>
      )}
    </div>
  );
}
