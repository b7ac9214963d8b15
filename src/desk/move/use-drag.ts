import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
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

/** How far the pointer moves before it drags, in px, because fingers tremble. */
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

function middleOf(card: Element): number {
  const { top, bottom } = card.getBoundingClientRect();
  return (top + bottom) / 2;
}

/**
 * The card follows the pointer until it is up: it changes places once it covers half of the next or previous one, and
 * the page scrolls to that one while the pointer is near an edge of the window. Returns a function that ends this
 * earlier.
 */
function follow(
  { handle, list, pointerId, start }: Drag,
  onMove: (index: number) => void,
  onDrop: (hasBegun: boolean) => void,
) {
  const end = new AbortController();
  let y = start;
  let hasBegun = false;
  const card = handle.closest<HTMLElement>('[role=group]');
  let offset = 0;
  const place = (): number => (card?.getBoundingClientRect().top ?? 0) - offset;
  const grip = start - place();
  const attach = (): void => {
    if (end.signal.aborted || !hasBegun) return;
    offset = y - grip - place();
    card?.style.setProperty('translate', `0 ${offset}px`);
  };
  const attachSoon = (): void => void requestAnimationFrame(attach);
  const update = (canScroll: boolean): void => {
    if (!hasBegun) return;
    const cards = [...list.children].filter((one) => one.matches('[role=group]'));
    const index = cards.findIndex((one) => one === card);
    const [previous, next] = [cards[index - 1], cards[index + 1]];
    const top = y - grip;
    if (next && top + (card?.offsetHeight ?? 0) > middleOf(next)) onMove(index + 1);
    else if (previous && top < middleOf(previous)) onMove(index - 1);
    else if (canScroll) {
      const isAtEnd = y > start && y > innerHeight - edge.bottom;
      const isAtStart = y < start && y < edge.top;
      const target = isAtEnd ? next : isAtStart ? previous : undefined;
      target?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    }
  };
  const onPointer = (event: globalThis.PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    y = event.clientY;
    hasBegun ||= Math.abs(y - start) >= slack;
    if (event.type !== 'pointermove') return onDrop(hasBegun);
    update(false);
    attach();
  };
  // The page also scrolls while the pointer does not move.
  const timer = setInterval(() => {
    update(true);
    attachSoon();
  }, pause);
  end.signal.addEventListener('abort', () => clearInterval(timer));
  // On the window, because a handle that is moved in the document loses its pointer capture.
  for (const name of ['pointermove', 'pointerup', 'pointercancel'] as const) {
    addEventListener(name, onPointer, { signal: end.signal });
  }
  // The page scrolls, or the dialog around the form.
  for (const target of [window, list.getRootNode()]) {
    target.addEventListener('scroll', attachSoon, { signal: end.signal, capture: true, passive: true });
  }
  return (): void => {
    end.abort();
    card?.style.removeProperty('translate');
  };
}

/** Moves a message, by its id, while its handle is dragged. `wasDragged` is true up to the click that ends the drag. */
export function useDrag(id: number) {
  const form = useForm();
  const text = useToolText();
  const [drag, setDrag] = useState<Drag>();
  const wasDragged = useRef(false);
  useEffect(() => {
    if (!drag) return undefined;
    // The card's new place is measured directly afterwards.
    const onMove = (to: number): void => flushSync(() => void moveMessage(form, id, to, text));
    return follow(drag, onMove, (hasBegun) => {
      wasDragged.current = hasBegun;
      setDrag(undefined);
      focusSoon(drag.handle, `move-${id}`);
      setTimeout(() => {
        wasDragged.current = false;
      });
    });
  }, [drag, form, id, text]);
  const start = ({ currentTarget: handle, button, pointerId, clientY }: PointerEvent<HTMLElement>): void => {
    const list = handle.closest('[role=group]')?.parentElement;
    if (list && button === 0) setDrag({ handle, list, pointerId, start: clientY });
  };
  return { isDragged: drag !== undefined, wasDragged, start };
}
