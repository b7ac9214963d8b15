import type { MouseEvent } from 'react';
import { focusSoon } from '../focus-field.ts';

/** A notice goes, and its buttons with it: the focus goes on to where the order begins. */
export const leave =
  (action: () => void) =>
  (event: MouseEvent<HTMLElement>): void => {
    action();
    focusSoon(event.currentTarget, 'voices');
  };
