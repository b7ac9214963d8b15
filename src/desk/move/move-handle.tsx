import { useAtomValue, useSetAtom } from 'jotai/react';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { FieldName } from '../../form/focus/field-name.ts';
import { focusSoon } from '../../form/focus/focus-field.ts';
import { moveMessageAtom } from '../../state/order/move-message.ts';
import { messageIdsAtom } from '../../state/order/parts.ts';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { useDeskText } from '../use-desk-text.ts';
import * as css from './move-handle.css.ts';
import { useDrag } from './use-drag.ts';

const stepOfKey: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

interface StepProps {
  readonly label: string;
  readonly field: FieldName;
  readonly onMove: () => void;
}

/** Moves the message by one. */
function Step({ label, field, onMove }: StepProps) {
  const move = ({ currentTarget: button }: MouseEvent<HTMLElement>): void => {
    onMove();
    focusSoon(button, field);
  };
  return (
    <Button kind="quiet" isCompact isRepeatable onClick={move}>
      {label}
    </Button>
  );
}

/**
 * Moves a message, by its id, with the arrow keys, by dragging, or with two buttons that a click on the handle shows
 * (WCAG 2.5.7). Nothing is shown if there is only one message.
 */
export function MoveHandle({ id }: { readonly id: number }) {
  const text = useDeskText().move;
  const ids = useAtomValue(messageIdsAtom);
  const index = ids.indexOf(id);
  const move = useSetAtom(moveMessageAtom);
  const [isOpen, setOpen] = useState(false);
  const { isDragged, hasMoved, start } = useDrag(id);
  if (ids.length < 2) return null;
  const field = `move-${id}` as const;
  const moveByKey = (event: KeyboardEvent<HTMLElement>): void => {
    const step = stepOfKey[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // An element that is moved in the document loses the focus.
    if (move({ id, to: index + step })) focusSoon(event.currentTarget, field);
  };
  return (
    <>
      <IconButton
        icon="grip"
        label={text.label(index + 1)}
        aria-description={text.how}
        aria-expanded={isOpen}
        className={css.grip}
        data-field={field}
        onKeyDown={moveByKey}
        data-dragged={isDragged || undefined}
        onPointerDown={start}
        onClick={() => hasMoved.current || setOpen(!isOpen)}
      />
      {isOpen && (
        <div className={css.buttons}>
          {index > 0 && <Step label={text.up} field={field} onMove={() => move({ id, to: index - 1 })} />}
          {index < ids.length - 1 && (
            <Step label={text.down} field={field} onMove={() => move({ id, to: index + 1 })} />
          )}
        </div>
      )}
    </>
  );
}
