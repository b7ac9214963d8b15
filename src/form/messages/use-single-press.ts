import { useMemo, type MouseEvent } from 'react';

/** Milliseconds and pixels within which two presses are one double click. */
const near = { time: 500, distance: 24 };

/**
 * Takes the second press of a double click away after what was pressed has gone: other things lie there then. Gives what
 * to listen with, and what to call when the press takes something away.
 */
export function useSinglePress() {
  return useMemo(() => {
    let last = { timeStamp: 0, clientX: 0, clientY: 0 };
    let hasTaken = false;
    const isSecond = ({ detail, timeStamp, clientX, clientY }: MouseEvent): boolean =>
      hasTaken &&
      detail > 0 &&
      timeStamp - last.timeStamp < near.time &&
      Math.hypot(clientX - last.clientX, clientY - last.clientY) < near.distance;
    const listen = (event: MouseEvent): void => {
      if (isSecond(event)) {
        event.stopPropagation();
        event.preventDefault();
      } else if (event.type === 'click') {
        last = { timeStamp: event.timeStamp, clientX: event.clientX, clientY: event.clientY };
        hasTaken = false;
      }
    };
    const take = (): void => void (hasTaken = true);
    return { take, listeners: { onMouseDownCapture: listen, onClickCapture: listen } };
  }, []);
}
