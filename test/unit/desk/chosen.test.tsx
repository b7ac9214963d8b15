// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { desk } from '../../../src/desk/desk.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { openDesk } from '../../../src/form/desk/desk.ts';
import { tracksAtom } from '../../../src/state/catalogue/catalogue.ts';
import { chosenTracksAtom } from '../../../src/state/order/chosen-tracks.ts';
import { chosenVoicesAtom, finishedMessagesAtom } from '../../../src/state/order/chosen.ts';
import { editMessageAtom } from '../../../src/state/order/messages.ts';
import { orderAtom } from '../../../src/state/order/order.ts';
import { drawForm, drawing } from '../helpers/draw.tsx';
import { readyStore } from '../helpers/form-store.ts';
import { message, optionsOf } from '../helpers/samples.ts';

const track = { id: 't1', title: 'Porch Light', categories: ['acoustic'], url: null };

async function draw(order: Partial<Order>) {
  const { store } = readyStore(order);
  store.set(tracksAtom, { status: 'ready', data: [track] });
  openDesk(desk);
  const { place } = await drawForm(store);
  const lines = () => [...place.querySelectorAll('[data-words]')].map((line) => line.getAttribute('data-words'));
  const fold = (heading: string) =>
    drawing(() => [...place.querySelectorAll('button')].find((one) => one.textContent === heading)?.click());
  const change = (edit: Partial<Order>) => drawing(() => store.set(orderAtom, { ...store.get(orderAtom), ...edit }));
  return { place, lines, fold, change };
}

it('a finished section shows beside its heading what was chosen, options once they are folded', async () => {
  const { lines, fold, change } = await draw({ voices: ['v1', 'v2'], messages: [message(1), message(2)] });
  expect(lines()).toEqual(['Voice v1, Voice v2', '2 messages']);
  await fold('Options');
  expect(lines()).toEqual(['Voice v1, Voice v2', '2 messages', 'MP3 128 kbps']);
  await change({ tracks: ['t1'], options: optionsOf('proofReading', 'rush') });
  expect(lines().slice(2)).toEqual(['Porch Light', 'MP3 128 kbps, Proof Reading, Rush']);
});

it('an unfinished section shows nothing beside its heading', async () => {
  const messages = [message(1, { content: '' })];
  const { place, lines } = await draw({ voices: ['v1', null], messages, phoneSystem: 'gone' });
  expect(lines()).toEqual([]);
  expect([...place.querySelectorAll('h2')].map(({ textContent }) => textContent)).toContain('Select your voice');
});

it('a key in a message does not update what was chosen', () => {
  const { store } = readyStore({ messages: [message(1), message(2)] });
  const draws = vi.fn<() => void>();
  for (const atom of [chosenVoicesAtom, chosenTracksAtom, finishedMessagesAtom]) store.sub(atom, draws);
  store.set(editMessageAtom, { id: 1, edit: { content: 'Thank you for' } });
  store.set(editMessageAtom, { id: 1, edit: { content: 'Thank you for calling' } });
  expect(draws).not.toHaveBeenCalled();
  store.set(editMessageAtom, { id: 1, edit: { content: '' } });
  expect(draws).toHaveBeenCalledOnce();
});
