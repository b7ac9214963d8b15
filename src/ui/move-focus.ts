import type { KeyboardEvent } from 'react';

/** Where a key moves the focus from a button: -1 and 1 are neighbours, the ends are absolute. */
function targetOf(
  key: string,
  at: number,
  { length, isRtl }: { readonly length: number; readonly isRtl: boolean },
): number | null {
  const step = isRtl ? -1 : 1;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + (key === 'ArrowDown' ? 1 : step) + length) % length;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at - (key === 'ArrowUp' ? 1 : step) + length) % length;
  return null;
}

/** Moves the focus among the buttons of a group with arrow keys, Home and End. Returns its new index, or null. */
export function moveFocus(event: KeyboardEvent, group: Element): number | null {
  const buttons = [...group.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === event.target);
  const isRtl = getComputedStyle(group).direction === 'rtl';
  const target = targetOf(event.key, at, { length: buttons.length, isRtl });
  if (at < 0 || target === null) return null;
  event.preventDefault();
  buttons[target]?.focus();
  return target;
}
