import { describe, expect, it } from 'vitest';
import { orderAtom } from '../../../../src/state/session/order.ts';
import { orderContextAtom } from '../../../../src/state/prices/prices.ts';
import { calculationBody } from '../../../../src/domain/checkout/order-body.ts';
import {
  addPronunciation,
  editPronunciation,
  pronunciationsOfMessage,
  removeEmptyPronunciations,
  removePronunciation,
  selectPronunciationPlaces,
  selectPronunciations,
  selectSentPronunciations,
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
    expect(selectSentPronunciations(store.get(orderAtom))).toEqual([]);
    editPronunciation(form, at, { sound: 'win' });
    addPronunciation(form, '');
    expect(selectPronunciationPlaces(store.get(orderAtom))).toEqual([[1, 3], []]);
    expect(selectSentPronunciations(store.get(orderAtom))).toEqual([{ word: 'Nguyen', sound: 'win' }]);
    const counts = [1, 2, 3].map((id) => pronunciationsOfMessage(store.get(orderAtom), id).length);
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
    expect(selectPronunciations(store.get(orderAtom))).toEqual([{ word: 'Nguyen', sound: '' }]);
    removePronunciation(form, 0);
    expect(selectPronunciations(store.get(orderAtom))).toEqual([]);
  });
});
