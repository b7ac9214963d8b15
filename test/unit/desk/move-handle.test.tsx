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

/** The handle of the first message in a list of two cards of these heights, and what a pointer does to it. */
async function drawList(...heights: readonly number[]) {
  const { store } = readyStore({ messages: heights.map((_height, at) => message(at + 1)) });
  drawn = await drawPart(
    store,
    <div>
      {heights.map((height) => (
        <div key={height} role="group">
          {height === heights[0] && <MoveHandle id={1} />}
        </div>
      ))}
    </div>,
  );
  const { place } = drawn;
  const cards = [...place.querySelectorAll<HTMLElement>('[role=group]')];
  const order = (): readonly number[] => store.get(orderAtom).messages.map(({ id }) => id);
  // The cards of this test stay in their places in the document, so their places on the screen follow the order.
  for (const [at, card] of cards.entries()) {
    card.getBoundingClientRect = () => {
      const above = order().slice(0, order().indexOf(at + 1));
      const top = above.reduce((sum, id) => sum + (heights[id - 1] ?? 0), 0);
      return new DOMRect(0, top, 300, heights[at]);
    };
  }
  const handle = place.querySelector('button');
  const press = (clientY: number) =>
    drawing(() => handle?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerId: 1, clientY })));
  const send = async (type: string, clientY: number, pointerId = 1) => {
    await drawing(() => dispatchEvent(new PointerEvent(type, { pointerId, clientY })));
    return order();
  };
  return { place, handle, press, send };
}

it('a message moves once the pointer is 40 px in the next card, and not back while it goes on', async () => {
  const { press, send } = await drawList(100, 800);
  await press(20);
  expect(await send('pointermove', 135)).toEqual([1, 2]);
  expect(await send('pointermove', 145, 2)).toEqual([1, 2]);
  expect(await send('pointermove', 145)).toEqual([2, 1]);
  // The tall card is under the pointer now, and the finger trembles.
  expect(await send('pointermove', 150)).toEqual([2, 1]);
  expect(await send('pointermove', 147)).toEqual([2, 1]);
  expect(await send('pointermove', 300)).toEqual([2, 1]);
  expect(await send('pointermove', 290)).toEqual([1, 2]);
});

it('the handle is marked while it is dragged, until its own pointer is up', async () => {
  const { handle, press, send } = await drawList(100, 200);
  const isMarked = () => handle?.hasAttribute('data-dragged');
  await press(20);
  expect(isMarked()).toBe(true);
  await send('pointerup', 20, 2);
  expect(isMarked()).toBe(true);
  await send('pointercancel', 20);
  expect(isMarked()).toBe(false);
  expect(await send('pointermove', 290)).toEqual([1, 2]);
});

it('the click that ends a drag shows no buttons; the next click does', async () => {
  const { place, handle, press, send } = await drawList(100, 200);
  await press(20);
  await send('pointermove', 150);
  await drawing(() => {
    dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 }));
    handle?.click();
  });
  expect(place.querySelectorAll('button')).toHaveLength(1);
  await new Promise((resolve) => void setTimeout(resolve));
  await drawing(() => handle?.click());
  expect(place.querySelectorAll('button')).toHaveLength(2);
});

it('a single message has no handle', async () => {
  drawn = await drawPart(readyStore({ messages: [message(1)] }).store, <MoveHandle id={1} />);
  expect(drawn.place.innerHTML).toBe('');
});
