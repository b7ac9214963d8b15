import { useAtomValue, useSetAtom } from 'jotai/react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { moveMessageAtom } from '../../state/order/messages.ts';
import { messageIdsAtom } from '../../state/order/parts.ts';
import { IconButton } from '../../ui/button/button.tsx';
import { focusSoon } from '../focus/focus-field.ts';
import { useText } from '../texts/use-text.ts';
import * as css from './message-card.css.ts';

interface MoveHandleProps {
  /** The message's id. */
  readonly id: number;
  readonly index: number;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The index of the card at a height of the window, among the cards of the list that a handle is in. */
function indexAt(y: number, cards: readonly Element[]): number {
  return cards.filter((card) => {
    const { top, height } = card.getBoundingClientRect();
    return y > top + height / 2;
  }).length;
}

/** Moves a message among the others: by the arrow keys, or by dragging. Nothing is shown while there is only one. */
export function MoveHandle({ id, index }: MoveHandleProps) {
  const text = useText().messages;
  const count = useAtomValue(messageIdsAtom).length;
  const move = useSetAtom(moveMessageAtom);
  if (count < 2) return null;
  const field = `move-${id}` as const;
  const moveByKey = (event: KeyboardEvent<HTMLElement>): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // What is moved in the document loses the focus.
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
    // On the window: a handle that is moved in the document loses what it has captured.
    addEventListener('pointermove', follow, { signal: end.signal });
    for (const name of ['pointerup', 'pointercancel']) addEventListener(name, drop, { signal: end.signal });
  };
  return (
    <IconButton
      icon="grip"
      label={text.move(index + 1)}
      aria-description={text.moveHow}
      className={css.grip}
      data-field={field}
      onKeyDown={moveByKey}
      onPointerDown={drag}
    />
  );
}
