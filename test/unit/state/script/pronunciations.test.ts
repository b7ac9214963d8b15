import { describe, expect, it } from 'vitest';
import { orderAtom } from '../../../../src/state/order/order.ts';
import { orderContextAtom } from '../../../../src/state/prices/prices.ts';
import { calculationBody } from '../../../../src/domain/checkout/order-body.ts';
import {
  addPronunciationAtom,
  editPronunciationAtom,
  pronunciationPlacesAtom,
  pronunciationsAtom,
  pronunciationsOfAtom,
  pronunciationsToldAtom,
  removePronunciationAtom,
  tidyPronunciationsAtom,
} from '../../../../src/state/script/pronunciations.ts';
import { readyStore } from '../../helpers/form-store.ts';
import { message } from '../../helpers/samples.ts';

describe('pronunciations', () => {
  it('are one list for the order, with the messages that contain the word', () => {
    const messages = [
      message(1, { content: 'Ask Dr. Nguyen.' }),
      message(2),
      message(3, { content: 'nguyen’s office' }),
    ];
    const { store } = readyStore({ messages });
    const at = store.set(addPronunciationAtom, 'Nguyen');
    expect(store.set(addPronunciationAtom, 'NGUYEN')).toBe(at);
    expect(store.get(pronunciationsToldAtom)).toEqual([]);
    store.set(editPronunciationAtom, { index: at, edit: { sound: 'win' } });
    store.set(addPronunciationAtom, '');
    expect(store.get(pronunciationPlacesAtom)).toEqual([[1, 3], []]);
    expect(store.get(pronunciationsToldAtom)).toEqual([{ word: 'Nguyen', sound: 'win' }]);
    const told = [1, 2, 3].map((id) => store.get(pronunciationsOfAtom(id)).length);
    expect(told).toEqual([1, 0, 1]);
    const { items } = calculationBody(store.get(orderAtom), store.get(orderContextAtom));
    expect(items.map(({ style }) => style.includes('Pronunciation: Nguyen: win.'))).toEqual([true, false, true]);
  });

  it('lose removed and empty rows', () => {
    const { store } = readyStore();
    store.set(addPronunciationAtom, 'Nguyen');
    store.set(addPronunciationAtom, '');
    store.set(tidyPronunciationsAtom);
    expect(store.get(pronunciationsAtom)).toEqual([{ word: 'Nguyen', sound: '' }]);
    store.set(removePronunciationAtom, 0);
    expect(store.get(pronunciationsAtom)).toEqual([]);
  });
});
