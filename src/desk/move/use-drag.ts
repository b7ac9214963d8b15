import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useForm } from '../../form/context/form-context.tsx';
import { focusSoon } from '../../form/focus/focus-field.ts';
import { dispatch, type Form } from '../../state/form.ts';
import { announce } from '../../state/notices/notices.ts';
import { messageIdsAtom } from '../../state/session/order-atoms.ts';
import type { DeskText } from '../../text/desk-texts.ts';
import { useToolText } from '../use-tool-text.ts';

/** Moves a message, by its id, to another index, and announces that. Returns whether it has moved. */
export function moveMessage(form: Form, id: number, to: number, { move }: DeskText): boolean {
  const { store } = form;
  const before = store.get(messageIdsAtom);
  dispatch(form, { type: 'messageMoved', id, to });
  const isMoved = store.get(messageIdsAtom) !== before;
  if (isMoved) announce(form, move.moved(to + 1));
  return isMoved;
}

/** How far into the next card the pointer gets before the message moves there, in px. */
const reach = 40;

/** How far the pointer moves before its direction counts, in px, because fingers tremble. */
const slack = 6;

/** Where the page scrolls: this close to an end of the window, in px, which is above the form's bar. */
const edge = { top: 96, bottom: 160 };

/** The time between two scrolls, in milliseconds. */
const pause = 300;

interface Drag {
  readonly handle: Element;
  readonly list: Element;
  readonly pointerId: number;
  readonly start: number;
}

const cardsOf = ({ list }: Drag): readonly Element[] =>
  [...list.children].filter((card) => card.matches('[role=group]'));

/**
 * The new index of the dragged card. Only the direction of the pointer decides, because a card may be under the pointer
 * again after a much taller one has moved.
 */
function indexAt(y: number, isDown: boolean, drag: Drag): number {
  const cards = cardsOf(drag);
  const index = cards.findIndex((card) => card.contains(drag.handle));
  const passed = cards.filter((card, at) => {
    const { top, bottom } = card.getBoundingClientRect();
    return at !== index && y > (isDown ? top + reach : bottom - reach);
  }).length;
  return isDown ? Math.max(index, passed) : Math.min(index, passed);
}

/** Scrolls to the next card while the pointer is near an edge of the window. */
function scrollAt(y: number, isDown: boolean, drag: Drag): void {
  if (isDown ? y < innerHeight - edge.bottom : y > edge.top) return;
  const cards = cardsOf(drag);
  const index = cards.findIndex((card) => card.contains(drag.handle));
  cards[index + (isDown ? 1 : -1)]?.scrollIntoView({ block: isDown ? 'end' : 'start', behavior: 'smooth' });
}

/** Follows the pointer until it is up. Returns a function that ends this earlier. */
function follow(drag: Drag, onMove: (index: number) => void, onDrop: () => void): () => void {
  const end = new AbortController();
  let y = drag.start;
  let turn = y;
  let isDown: boolean | undefined;
  const onPointer = ({ type, pointerId, clientY }: globalThis.PointerEvent): void => {
    if (pointerId !== drag.pointerId) return;
    if (type !== 'pointermove') {
      onDrop();
      return;
    }
    y = clientY;
    if (Math.abs(y - turn) < slack) return;
    isDown = y > turn;
    turn = y;
    onMove(indexAt(y, isDown, drag));
  };
  // The page also scrolls while the pointer does not move.
  const timer = setInterval(() => {
    if (isDown === undefined) return;
    scrollAt(y, isDown, drag);
    onMove(indexAt(y, isDown, drag));
  }, pause);
  end.signal.addEventListener('abort', () => clearInterval(timer));
  // On the window, because a handle that is moved in the document loses its pointer capture.
  for (const name of ['pointermove', 'pointerup', 'pointercancel'] as const) {
    addEventListener(name, onPointer, { signal: end.signal });
  }
  return () => end.abort();
}

/** Moves a message, by its id, while its handle is dragged. `hasMoved` is true up to the click that ends the drag. */
export function useDrag(id: number) {
  const form = useForm();
  const text = useToolText();
  const [drag, setDrag] = useState<Drag>();
  const hasMoved = useRef(false);
  useEffect(() => {
    if (!drag) return undefined;
    const onMove = (to: number): void => {
      if (moveMessage(form, id, to, text)) hasMoved.current = true;
    };
    return follow(drag, onMove, () => {
      setDrag(undefined);
      focusSoon(drag.handle, `move-${id}`);
      setTimeout(() => {
        hasMoved.current = false;
      });
    });
  }, [drag, form, id, text]);
  const start = ({ currentTarget: handle, button, pointerId, clientY }: PointerEvent<HTMLElement>): void => {
    const list = handle.closest('[role=group]')?.parentElement;
    if (list && button === 0) setDrag({ handle, list, pointerId, start: clientY });
  };
  return { isDragged: drag !== undefined, hasMoved, start };
}
