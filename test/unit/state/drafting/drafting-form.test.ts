// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { emptyDraftingForm } from '../../../../src/domain/scripts/drafting.ts';
import {
  draftingFormAtom,
  editDraftingFormAtom,
  startSavingDraftingForm,
} from '../../../../src/state/drafting/drafting-form.ts';
import { openDraftingAtom } from '../../../../src/state/drafting/drafting.ts';
import { fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import { readyStore } from '../../helpers/form-store.ts';

fakeShopEachTest();

const key = 'voice-order-form:ai-form';
const details = {
  companyName: 'Maple Dental',
  companyDescription: 'Dentists',
  companyWebsite: 'maple.example',
  industry: 'Healthcare',
  style: 'Warm',
};

describe('the values of the AI form', () => {
  it('are saved after a pause of 500 ms', async () => {
    const { store } = readyStore();
    const stop = startSavingDraftingForm(store);
    store.set(editDraftingFormAtom, { ...details, promptCount: '3' });
    await pass(499);
    store.set(editDraftingFormAtom, { companyName: 'Maple' });
    await pass(499);
    expect(localStorage.getItem(key)).toBeNull();
    await pass(1);
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({
      ...details,
      companyName: 'Maple',
      promptCount: '3',
      language: '',
    });
    stop();
  });

  it.each<[string, object, object]>([
    ['texts and a text as number', { promptCount: '7' }, { ...details, promptCount: '7', language: '' }],
    ['texts and a number', { promptCount: 7, language: 'fr' }, { ...details, promptCount: '7', language: 'fr' }],
    ['a name that is no text', { companyName: 7 }, emptyDraftingForm],
    ['a website that is none', { companyWebsite: null }, emptyDraftingForm],
    ['a number that is none', { promptCount: {} }, emptyDraftingForm],
  ])('are restored when the modal opens, from %s', (_, edit, expected) => {
    localStorage.setItem(key, JSON.stringify({ ...details, promptCount: '3', ...edit }));
    const { store } = readyStore();
    expect(store.get(draftingFormAtom)).toEqual(emptyDraftingForm);
    store.set(openDraftingAtom);
    expect(store.get(draftingFormAtom)).toEqual(expected);
  });

  it('are ignored if they are not JSON', () => {
    vi.spyOn(console, 'warn');
    localStorage.setItem(key, '{');
    const { store } = readyStore();
    store.set(openDraftingAtom);
    expect(store.get(draftingFormAtom)).toEqual(emptyDraftingForm);
  });
});
