import { describe, expect, it } from 'vitest';
import { editMessageAtom } from '../../../../src/state/order/messages.ts';
import { orderAtom } from '../../../../src/state/order/order.ts';
import { isUndoableAtom, replaceContentAtom, undoReplacementAtom } from '../../../../src/state/order/undo.ts';
import { readyStore } from '../../helpers/form-store.ts';
import { message } from '../../helpers/samples.ts';

function written(content: string, name = '') {
  const { store } = readyStore({ messages: [message(1, { content, name })] });
  const isUndoable = isUndoableAtom(1);
  return {
    replace: (text: string, called?: string): void =>
      store.set(replaceContentAtom, { id: 1, content: text, ...(called !== undefined && { name: called }) }),
    undo: (): void => store.set(undoReplacementAtom, 1),
    edit: (text: string): void => store.set(editMessageAtom, { id: 1, edit: { content: text } }),
    isUndoable: (): boolean => store.get(isUndoable),
    now: () => store.get(orderAtom).messages.map((one) => [one.content, one.name])[0],
  };
}

describe('a text that was replaced', () => {
  it('comes back with its name', () => {
    const { replace, undo, isUndoable, now } = written('Mine', 'My name');
    replace('Theirs', 'Their name');
    expect([now(), isUndoable()]).toEqual([['Theirs', 'Their name'], true]);
    undo();
    expect([now(), isUndoable()]).toEqual([['Mine', 'My name'], false]);
  });

  it('keeps its name where the other one has none', () => {
    const { replace, now } = written('Mine', 'My name');
    replace('Theirs');
    expect(now()).toEqual(['Theirs', 'My name']);
  });

  it('is the one before the first of several', () => {
    const { replace, undo, now } = written('Mine');
    replace('First', 'One');
    replace('Second', 'Two');
    undo();
    expect(now()).toEqual(['Mine', '']);
  });

  it('is none where examples were leafed through over an empty text', () => {
    const { replace, isUndoable } = written('');
    replace('One');
    replace('Two');
    expect(isUndoable()).toBe(false);
  });

  it('is none once the other one is edited, and none where nothing was written', () => {
    const { replace, edit, isUndoable } = written('Mine');
    replace('Theirs');
    edit('Theirs, edited');
    expect(isUndoable()).toBe(false);
    const blank = written(' ');
    blank.replace('Theirs');
    expect(blank.isUndoable()).toBe(false);
  });
});
