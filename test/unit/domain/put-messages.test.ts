import { describe, expect, it } from 'vitest';
import type { Order } from '../../../src/domain/order/order.ts';
import { putMessages, roomFor } from '../../../src/domain/order/put-messages.ts';
import { message, messages, orderOf } from '../helpers/samples.ts';

const scripts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Name ${index + 1}`, content: `Text ${index + 1}` }));
const contents = (order: Order) => order.messages.map(({ content }) => content);
const hasOwnIds = ({ messages: all }: Order): boolean => new Set(all.map(({ id }) => id)).size === all.length;
const blank = message(1, { content: ' ' });

describe('putMessages', () => {
  it('replaces the messages', () => {
    const order = putMessages(orderOf({ messages: messages(3) }), scripts(2), 'replace');
    expect(order.messages.map(({ name, content }) => [name, content])).toEqual([
      ['Name 1', 'Text 1'],
      ['Name 2', 'Text 2'],
    ]);
  });

  it('adds to those with a text', () => {
    const order = putMessages(orderOf({ messages: [message(4, { content: 'Mine' }), blank] }), scripts(2), 'add');
    expect(contents(order)).toEqual(['Mine', 'Text 1', 'Text 2']);
    expect(hasOwnIds(order)).toBe(true);
  });

  it.each([
    ['moh', 'replace', 20],
    ['moh', 'add', 18],
    ['mvoice', 'replace', 1],
    ['mvoice', 'add', 0],
  ] as const)('for %s with %s has no more messages than the order can have', (serviceType, mode, room) => {
    const order = orderOf({
      serviceType,
      messages: [message(1), message(2), blank].slice(0, serviceType === 'moh' ? 3 : 1),
    });
    expect(roomFor(order, mode)).toBe(room);
    expect(putMessages(order, scripts(30), mode).messages.length).toBe(serviceType === 'moh' ? 20 : 1);
  });

  it('of nothing leaves the order as it is', () => {
    const order = orderOf();
    expect(putMessages(order, [], 'replace')).toBe(order);
  });
});
