// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { takePress, watchPress } from '../../../src/ui/press.ts';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** Whether a click of so many counts. */
function doesCount(detail: number): boolean {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  document.body.dispatchEvent(click);
  return !click.defaultPrevented;
}

it('lets the second press of a double click count, but not on what the first one has brought or taken', () => {
  stops.push(watchPress());
  expect([doesCount(1), doesCount(2)]).toEqual([true, true]);
  expect(doesCount(1)).toBe(true);
  takePress();
  expect([doesCount(2), doesCount(3)]).toEqual([false, false]);
  expect([doesCount(1), doesCount(2)]).toEqual([true, true]);
});

it('goes on for one form when another one leaves the page', () => {
  const leave = watchPress();
  stops.push(watchPress());
  leave();
  takePress();
  expect(doesCount(2)).toBe(false);
});

it('ends with the last form', () => {
  watchPress()();
  takePress();
  expect(doesCount(2)).toBe(true);
});
