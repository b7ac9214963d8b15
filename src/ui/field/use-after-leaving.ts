import { useEffect, useRef } from 'react';

/** Milliseconds until it follows: the press that left the field hits its target before anything moves. */
export const delayAfterLeaving = 300;

/** The handlers of a field: calls a function after the buyer has left the field, unless they return to it at once. */
export function useAfterLeaving(then: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const latest = useRef(then);
  useEffect(() => {
    latest.current = then;
  });
  const cancel = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const run = (): void => {
    cancel();
    latest.current();
  };
  const later = (): void => {
    cancel();
    timer.current = setTimeout(run, delayAfterLeaving);
  };
  // A field that is removed meanwhile was left, too.
  useEffect(
    () => () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      latest.current();
    },
    [],
  );
  return { onFocus: cancel, onBlur: later };
}
