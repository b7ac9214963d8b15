// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchPress } from '../../../src/ui/press.ts';

const stops: (() => void)[] = [];
beforeEach(() => {
  document.body.innerHTML =
    '<main><button id="a"></button><button id="b"></button><p></p></main><button id="c"></button>';
});
afterEach(() => stops.splice(0).forEach((stop) => stop()));

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`there is no ${selector}`);
  return found;
};

/** Whether a click of so many on an element counts. */
function doesCount(selector: string, detail: number): boolean {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail });
  find(selector).dispatchEvent(click);
  return !click.defaultPrevented;
}

it('lets the second press of a double click count on the same control, and on no other one', () => {
  stops.push(watchPress(find('main')));
  expect([doesCount('#a', 1), doesCount('#a', 2)]).toEqual([true, true]);
  expect([doesCount('#a', 1), doesCount('#b', 2), doesCount('p', 3)]).toEqual([true, false, false]);
  expect([doesCount('#b', 1), doesCount('#b', 2)]).toEqual([true, true]);
});

it('also between the form and the page around it, but not on the page alone', () => {
  stops.push(watchPress(find('main')));
  expect([doesCount('#a', 1), doesCount('#c', 2)]).toEqual([true, false]);
  expect([doesCount('p', 1), doesCount('p', 2)]).toEqual([true, true]);
  stops.splice(0).forEach((stop) => stop());
  stops.push(watchPress(find('p')));
  expect([doesCount('#a', 1), doesCount('#c', 2)]).toEqual([true, true]);
});

it('treats a label as its control', () => {
  find('p').innerHTML = '<label for="tick">Rush</label><input id="tick" type="checkbox">';
  stops.push(watchPress(find('main')));
  expect([doesCount('label', 1), doesCount('#tick', 2)]).toEqual([true, true]);
});

it('continues for one form when another one leaves the page, and ends with the last one', () => {
  const leave = watchPress(find('p'));
  const leaveToo = watchPress(find('main'));
  leave();
  expect([doesCount('#a', 1), doesCount('#b', 2)]).toEqual([true, false]);
  leaveToo();
  expect([doesCount('#a', 1), doesCount('#b', 2)]).toEqual([true, true]);
});
