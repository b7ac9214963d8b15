import { useAtomValue } from 'jotai/react';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useForm } from '../../form/context/form-context.tsx';
import { focusSoon, type FieldName } from '../../form/focus/focus-field.ts';
import { headButton } from '../../form/messages/message-card.css.ts';
import { messageIdsAtom } from '../../state/session/order-atoms.ts';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { useToolText } from '../use-tool-text.ts';
import * as css from './move-handle.css.ts';
import { moveMessage, useDrag } from './use-drag.ts';

const stepOfKey: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

interface StepProps {
  readonly label: string;
  readonly field: FieldName;
  readonly onMove: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

function Step({ label, field, onMove, onKeyDown }: StepProps) {
  const move = ({ currentTarget: button }: MouseEvent<HTMLElement>): void => {
    onMove();
    focusSoon(button, field);
  };
  return (
    <Button kind="quiet" isCompact isRepeatable onClick={move} onKeyDown={onKeyDown}>
      {label}
    </Button>
  );
}

/**
 * Moves a message, by its id, with the arrow keys, by dragging, or with two buttons that a click on the handle shows
 * (WCAG 2.5.7). Nothing is shown if there is only one message.
 */
export function MoveHandle({ id }: { readonly id: number }) {
  const toolText = useToolText();
  const text = toolText.move;
  const ids = useAtomValue(messageIdsAtom);
  const index = ids.indexOf(id);
  const form = useForm();
  const move = (to: number): boolean => moveMessage(form, id, to, toolText);
  const [isOpen, setOpen] = useState(false);
  const { isDragged, wasDragged, start } = useDrag(id);
  if (ids.length < 2) return null;
  const field = `move-${id}` as const;
  const closeOnEscape = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    // A dialog around the form stays open.
    event.preventDefault();
    setOpen(false);
    focusSoon(event.currentTarget, field);
  };
  const moveByKey = (event: KeyboardEvent<HTMLElement>): void => {
    closeOnEscape(event);
    const step = stepOfKey[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // An element that is moved in the document loses the focus.
    if (move(index + step)) focusSoon(event.currentTarget, field);
  };
  const step = { field, onKeyDown: closeOnEscape };
  return (
    <>
      <IconButton
        icon="grip"
        label={text.label(index + 1)}
        aria-description={text.how}
        aria-expanded={isOpen}
        className={`${headButton} ${css.grip}`}
        data-field={field}
        onKeyDown={moveByKey}
        data-dragged={isDragged || undefined}
        onPointerDown={start}
        onClick={() => wasDragged.current || setOpen(!isOpen)}
      />
      {isOpen && (
        <div className={css.buttons}>
          {index > 0 && <Step label={text.up} onMove={() => move(index - 1)} {...step} />}
          {index < ids.length - 1 && <Step label={text.down} onMove={() => move(index + 1)} {...step} />}
        </div>
      )}
    </>
  );
}
