// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { desk } from '../../../src/desk/desk.ts';
import { openDesk } from '../../../src/form/desk/desk.ts';
import { voicesAtom } from '../../../src/state/catalogue/catalogue.ts';
import { changeOrderAtom, orderAtom } from '../../../src/state/order/order.ts';
import { voiceSlots } from '../../../src/state/order/slots.ts';
import { drawForm, drawing } from '../helpers/draw.tsx';
import { readyStore } from '../helpers/form-store.ts';
import { messages, voiceOf } from '../helpers/samples.ts';

it('the form shows which voice reads each message, and each message can choose its voice', async () => {
  const { store } = readyStore({ voices: ['e', 'j'], messages: messages(3) });
  const named = [voiceOf('e', { name: 'Emma' }), voiceOf('j', { name: 'James' })];
  store.set(voicesAtom, { status: 'ready', data: named });
  openDesk(desk);
  const { place } = await drawForm(store);
  const said = (): string => place.textContent;
  const selects = (): readonly HTMLSelectElement[] =>
    [...place.querySelectorAll('select')].filter(({ labels }) => labels[0]?.textContent === 'Read by');
  expect(said()).toContain('Selected 2 voices or tracks: Minimum message count 2');
  expect(said()).toContain('Emma reads messages 1 and 3. James reads message 2.');
  expect(selects()).toHaveLength(3);
  await drawing(() => {
    const [first] = selects();
    if (first === undefined) throw new Error('no choice');
    first.value = 'j';
    first.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(said()).toContain('Emma reads message 3. James reads messages 1 and 2.');
  await drawing(() => store.set(voiceSlots.removeAtom, 1));
  expect(selects()).toEqual([]);
  await drawing(() => store.set(changeOrderAtom, (order) => ({ ...order, voices: ['e', 'j'] })));
  expect(said()).toContain('James reads messages 1 and 2.');
  expect(store.get(orderAtom).messages[0]?.voice).toBe('j');
});
