import { describe, expect, it } from 'vitest';
import { orderAtom } from '../../../../src/state/session/order.ts';
import { orderContextAtom } from '../../../../src/state/prices/prices.ts';
import { calculationBody } from '../../../../src/domain/checkout/order-body.ts';
import {
  addPronunciation,
  editPronunciation,
  pronunciationPlacesAtom,
  pronunciationsAtom,
  pronunciationsOfMessageAtom,
  removeEmptyPronunciations,
  removePronunciation,
  sentPronunciationsAtom,
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
    const form = readyStore({ messages });
    const { store } = form;
    const at = addPronunciation(form, 'Nguyen');
    expect(addPronunciation(form, 'NGUYEN')).toBe(at);
    expect(store.get(sentPronunciationsAtom)).toEqual([]);
    editPronunciation(form, at, { sound: 'win' });
    addPronunciation(form, '');
    expect(store.get(pronunciationPlacesAtom)).toEqual([[1, 3], []]);
    expect(store.get(sentPronunciationsAtom)).toEqual([{ word: 'Nguyen', sound: 'win' }]);
    const counts = [1, 2, 3].map((id) => store.get(pronunciationsOfMessageAtom(id)).length);
    expect(counts).toEqual([1, 0, 1]);
    const { items } = calculationBody(store.get(orderAtom), store.get(orderContextAtom));
    expect(items.map(({ style }) => style.includes('Pronunciation: Nguyen: win.'))).toEqual([true, false, true]);
  });

  it('lose removed and empty rows', () => {
    const form = readyStore();
    const { store } = form;
    addPronunciation(form, 'Nguyen');
    addPronunciation(form, '');
    removeEmptyPronunciations(form);
    expect(store.get(pronunciationsAtom)).toEqual([{ word: 'Nguyen', sound: '' }]);
    removePronunciation(form, 0);
    expect(store.get(pronunciationsAtom)).toEqual([]);
  });
});
