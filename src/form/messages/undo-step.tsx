import { useSetAtom } from 'jotai/react';
import type { MouseEvent } from 'react';
import { turnStepAtom, type ListedStep } from '../../state/order/undo.ts';
import type { FieldName } from '../focus/field-name.ts';
import { UndoLine } from '../notices/undo-line.tsx';
import { useText } from '../texts/use-text.ts';

interface UndoStepProps extends ListedStep {
  /** Focuses a field once the messages are rendered. */
  readonly focusLater: (field: FieldName) => void;
}

/** What drafts or Delete did to the messages, at that place, with the button that undoes it. */
export function UndoStep({ step, index, focusLater }: UndoStepProps) {
  const text = useText().messages;
  const turn = useSetAtom(turnStepAtom);
  const { isUndone, kind } = step;
  const press = ({ detail }: MouseEvent): void => {
    turn(step);
    // A text field would open the keyboard of a phone.
    focusLater(isUndone ? 'undo' : `${detail === 0 ? 'message' : 'title'}-${index}`);
  };
  return (
    <UndoLine
      text={kind === 'delete' ? text.deleted(index + 1) : kind === 'added' ? text.draftsAdded : text.drafted}
      isUndone={isUndone}
      field={isUndone ? 'redo' : 'undo'}
      onPress={press}
    />
  );
}
