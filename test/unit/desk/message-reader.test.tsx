// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { tools } from '../../../src/desk/create-tools.ts';
import { setTools } from '../../../src/form/tools/tools.ts';
import { voicesAtom } from '../../../src/state/catalogue/catalogue.ts';
import { drawForm, drawing, openAll } from '../helpers/draw.tsx';
import { readyStore } from '../helpers/form-store.ts';
import { messages, voiceOf } from '../helpers/samples.ts';

async function draw() {
  const form = readyStore({ voices: ['e', 'j'], messages: messages(3) });
  const data = [voiceOf('e', { name: 'Emma' }), voiceOf('j', { name: 'James' })];
  form.store.set(voicesAtom, { status: 'ready', data });
  setTools(tools);
  const { place } = await drawForm(form);
  await openAll(place);
  const selects = (): readonly HTMLSelectElement[] =>
    [...place.querySelectorAll('select')].filter(({ labels }) => labels[0]?.textContent === 'Read by');
  const choose = (voice: string) =>
    drawing(() => {
      const [first] = selects();
      if (first === undefined) throw new Error('no choice');
      first.value = voice;
      first.dispatchEvent(new Event('change', { bubbles: true }));
    });
  return { form, place, selects, choose };
}

it('the form shows which voice reads each message', async () => {
  const { place } = await draw();
  expect(place.textContent).toContain('Emma reads messages 1 and 3. James reads message 2.');
});

it('each message can choose its voice', async () => {
  const { place, selects, choose } = await draw();
  expect(selects()).toHaveLength(3);
  await choose('j');
  expect(place.textContent).toContain('Emma reads message 3. James reads messages 1 and 2.');
});
