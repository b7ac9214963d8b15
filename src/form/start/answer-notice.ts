import type { MouseEvent } from 'react';
import { focusSoon } from '../focus/focus-field.ts';

/** Runs an action that removes its notice, and moves the focus to the start of the order. */
export const answerNotice =
  (action: () => void) =>
  (event: MouseEvent<HTMLElement>): void => {
    action();
    focusSoon(event.currentTarget, 'voices');
  };
