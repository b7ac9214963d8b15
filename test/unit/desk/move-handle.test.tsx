// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { MoveHandle } from '../../../src/desk/move/move-handle.tsx';
import { orderAtom } from '../../../src/state/order/order.ts';
import { drawing, drawPart, type DrawnForm } from '../helpers/draw.tsx';
import { readyStore } from '../helpers/form-store.ts';
import { message } from '../helpers/samples.ts';

let drawn: DrawnForm | undefined;
afterEach(() => drawn?.takeAway());

it('a message moves by the arrow keys, and not beyond the ends', async () => {
  const { store } = readyStore({ messages: [1, 2, 3].map((id) => message(id)) });
  drawn = await drawPart(store, <MoveHandle id={2} />);
  const button = drawn.place.querySelector('button');
  const press = async (key: string) => {
    await drawing(() => button?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
    return [button?.getAttribute('aria-label'), ...store.get(orderAtom).messages.map(({ id }) => id)];
  };
  expect(await press('ArrowUp')).toEqual(['Move message #1', 2, 1, 3]);
  expect(await press('ArrowUp')).toEqual(['Move message #1', 2, 1, 3]);
  expect(await press('ArrowDown')).toEqual(['Move message #2', 1, 2, 3]);
});

it('a click on the handle shows buttons that move the message, where it can go', async () => {
  const { store } = readyStore({ messages: [1, 2].map((id) => message(id)) });
  drawn = await drawPart(store, <MoveHandle id={1} />);
  const buttons = () => [...(drawn?.place.querySelectorAll('button') ?? [])];
  const press = async (name: string) => {
    const found = buttons().find((button) => [button.textContent, button.getAttribute('aria-label')].includes(name));
    await drawing(() => found?.click());
    return [buttons().map((button) => button.textContent), store.get(orderAtom).messages.map(({ id }) => id)];
  };
  expect(await press('Move message #1')).toEqual([
    ['', 'Move down'],
    [1, 2],
  ]);
  expect(await press('Move down')).toEqual([
    ['', 'Move up'],
    [2, 1],
  ]);
  expect(await press('Move up')).toEqual([
    ['', 'Move down'],
    [1, 2],
  ]);
  expect(await press('Move message #1')).toEqual([[''], [1, 2]]);
});

it('a single message has no handle', async () => {
  drawn = await drawPart(readyStore({ messages: [message(1)] }).store, <MoveHandle id={1} />);
  expect(drawn.place.innerHTML).toBe('');
});
