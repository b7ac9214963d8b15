import { useAtomValue, useSetAtom } from 'jotai/react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { focusSoon } from '../../form/focus/focus-field.ts';
import { moveMessageAtom } from '../../state/order/move-message.ts';
import { messageIdsAtom } from '../../state/order/parts.ts';
import { IconButton } from '../../ui/button/button.tsx';
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

/** Moves a message, by its id, with the arrow keys or by dragging. Nothing is shown if there is only one. */
export function MoveHandle({ id }: { readonly id: number }) {
  const text = useDeskText().move;
  const ids = useAtomValue(messageIdsAtom);
  const index = ids.indexOf(id);
  const move = useSetAtom(moveMessageAtom);
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
      move({ id, to: indexAt(event.clientY, others) });
    };
    const drop = (): void => {
      end.abort();
      focusSoon(handle, field);
    };
    // On the window, because a handle that is moved in the document loses its pointer capture.
    addEventListener('pointermove', follow, { signal: end.signal });
    for (const name of ['pointerup', 'pointercancel']) addEventListener(name, drop, { signal: end.signal });
  };
  return (
    <IconButton
      icon="grip"
      label={text.label(index + 1)}
      aria-description={text.how}
      className={css.grip}
      data-field={field}
      onKeyDown={moveByKey}
      onPointerDown={drag}
    />
  );
}
