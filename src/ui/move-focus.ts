import type { KeyboardEvent } from 'react';

/** Moves the focus among the buttons of a group with arrow keys, Home and End. Returns its new index, or null. */
export function moveFocus(event: KeyboardEvent, group: Element): number | null {
  const buttons = [...group.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === event.target);
  const right = getComputedStyle(group).direction === 'rtl' ? -1 : 1;
  const places = new Map([
    ['Home', 0],
    ['End', -1],
    ['ArrowDown', at + 1],
    ['ArrowUp', at - 1],
    ['ArrowRight', at + right],
    ['ArrowLeft', at - right],
  ]);
  const place = places.get(event.key);
  if (at < 0 || place === undefined) return null;
  event.preventDefault();
  // Beyond an end is the other one.
  const target = (place + buttons.length) % buttons.length;
  buttons[target]?.focus();
  return target;
}
