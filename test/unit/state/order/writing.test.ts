import { describe, expect, it } from 'vitest';
import { editMessageAtom } from '../../../../src/state/order/messages.ts';
import { orderAtom } from '../../../../src/state/order/order.ts';
import { enterTextAtom, leaveTextAtom } from '../../../../src/state/order/writing.ts';
import { readyStore } from '../../helpers/form-store.ts';
import { message } from '../../helpers/samples.ts';

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
