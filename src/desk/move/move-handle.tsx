import { useAtomValue, useSetAtom } from 'jotai/react';
import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { FieldName } from '../../form/focus/field-name.ts';
import { focusSoon } from '../../form/focus/focus-field.ts';
import { moveMessageAtom } from '../../state/order/move-message.ts';
import { messageIdsAtom } from '../../state/order/parts.ts';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { keepInPlace } from '../../ui/sight/keep-in-place.ts';
import { useDeskText } from '../use-desk-text.ts';
import * as css from './move-handle.css.ts';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The index of the card at a height of the window, in the list of a handle. */
function indexAt(y: number, cards: readonly Element[]): number {
  return cards.filter((card) => {
    const { top, height } = card.getBoundingClientRect();
    return y > top + height / 2;
  }).length;
}

interface StepProps {
  readonly label: string;
  readonly field: FieldName;
  readonly onMove: () => void;
}

/** Moves the message by one. The page scrolls along, so that the message stays under the pointer. */
function Step({ label, field, onMove }: StepProps) {
  const move = ({ currentTarget: button }: MouseEvent<HTMLElement>): void => {
    const scrollBack = keepInPlace(button.closest('[role=group]') ?? button);
    onMove();
    requestAnimationFrame(scrollBack);
    focusSoon(button, field);
  };
  return (
    <Button kind="quiet" isCompact onClick={move}>
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
  const wasDragged = useRef(false);
  if (ids.length < 2) return null;
  const field = `move-${id}` as const;
  const moveByKey = (event: KeyboardEvent<HTMLElement>): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // An element that is moved in the document loses the focus.
    if (move({ id, to: index + step })) focusSoon(event.currentTarget, field);
  };
  const drag = ({ currentTarget: handle, button, pointerId }: PointerEvent<HTMLElement>): void => {
    const list = handle.closest('[role=group]')?.parentElement;
    if (!list || button !== 0) return;
    const end = new AbortController();
    const follow = (event: globalThis.PointerEvent): void => {
      if (event.pointerId !== pointerId) return;
      const others = [...list.children].filter((card) => card.matches('[role=group]') && !card.contains(handle));
      if (move({ id, to: indexAt(event.clientY, others) })) wasDragged.current = true;
    };
    const drop = (): void => {
      end.abort();
      focusSoon(handle, field);
      // After the click that ends a drag.
      setTimeout(() => {
        wasDragged.current = false;
      });
    };
    // On the window, because a handle that is moved in the document loses its pointer capture.
    addEventListener('pointermove', follow, { signal: end.signal });
    for (const name of ['pointerup', 'pointercancel']) addEventListener(name, drop, { signal: end.signal });
  };
  return (
    <>
      {isOpen && index > 0 && <Step label={text.up} field={field} onMove={() => move({ id, to: index - 1 })} />}
      {isOpen && index < ids.length - 1 && (
        <Step label={text.down} field={field} onMove={() => move({ id, to: index + 1 })} />
      )}
      <IconButton
        icon="grip"
        label={text.label(index + 1)}
        aria-description={text.how}
        aria-expanded={isOpen}
        className={css.grip}
        data-field={field}
        onKeyDown={moveByKey}
        onPointerDown={drag}
        onClick={() => wasDragged.current || setOpen(!isOpen)}
      />
    </>
  );
}
