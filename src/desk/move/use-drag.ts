import { useRef, useState, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';

/** How far the pointer moves before it drags, in px, because fingers tremble. */
const slack = 6;

/** Where the page scrolls: this close to an end of the window, in px, which is above the form's bar. */
const edge = { top: 96, bottom: 160 };

/** The time between two scrolls, in milliseconds. */
const pause = 300;

function middleOf(card: Element): number {
  const { top, bottom } = card.getBoundingClientRect();
  return (top + bottom) / 2;
}

/**
 * The card follows the pointer until it is up: it changes places once it covers half of the next or previous one, and
 * the page scrolls to that one while the pointer is near an edge of the window.
 */
function follow(
  card: HTMLElement,
  { pointerId, clientY: start }: PointerEvent,
  onMove: (step: -1 | 1) => void,
  onDrop: (wasMoved: boolean) => void,
): void {
  const end = new AbortController();
  let y = start;
  let hasBegun = false;
  let offset = 0;
  let scrolledAt = performance.now();
  const place = (): number => card.getBoundingClientRect().top - offset;
  const grip = start - place();
  const update = (time: number): void => {
    const cards = [...(card.parentElement?.children ?? [])].filter((one) => one.matches('[role=group]'));
    const index = cards.indexOf(card);
    const [previous, next] = [cards[index - 1], cards[index + 1]];
    const top = y - grip;
    // Rendered at once, because the card's new place is measured below.
    if (next && top + card.offsetHeight > middleOf(next)) flushSync(() => onMove(1));
    else if (previous && top < middleOf(previous)) flushSync(() => onMove(-1));
    else if (time - scrolledAt > pause) {
      scrolledAt = time;
      const isAtEnd = y > start && y > innerHeight - edge.bottom;
      const isAtStart = y < start && y < edge.top;
      const target = isAtEnd ? next : isAtStart ? previous : undefined;
      target?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    }
    offset = top - place();
    card.style.setProperty('translate', `0 ${offset}px`);
  };
  const drop = (): void => {
    end.abort();
    card.style.removeProperty('translate');
    onDrop(hasBegun);
  };
  const onPointer = (event: globalThis.PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    y = event.clientY;
    hasBegun ||= Math.abs(y - start) >= slack;
    if (event.type === 'pointermove') return;
    // A quick drag ends before the next frame.
    if (event.type === 'pointerup' && hasBegun) update(performance.now());
    drop();
  };
  // On the window, because a handle that is moved in the document loses its pointer capture.
  for (const name of ['pointermove', 'pointerup', 'pointercancel'] as const) {
    addEventListener(name, onPointer, { signal: end.signal });
  }
  // In every frame, because what is around the card scrolls, too.
  const onFrame = (time: number): void => {
    if (end.signal.aborted) return;
    if (!card.isConnected) return drop();
    if (hasBegun) update(time);
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}

/** Moves a card while its handle is dragged. `wasDragged` is true up to the click that ends the drag. */
export function useDrag(onMove: (step: -1 | 1) => void, onDrop: (handle: Element) => void) {
  const [isDragged, setDragged] = useState(false);
  const wasDragged = useRef(false);
  const start = (event: PointerEvent<HTMLElement>): void => {
    const handle = event.currentTarget;
    const card = handle.closest<HTMLElement>('[role=group]');
    if (!card || event.button !== 0) return;
    setDragged(true);
    follow(card, event, onMove, (wasMoved) => {
      wasDragged.current = wasMoved;
      setDragged(false);
      onDrop(handle);
      setTimeout(() => {
        wasDragged.current = false;
      });
    });
  };
  return { isDragged, wasDragged, start };
}
