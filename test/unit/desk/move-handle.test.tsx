// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { MoveHandle } from '../../../src/desk/move/move-handle.tsx';
import { orderAtom } from '../../../src/state/order/order.ts';
import { drawing } from '../helpers/draw.tsx';
import { messages } from '../helpers/samples.ts';
import { drawTool } from '../helpers/draw-tool.tsx';

it('a message moves by the arrow keys, and not beyond the ends', async () => {
  const { store, button: find } = await drawTool(<MoveHandle id={2} />, { messages: messages(3) });
  const button = find('');
  const press = async (key: string) => {
    await drawing(() => button?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
    return [button?.getAttribute('aria-label'), ...store.get(orderAtom).messages.map(({ id }) => id)];
  };
  expect(await press('ArrowUp')).toEqual(['Move message #1', 2, 1, 3]);
  expect(await press('ArrowUp')).toEqual(['Move message #1', 2, 1, 3]);
  expect(await press('ArrowDown')).toEqual(['Move message #2', 1, 2, 3]);
});

it('a click on the handle shows buttons that move the message, where it can go', async () => {
  const { store, all, press } = await drawTool(<MoveHandle id={1} />, { messages: messages(2) });
  const seenAfter = async (name: string) => {
    await press(name);
    const ids = store.get(orderAtom).messages.map(({ id }) => id);
    return [...all('button').map((button) => button.textContent), ...ids];
  };
  // The handle itself has no text.
  expect(await seenAfter('')).toEqual(['', 'Move down', 1, 2]);
  expect(await seenAfter('Move down')).toEqual(['', 'Move up', 2, 1]);
  expect(await seenAfter('Move up')).toEqual(['', 'Move down', 1, 2]);
  expect(await seenAfter('')).toEqual(['', 1, 2]);
});

it('a single message has no handle', async () => {
  const { place } = await drawTool(<MoveHandle id={1} />);
  expect(place.innerHTML).toBe('');
});
