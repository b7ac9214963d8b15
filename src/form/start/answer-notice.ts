import type { MouseEvent } from 'react';
import type { FieldName } from '../focus/field-name.ts';
import { focusSoon } from '../focus/focus-field.ts';

/** Runs an action that removes its notice, and moves the focus to where the buyer goes on. */
export const answerNotice =
  (action: () => void, field: FieldName = 'voices') =>
  (event: MouseEvent<HTMLElement>): void => {
    action();
    focusSoon(event.currentTarget, field);
  };
