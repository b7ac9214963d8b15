import { describe, expect, it } from 'vitest';
import { addMessageAtom, editMessageAtom } from '../../../../src/state/order/messages.ts';
import { orderAtom } from '../../../../src/state/order/order.ts';
import { startFreshAtom } from '../../../../src/state/order/service-switch.ts';
import { deleteMessageAtom, giveBackAtom, takenAtom } from '../../../../src/state/order/taken.ts';
import { readyStore, toastsOf } from '../../helpers/form-store.ts';
import { message, messages } from '../../helpers/samples.ts';

const idsIn = ({ store }: ReturnType<typeof readyStore>) => store.get(orderAtom).messages.map(({ id }) => id);

describe('a deleted message', () => {
  it('comes back where it stood, one after the other, and leaves later edits alone', () => {
    const form = readyStore({ messages: messages(4) });
    const { store } = form;
    expect(store.set(deleteMessageAtom, 1)).toBe(true);
    expect(store.set(deleteMessageAtom, 2)).toBe(true);
    store.set(editMessageAtom, { id: 3, edit: { content: 'Edited since.' } });
    expect(idsIn(form)).toEqual([1, 3]);
    store.set(giveBackAtom);
    store.set(giveBackAtom);
    expect(idsIn(form)).toEqual([1, 2, 3, 4]);
    expect(store.get(orderAtom).messages[2]?.content).toBe('Edited since.');
    expect(store.get(takenAtom)).toBeNull();
    store.set(giveBackAtom);
    expect(idsIn(form)).toEqual([1, 2, 3, 4]);
  });

  it('comes back beside one that has its id since', () => {
    const form = readyStore({ messages: messages(2) });
    form.store.set(deleteMessageAtom, 1);
    form.store.set(addMessageAtom, 0);
    form.store.set(giveBackAtom);
    expect(form.store.get(orderAtom).messages[1]?.content).toBe('Message number 2');
    expect(new Set(idsIn(form)).size).toBe(3);
  });

  it('without a text is just gone, and one that may not be deleted stays', () => {
    const { store } = readyStore({ messages: [message(1), { ...message(2), content: ' ' }] });
    expect(store.set(deleteMessageAtom, 0)).toBe(false);
    expect(store.get(orderAtom).messages).toHaveLength(2);
    expect(store.set(deleteMessageAtom, 1)).toBe(false);
    expect([store.get(takenAtom), store.get(orderAtom).messages.length]).toEqual([null, 1]);
  });

  it('takes the word of how many there are along', () => {
    const { store } = readyStore({ messages: messages(19) });
    store.set(addMessageAtom, 18);
    expect(toastsOf(store)).toEqual(['warning messageLimit 5']);
    store.set(deleteMessageAtom, 1);
    expect(toastsOf(store)).toEqual([]);
  });

  it('of another order does not come back', () => {
    const { store } = readyStore({ messages: messages(2) });
    store.set(deleteMessageAtom, 1);
    store.set(startFreshAtom);
    expect(store.get(takenAtom)).toBeNull();
  });
});
