// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { drawForm } from '../helpers/draw.tsx';
import { readyStore } from '../helpers/form-store.ts';
import { messages } from '../helpers/samples.ts';

it('no title repeats the name of its element, which screen readers would read twice', async () => {
  const form = readyStore({
    voices: ['v-1', 'v-2'],
    messages: messages(2),
    options: { proofReading: true, rush: false },
  });
  const { place } = await drawForm(form);
  const repeated = [...place.querySelectorAll('[title]')].filter(
    (part) => part.getAttribute('title') === (part.getAttribute('aria-label') ?? part.textContent),
  );
  expect(repeated.map((part) => part.outerHTML)).toEqual([]);
});
