import { describe, expect, it } from 'vitest';
import type { Order } from '../../../../src/domain/order/order.ts';
import { partsOf, splitMessage } from '../../../../src/domain/order/messages.ts';
import { message, messages, orderOf } from '../../helpers/samples.ts';

const contents = (order: Order) => order.messages.map(({ content }) => content);

describe('a message that is split', () => {
  it('is split by its paragraphs, without numbers that count them', () => {
    expect(partsOf('One.\nMore.\n \nTwo.')).toEqual(['One.\nMore.', 'Two.']);
    expect(partsOf('1. One.\n\n2. Two.')).toEqual(['One.', 'Two.']);
    expect(partsOf('8. One.\n\n9. Two.')).toEqual(['8. One.', '9. Two.']);
  });

  it('becomes several in its place and style', () => {
    const order = orderOf({
      messages: [message(1), message(2, { guide: 'custom', customStyle: 'Calm', name: 'Both' }), message(3)],
    });
    const split = splitMessage(order, 2, ['Text 1', 'Text 2']);
    expect(contents(split)).toEqual(['Message number 1', 'Text 1', 'Text 2', 'Message number 3']);
    expect(split.messages.map(({ customStyle }) => customStyle)).toEqual(['', 'Calm', 'Calm', '']);
    expect(split.messages.map(({ name }) => name)).toEqual(['', 'Both', '', '']);
    expect(new Set(split.messages.map(({ id }) => id)).size).toBe(4);
  });

  it('loses nothing at the limit', () => {
    const split = splitMessage(orderOf({ messages: messages(19) }), 19, ['Text 1', 'Text 2', 'Text 3', 'Text 4']);
    expect(contents(split).slice(18)).toEqual(['Text 1', 'Text 2\n\nText 3\n\nText 4']);
  });
});
