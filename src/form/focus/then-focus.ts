import type { MouseEvent } from 'react';
import type { FieldName } from './field-name.ts';
import { focusSoon } from './focus-field.ts';

/** A press that runs an action, after which the buyer goes on in another field. */
export const thenFocus =
  (action: () => void, field: FieldName, block?: ScrollLogicalPosition) =>
  (event: MouseEvent<HTMLElement>): void => {
    action();
    focusSoon(event.currentTarget, field, block);
  };
