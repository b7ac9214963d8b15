// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { CommentsSection } from '../../../src/form/comments/comments-section.tsx';
import { OptionsSection } from '../../../src/form/options/options-section.tsx';
import { drawing, drawPart, textsOf } from '../helpers/draw.tsx';
import { edit, readyStore } from '../helpers/form-store.ts';

it('the options have their prices in the chosen currency', async () => {
  const form = readyStore();
  const drawn = await drawPart(form, <OptionsSection />);
  const labels = () => textsOf(drawn, 'fieldset label');
  const rush = 'Rush Production Fee, 2 Business Days Guarantee';
  expect(labels()).toEqual(['Proof Reading +CA$15.00', `${rush} +CA$40.00`]);
  await drawing(() => edit(form, { currency: 'USD' }));
  expect(labels()).toEqual(['Proof Reading +$12.00', `${rush} +$30.00`]);
});

it('an option that the voice does not offer is disabled with the reason', async () => {
  const form = readyStore({ voices: ['slow'] });
  const { place } = await drawPart(form, <OptionsSection />);
  const rush = place.querySelectorAll<HTMLInputElement>('fieldset input')[1];
  const reason = 'Selected voice does not offer rush production.';
  const state = () => [rush?.disabled, place.textContent.includes(reason)];
  expect(state()).toEqual([true, true]);
  await drawing(() => edit(form, { voices: ['v1'] }));
  expect(state()).toEqual([false, false]);
});

it.each([
  [1000, null, '1000 of 1000 characters'],
  [1001, 'true', 'Shorten them to 1000 characters.'],
])('comments of %i characters are invalid: %s', async (length, isInvalid, words) => {
  const { place } = await drawPart(readyStore({ comments: 'x'.repeat(length) }), <CommentsSection />);
  expect(place.querySelector('textarea')?.getAttribute('aria-invalid') ?? null).toBe(isInvalid);
  expect(place.textContent).toContain(words);
});
