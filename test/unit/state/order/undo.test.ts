import { describe, expect, it } from 'vitest';
import { addMessageAtom, editMessageAtom } from '../../../../src/state/order/messages.ts';
import { orderAtom } from '../../../../src/state/order/order.ts';
import { startFreshAtom } from '../../../../src/state/order/service-switch.ts';
import {
  deleteMessageAtom,
  listedStepsAtom,
  openStepsAtom,
  replaceContentAtom,
  textStepAtom,
  turnStepAtom,
} from '../../../../src/state/order/undo.ts';
import { readyStore } from '../../helpers/form-store.ts';
import { message, messages } from '../../helpers/samples.ts';

function formOf(...given: Parameters<typeof readyStore>) {
  const { store } = readyStore(...given);
  const turn = (isUndone: boolean): void => {
    const step = store.get(openStepsAtom).find((one) => one.isUndone === isUndone);
    if (step) store.set(turnStepAtom, step);
  };
  return {
    store,
    texts: () => store.get(orderAtom).messages.map(({ content }) => content),
    ids: () => store.get(orderAtom).messages.map(({ id }) => id),
    edit: (id: number, content: string) => store.set(editMessageAtom, { id, edit: { content } }),
    undo: () => turn(false),
    redo: () => turn(true),
    offered: () => store.get(openStepsAtom).map(({ isUndone }) => (isUndone ? 'redo' : 'undo')),
  };
}

describe('a deleted message', () => {
  it('is restored in its place without losing later edits', () => {
    const { store, ids, texts, edit, undo, redo, offered } = formOf({ messages: messages(4) });
    expect(store.set(deleteMessageAtom, 1)).toBe(true);
    expect(store.set(deleteMessageAtom, 2)).toBe(true);
    edit(3, 'Edited since.');
    expect(ids()).toEqual([1, 3]);
    undo();
    expect(ids()).toEqual([1, 3, 4]);
    expect(store.get(listedStepsAtom).map(({ step, index }) => [step.isUndone, index])).toEqual([
      [false, 1],
      [true, 2],
    ]);
    undo();
    expect([ids(), texts()[2], offered()]).toEqual([[1, 2, 3, 4], 'Edited since.', ['redo']]);
    redo();
    expect([ids(), texts()[1]]).toEqual([[1, 3, 4], 'Edited since.']);
  });

  it('is restored even if its id is used again', () => {
    const { store, texts, ids, undo } = formOf({ messages: messages(2) });
    store.set(deleteMessageAtom, 1);
    store.set(addMessageAtom, 0);
    undo();
    expect([texts()[1], new Set(ids()).size]).toEqual(['Message number 2', 3]);
  });

  it('cannot be restored if it was empty, or in another order', () => {
    const { store, offered } = formOf({ messages: [message(1), message(2), message(3, { content: ' ' })] });
    expect([store.set(deleteMessageAtom, 2), offered()]).toEqual([false, []]);
    expect([store.set(deleteMessageAtom, 1), offered()]).toEqual([true, ['undo']]);
    store.set(startFreshAtom);
    expect(offered()).toEqual([]);
  });

  it('cannot be restored while the order is full', () => {
    const { store, offered } = formOf({ messages: messages(20) });
    store.set(deleteMessageAtom, 5);
    store.set(addMessageAtom, 0);
    expect(offered()).toEqual([]);
    store.set(deleteMessageAtom, 1);
    expect(offered()).toEqual(['undo']);
  });
});

function written(content: string, name = '') {
  const { store } = readyStore({ messages: [message(1, { content, name })] });
  const stepAtom = textStepAtom(1);
  return {
    replace: (text: string, called = ''): void => store.set(replaceContentAtom, { id: 1, content: text, name: called }),
    turn: (): void => {
      const step = store.get(stepAtom);
      if (step) store.set(turnStepAtom, step);
    },
    edit: (text: string): void => store.set(editMessageAtom, { id: 1, edit: { content: text } }),
    isOffered: (): boolean => store.get(stepAtom) !== null,
    now: () => store.get(orderAtom).messages.map((one) => [one.content, one.name])[0],
  };
}

describe('a replaced text', () => {
  it('can be undone and redone with its name', () => {
    const { replace, turn, isOffered, now } = written('Mine', 'My name');
    replace('Theirs', 'Their name');
    expect([now(), isOffered()]).toEqual([['Theirs', 'Their name'], true]);
    turn();
    expect([now(), isOffered()]).toEqual([['Mine', 'My name'], true]);
    turn();
    expect(now()).toEqual(['Theirs', 'Their name']);
  });

  it('cannot be restored after the new one is edited', () => {
    const { replace, edit, turn, isOffered } = written('Mine');
    replace('Theirs');
    edit('Theirs, edited');
    expect(isOffered()).toBe(false);
    edit('Theirs');
    turn();
    edit('Mine, edited');
    expect(isOffered()).toBe(false);
  });
});
