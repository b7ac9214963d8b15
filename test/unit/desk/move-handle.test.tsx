// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { MoveHandle } from '../../../src/desk/move/move-handle.tsx';
import { Announcer } from '../../../src/form/notices/announcer.tsx';
import { messageIdsAtom } from '../../../src/state/session/order-atoms.ts';
import { drawTool, drawing } from '../helpers/draw.tsx';
import { messages } from '../helpers/samples.ts';

async function draw(id: number, count: number) {
  const handle = <MoveHandle id={id} />;
  const tool = await drawTool(
    <>
      {handle}
      <Announcer />
    </>,
    { messages: messages(count) },
  );
  const pressKey = (key: string) =>
    drawing(() => tool.button('')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  return { ...tool, pressKey, ids: () => tool.store.get(messageIdsAtom) };
}

it.each([
  [['ArrowUp'], [2, 1, 3]],
  [['ArrowDown'], [1, 3, 2]],
  [
    ['ArrowUp', 'ArrowUp'],
    [2, 1, 3],
  ],
])('a message moves with %j, but not beyond the ends', async (keys, expected) => {
  const { pressKey, ids } = await draw(2, 3);
  for (const key of keys) await pressKey(key);
  expect(ids()).toEqual(expected);
});

it('the new position of a message is announced', async () => {
  const { place, pressKey } = await draw(2, 3);
  await pressKey('ArrowUp');
  expect(place.querySelector('[aria-live]:last-of-type')?.textContent).toBe('Message moved to position 1.');
});

it('a click on the handle shows buttons that move the message where it can go', async () => {
  const { all, press, ids } = await draw(1, 2);
  // The handle itself has no text.
  await press('');
  expect(all('button').map(({ textContent }) => textContent)).toEqual(['', 'Move down']);
  await press('Move down');
  expect(all('button').map(({ textContent }) => textContent)).toEqual(['', 'Move up']);
  expect(ids()).toEqual([2, 1]);
});

it('the arrow keys on a button that moves a message do not move it', async () => {
  const { button, press, ids } = await draw(2, 3);
  await press('');
  for (const key of ['ArrowUp', 'ArrowDown']) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true });
    await drawing(() => button('Move up')?.dispatchEvent(event));
    expect(ids()).toEqual([1, 2, 3]);
  }
});

it('Escape on a button that moves a message hides the buttons', async () => {
  const { all, press } = await draw(1, 2);
  await press('');
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  await drawing(() => all('button')[1]?.dispatchEvent(escape));
  expect(all('button')).toHaveLength(1);
});
