import { expect, it } from 'vitest';
import { dispatch } from '../../../../src/state/form.ts';
import { orderSnapshotAtom } from '../../../../src/state/prices/price-atoms.ts';
import { addMessage, chooseGuide } from '../../../../src/state/session/edit-messages.ts';
import { orderAtom } from '../../../../src/state/session/order-atoms.ts';
import { en } from '../../../../src/text/en.ts';
import { readyStore, toastsOf } from '../../helpers/form-store.ts';
import { messages } from '../../helpers/samples.ts';

it.each([
  [11, true, []],
  [12, true, ['warning fewMessagesLeft 5']],
  [19, true, ['warning fewMessagesLeft 5']],
  [20, false, []],
])('adding to %i messages works: %s, with the toasts %j', (count, isAdded, toasts) => {
  const form = readyStore({ messages: messages(count) });
  expect(addMessage(form, count - 1)).toBe(isAdded);
  expect(form.store.get(orderAtom).messages).toHaveLength(isAdded ? count + 1 : count);
  expect(toastsOf(form.store)).toEqual(toasts);
});

const calm = 'calm-soothing-reassuring';
const calmText = en.styleGuides[calm].text;

function styled() {
  const form = readyStore();
  return {
    choose: (guide: Parameters<typeof chooseGuide>[2]) => chooseGuide(form, 1, guide),
    write: (customStyle: string) => dispatch(form, { type: 'messageEdited', id: 1, edit: { customStyle } }),
    style: () => form.store.get(orderSnapshotAtom)().items[0]?.style,
  };
}

it('the style of a message is the default’s value until a guide is chosen', () => {
  const { choose, style } = styled();
  expect(style()).toBe('professional-warm-welcoming');
  choose(calm);
  expect(style()).toBe(calmText);
});

it('a style written by the buyer starts with the text of the chosen guide', () => {
  const { choose, style } = styled();
  choose(calm);
  choose('custom');
  expect(style()).toBe(calmText);
});

it('a style written by the buyer survives another guide', () => {
  const { choose, write, style } = styled();
  choose('custom');
  write('Mine');
  choose(calm);
  choose('custom');
  expect(style()).toBe('Mine');
});
