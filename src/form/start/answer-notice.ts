import type { MouseEvent } from 'react';
import { takePress } from '../../ui/press.ts';
import { focusSoon } from '../focus/focus-field.ts';

/** An answer to a notice, which goes with it: the focus goes on to where the order begins. */
export const answerNotice =
  (action: () => void) =>
  (event: MouseEvent<HTMLElement>): void => {
    // What was below it moves up: the second press of a double click is none for that.
    takePress();
    action();
    focusSoon(event.currentTarget, 'voices');
  };
