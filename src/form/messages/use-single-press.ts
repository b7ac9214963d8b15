import { useCallback, useRef, type MouseEvent } from 'react';

/** Milliseconds and pixels within which two presses are one double click. */
const near = { time: 500, distance: 24 };

/**
 * Takes the second press of a double click away after what was pressed has gone: other things lie there then. Gives what
 * to listen with, and what to call when the press takes something away.
 */
export function useSinglePress() {
  const last = useRef({ timeStamp: 0, clientX: 0, clientY: 0, hasTaken: false });
  const listen = useCallback((event: MouseEvent): void => {
    const { detail, timeStamp, clientX, clientY, type } = event;
    const { current } = last;
    const isNear =
      timeStamp - current.timeStamp < near.time &&
      Math.hypot(clientX - current.clientX, clientY - current.clientY) < near.distance;
    if (current.hasTaken && detail > 0 && isNear) {
      event.stopPropagation();
      event.preventDefault();
    } else if (type === 'click') {
      last.current = { timeStamp, clientX, clientY, hasTaken: false };
    }
  }, []);
  const take = useCallback((): void => {
    last.current = { ...last.current, hasTaken: true };
  }, []);
  return { take, listeners: { onMouseDownCapture: listen, onClickCapture: listen } };
}
