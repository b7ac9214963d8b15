import { useCallback, useLayoutEffect, useRef } from 'react';
import type { FieldName } from './field-name.ts';
import { focusField } from './focus-field.ts';

/** Focuses a field of a box once the component has rendered it. */
export function useFocusLater() {
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef<FieldName | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null || box.current === null) return;
    focusField(box.current, wanted.current);
    wanted.current = null;
  });
  const focusLater = useCallback((field: FieldName): void => void (wanted.current = field), []);
  return { box, focusLater };
}
