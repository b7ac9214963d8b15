import type { MouseEvent } from 'react';
import { focusSoon } from '../focus/focus-field.ts';

/** An answer to a notice, which goes with it: the focus goes on to where the order begins. */
export const answerNotice =
  (action: () => void) =>
  (event: MouseEvent<HTMLElement>): void => {
    action();
    focusSoon(event.currentTarget, 'voices');
  };
