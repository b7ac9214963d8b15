import { useAtomValue } from 'jotai/react';
import { useState, type KeyboardEvent } from 'react';
import { useForm } from '../../form/context/form-context.tsx';
import { focusSoon } from '../../form/focus/focus-field.ts';
import { headButton } from '../../form/messages/message-card.css.ts';
import { dispatch } from '../../state/form.ts';
import { announce } from '../../state/notices/notices.ts';
import { messageIdsAtom } from '../../state/session/order-atoms.ts';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { useToolText } from '../use-tool-text.ts';
import * as css from './move-handle.css.ts';
import { useDrag } from './use-drag.ts';

type Step = -1 | 1;

const stepOfKey: Readonly<Record<string, Step>> = { ArrowUp: -1, ArrowDown: 1 };

const buttons = [
  { name: 'up', step: -1 },
  { name: 'down', step: 1 },
] as const;

/** Moves a message, by its id, by one place, if there is one, and announces that. */
function useMove(id: number) {
  const text = useToolText().move;
  const form = useForm();
  return (step: Step): void => {
    // A drag moves it several times before the next render.
    const ids = form.store.get(messageIdsAtom);
    const to = ids.indexOf(id) + step;
    if (ids[to] === undefined) return;
    dispatch(form, { type: 'messageMoved', id, to });
    announce(form, text.moved(to + 1));
  };
}

/**
 * Moves a message, by its id, with the arrow keys, by dragging, or with two buttons that a click on the handle shows
 * (WCAG 2.5.7). Nothing is shown if there is only one message.
 */
export function MoveHandle({ id }: { readonly id: number }) {
  const text = useToolText().move;
  const ids = useAtomValue(messageIdsAtom);
  const index = ids.indexOf(id);
  const [isOpen, setOpen] = useState(false);
  const field = `move-${id}` as const;
  const move = useMove(id);
  const { isDragged, wasDragged, start } = useDrag(move, (handle) => focusSoon(handle, field));
  if (ids.length < 2) return null;
  const moveFrom = (button: HTMLElement, step: Step): void => {
    move(step);
    // An element that is moved in the document loses the focus.
    focusSoon(button, field);
  };
  const closeOnEscape = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    // A dialog around the form stays open.
    event.preventDefault();
    setOpen(false);
    focusSoon(event.currentTarget, field);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = stepOfKey[event.key];
    if (step === undefined) return closeOnEscape(event);
    event.preventDefault();
    return moveFrom(event.currentTarget, step);
  };
  return (
    <>
      <IconButton
        icon="grip"
        label={text.label(index + 1)}
        aria-description={text.how}
        aria-expanded={isOpen}
        className={`${headButton} ${css.grip}`}
        data-field={field}
        onKeyDown={onKeyDown}
        data-dragged={isDragged || undefined}
        onPointerDown={start}
        onClick={() => wasDragged.current || setOpen(!isOpen)}
      />
      {isOpen && <MoveButtons index={index} onMove={moveFrom} onKeyDown={closeOnEscape} />}
    </>
  );
}

interface MoveButtonsProps {
  readonly index: number;
  readonly onMove: (button: HTMLElement, step: Step) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

function MoveButtons({ index, onMove, onKeyDown }: MoveButtonsProps) {
  const text = useToolText().move;
  const ids = useAtomValue(messageIdsAtom);
  const possible = buttons.filter(({ step }) => ids[index + step] !== undefined);
  return (
    <div className={css.buttons}>
      {possible.map(({ name, step }) => (
        <Button
          key={name}
          kind="quiet"
          isCompact
          isRepeatable
          onClick={({ currentTarget }) => onMove(currentTarget, step)}
          onKeyDown={onKeyDown}
        >
          {text[name]}
        </Button>
      ))}
    </div>
  );
}
