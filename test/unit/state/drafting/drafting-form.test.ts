// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { emptyDraftingForm } from '../../../../src/domain/scripts/drafting.ts';
import { loadUserAtom } from '../../../../src/state/buyer/user.ts';
import {
  draftingFormAtom,
  editDraftingFormAtom,
  startSavingDraftingForm,
} from '../../../../src/state/drafting/drafting-form.ts';
import { openDraftingAtom } from '../../../../src/state/drafting/drafting.ts';
import { fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import { logIn, readyStore } from '../../helpers/form-store.ts';
import { draftingDetails, user } from '../../helpers/samples.ts';

const { shop } = fakeShopEachTest();

const key = 'voice-order-form:ai-form';

describe('the values of the AI form', () => {
  it('are saved after a pause of 500 ms', async () => {
    const { store } = readyStore();
    const stop = startSavingDraftingForm(store);
    store.set(editDraftingFormAtom, { ...draftingDetails, promptCount: '3' });
    await pass(499);
    store.set(editDraftingFormAtom, { companyName: 'Maple' });
    await pass(499);
    expect(localStorage.getItem(key)).toBeNull();
    await pass(1);
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({
      ...draftingDetails,
      companyName: 'Maple',
      promptCount: '3',
      language: '',
    });
    stop();
  });

  const stored = { ...draftingDetails, promptCount: '3' };

  it.each<[string, object]>([
    [JSON.stringify(stored), { ...stored, language: '' }],
    [
      JSON.stringify({ ...stored, promptCount: 7, language: 'fr' }),
      { ...draftingDetails, promptCount: '7', language: 'fr' },
    ],
    [JSON.stringify({ ...stored, companyName: 7 }), emptyDraftingForm],
    [JSON.stringify({ ...stored, promptCount: {} }), emptyDraftingForm],
    ['{', emptyDraftingForm],
  ])('are restored when the modal opens, from %s', (text, expected) => {
    localStorage.setItem(key, text);
    const { store } = readyStore();
    expect(store.get(draftingFormAtom)).toEqual(emptyDraftingForm);
    store.set(openDraftingAtom);
    expect(store.get(draftingFormAtom)).toEqual(expected);
  });

  it('start with the company of the profile', async () => {
    shop().on('GET /user/u1', { body: { ...user, companyName: 'Stone Dental' } });
    const { store } = readyStore();
    logIn({ store });
    await store.set(loadUserAtom);
    store.set(openDraftingAtom);
    expect(store.get(draftingFormAtom).companyName).toBe('Stone Dental');
  });
});
