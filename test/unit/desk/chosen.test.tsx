// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { tools } from '../../../src/desk/tools.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { setTools } from '../../../src/form/tools/tools.ts';
import { tracksAtom } from '../../../src/state/catalogue/catalogue.ts';
import { drawForm, drawing } from '../helpers/draw.tsx';
import { edit, readyStore } from '../helpers/form-store.ts';
import { message, optionsOf } from '../helpers/samples.ts';

const track = { id: 't1', title: 'Porch Light', categories: ['acoustic'], url: null };

async function draw(order: Partial<Order>) {
  const form = readyStore(order);
  form.store.set(tracksAtom, { status: 'ready', data: [track] });
  setTools(tools);
  const { place } = await drawForm(form);
  const lines = () => [...place.querySelectorAll('[data-words]')].map((line) => line.getAttribute('data-words'));
  const fold = (heading: string) =>
    drawing(() => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === heading)?.click());
  return { form, place, lines, fold };
}

it('a finished section shows beside its heading what was selected', async () => {
  const { form, lines } = await draw({ voices: ['v1', 'v2'], messages: [message(1), message(2)] });
  expect(lines()).toEqual(['Voice v1, Voice v2', '2 messages']);
  await drawing(() => edit(form, { tracks: ['t1'] }));
  expect(lines()).toContain('Porch Light');
});

it('the options are shown beside their heading once their section is folded', async () => {
  const { lines, fold } = await draw({ options: optionsOf('proofReading', 'rush') });
  await fold('Options');
  expect(lines()).toContain('MP3 128 kbps, Proof Reading, Rush');
});

it('an unfinished section shows nothing beside its heading', async () => {
  const messages = [message(1, { content: '' })];
  const { place, lines } = await draw({ voices: ['v1', null], messages, phoneSystem: 'gone' });
  expect(lines()).toEqual([]);
  expect([...place.querySelectorAll('h2')].map(({ textContent }) => textContent)).toContain('Select your voice');
});
