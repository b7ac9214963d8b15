// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest';
import { emptyDraftingForm } from '../../../../src/domain/scripts/drafting.ts';
import { loadUser } from '../../../../src/state/buyer/load-user.ts';
import {
  draftingFormAtom,
  editDraftingForm,
  openDrafting,
  startSavingDraftingForm,
} from '../../../../src/state/drafting/drafting-form.ts';
import { fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import { logIn, readyStore } from '../../helpers/form-store.ts';
import { draftingDetails, user } from '../../helpers/samples.ts';

const { shop } = fakeShopEachTest();

const key = 'voice-order-form:ai-form';
const stored = { ...draftingDetails, promptCount: '3', language: '' };

it('the values of the AI form are saved after a pause of 500 ms', async () => {
  const form = readyStore();
  onTestFinished(startSavingDraftingForm(form));
  editDraftingForm(form, stored);
  await pass(499);
  expect(localStorage.getItem(key)).toBeNull();
  await pass(1);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(stored);
});

it.each<[string, string, object]>([
  ['are restored', JSON.stringify(stored), stored],
  [
    'may have a number and a language',
    JSON.stringify({ ...stored, promptCount: 7, language: 'fr' }),
    { ...stored, promptCount: '7', language: 'fr' },
  ],
  ['are ignored if a text is no text', JSON.stringify({ ...stored, companyName: 7 }), emptyDraftingForm],
  ['are ignored if the count is no number', JSON.stringify({ ...stored, promptCount: {} }), emptyDraftingForm],
  ['are ignored if they are no JSON', '{', emptyDraftingForm],
])('saved values %s when the modal opens', (_, text, expected) => {
  localStorage.setItem(key, text);
  const form = readyStore();
  openDrafting(form);
  expect(form.store.get(draftingFormAtom)).toEqual(expected);
});

it('the AI form starts with the company of the profile', async () => {
  shop().on('GET /user/u1', { body: { ...user, companyName: 'Stone Dental' } });
  const form = readyStore();
  logIn(form);
  await loadUser(form);
  openDrafting(form);
  expect(form.store.get(draftingFormAtom).companyName).toBe('Stone Dental');
});
