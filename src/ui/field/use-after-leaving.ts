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
  const finish = useRef(() => {
    if (timer.current === undefined) return;
    cancel();
    latest.current();
  });
  // A field that is removed meanwhile was left, too.
  useEffect(() => finish.current, []);
  const start = (): void => {
    cancel();
    timer.current = setTimeout(finish.current, delayAfterLeaving);
  };
  return { onFocus: cancel, onBlur: start };
}
