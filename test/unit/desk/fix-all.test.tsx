// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { MessageNotes } from '../../../src/desk/message-notes.tsx';
import { editMessageAtom } from '../../../src/state/order/messages.ts';
import { enterTextAtom, leaveTextAtom } from '../../../src/state/order/writing.ts';
import { drawing, drawPart, type DrawnForm } from '../helpers/draw.tsx';
import { readyStore } from '../helpers/form-store.ts';
import { message } from '../helpers/samples.ts';

let drawn: DrawnForm | undefined;
afterEach(() => drawn?.takeAway());

it('Fix all says how many words it adds beyond the included ones, if any', async () => {
  const { store } = readyStore({ messages: [message(1, { content: '' })] });
  drawn = await drawPart(store, <MessageNotes id={1} />);
  const { place } = drawn;
  const button = (name: RegExp) => [...place.querySelectorAll('button')].find((one) => name.test(one.textContent));
  const write = async (count: number): Promise<void> => {
    const edit = { content: `${'word, '.repeat(count)}and a.com & b.` };
    await drawing(() => store.set(enterTextAtom, 1));
    await drawing(() => store.set(editMessageAtom, { id: 1, edit }));
    await drawing(() => store.set(leaveTextAtom, 1));
  };
  // 48 words, and then 50: "a dot com and b".
  await write(44);
  expect(button(/all/u)?.textContent).toBe('Fix all');
  await write(46);
  expect(button(/all/u)?.textContent).toBe('Fix all · 2 extra words (charged separately)');
  await drawing(() => button(/^Fix: and/u)?.click());
  expect(button(/all/u)?.textContent).toBe('Fix all · 2 extra words (charged separately)');
  await drawing(() => button(/^Fix all/u)?.click());
  expect(button(/all/u)?.textContent).toBe('Undo all');
});
