import { describe, expect, it } from 'vitest';
import { guideTextAtom } from '../../../../src/state/order/guide-text.ts';
import { addMessageAtom, chooseGuideAtom, editMessageAtom } from '../../../../src/state/order/messages.ts';
import { orderAtom } from '../../../../src/state/order/order.ts';
import { enterTextAtom, leaveTextAtom } from '../../../../src/state/order/writing.ts';
import { orderSnapshotAtom } from '../../../../src/state/prices/prices.ts';
import { readyStore, toastsOf } from '../../helpers/form-store.ts';
import { message, messages } from '../../helpers/samples.ts';

describe('adding a message', () => {
  it.each([
    [11, true, []],
    [12, true, ['warning messageLimit 5']],
    [19, true, ['warning messageLimit 5']],
    [20, false, []],
  ])('to %i succeeds: %s, with the toasts %j', (count, isAdded, toasts) => {
    const { store } = readyStore({ messages: messages(count) });
    expect(store.set(addMessageAtom, count - 1)).toBe(isAdded);
    expect(store.get(orderAtom).messages).toHaveLength(isAdded ? count + 1 : count);
    expect(toastsOf(store)).toEqual(toasts);
  });
});

describe('the style of a message', () => {
  const calm = 'calm-soothing-reassuring';

  /** A form with one message, in a language of its own. */
  function spoken() {
    const { store } = readyStore();
    store.set(guideTextAtom, { of: (guide) => `${guide}, said so` });
    return { store, style: () => store.get(orderSnapshotAtom)().items[0]?.style };
  }

  it('is the default’s value until a guide is chosen', () => {
    const { store, style } = spoken();
    expect(style()).toBe('professional-warm-welcoming');
    store.set(chooseGuideAtom, { id: 1, guide: calm });
    expect(style()).toBe(`${calm}, said so`);
    store.set(guideTextAtom, { of: (guide) => `le guide ${guide}` });
    expect(style()).toBe(`le guide ${calm}`);
    store.set(chooseGuideAtom, { id: 1, guide: 'professional-warm-welcoming' });
    expect(style()).toBe('le guide professional-warm-welcoming');
  });

  it('written by the buyer starts with the text of the chosen guide, and survives another one', () => {
    const { store, style } = spoken();
    store.set(chooseGuideAtom, { id: 1, guide: 'custom' });
    expect(style()).toBe('');
    store.set(editMessageAtom, { id: 1, edit: { customStyle: ' ' } });
    store.set(chooseGuideAtom, { id: 1, guide: calm });
    store.set(chooseGuideAtom, { id: 1, guide: 'custom' });
    expect(style()).toBe(`${calm}, said so`);
    store.set(editMessageAtom, { id: 1, edit: { customStyle: 'Mine' } });
    store.set(chooseGuideAtom, { id: 1, guide: calm });
    expect(style()).toBe(`${calm}, said so`);
    store.set(chooseGuideAtom, { id: 1, guide: 'custom' });
    expect(style()).toBe('Mine');
  });
});

const example = 'We are open from Monday to Friday, from nine to five.';

function writing() {
  const { store } = readyStore({ messages: [message(1, { content: example, name: 'Hours', namedFor: example })] });
  return {
    write: (content: string): void => {
      store.set(enterTextAtom, 1);
      store.set(editMessageAtom, { id: 1, edit: { content } });
      store.set(leaveTextAtom, 1);
    },
    rename: (name: string): void => store.set(editMessageAtom, { id: 1, edit: { name, namedFor: '' } }),
    name: () => store.get(orderAtom).messages[0]?.name,
  };
}

describe('the name of an example whose text was rewritten', () => {
  it('returns with the text that Undo of the browser brings back, and only with it', () => {
    const { write, name } = writing();
    write('Please hold.');
    expect(name()).toBe('');
    write('Please hold the line.');
    expect(name()).toBe('');
    write(example);
    expect(name()).toBe('Hours');
    write('Please hold.');
    expect(name()).toBe('');
  });

  it('does not return once the buyer has removed it, or in place of the buyer’s own', () => {
    const removed = writing();
    removed.write('Please hold.');
    removed.write(example);
    removed.rename('');
    removed.write(`${example} Please hold.`);
    expect(removed.name()).toBe('');
    const own = writing();
    own.write('Please hold.');
    own.rename('On hold');
    own.write(example);
    expect(own.name()).toBe('On hold');
  });
});
