// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { isLateAtom, servicesAtom, type Remote } from '../../../src/state/catalogue/catalogue.ts';
import { drawForm } from '../helpers/draw.tsx';
import { readyStore } from '../helpers/form-store.ts';

it.each<[Remote<never>['status'], string | null, string]>([
  ['loading', 'v1', 'Updating prices…'],
  ['failed', 'v1', 'Prices couldn’t be loaded.'],
  ['failed', null, 'Choose a voice to see your total.'],
])('the bar of an order while the services are %s and the voice is %s: %s', async (status, voice, text) => {
  const form = readyStore({ voices: [voice] });
  form.store.set(servicesAtom, status === 'failed' ? { status } : { status: 'loading' });
  form.store.set(isLateAtom, true);
  const { textContent } = (await drawForm(form)).place;
  expect(textContent).toContain(text);
  expect(textContent.includes('Choose a voice to see your total.')).toBe(voice === null);
});
