import { expect, it } from 'vitest';
import { putMessages, roomFor } from '../../../src/domain/order/messages.ts';
import { message, orderOf } from '../helpers/samples.ts';

const blank = message(3, { content: ' ' });
const texts = Array.from({ length: 30 }, (_, index) => ({ name: '', content: `Text ${index + 1}` }));

it.each([
  ['moh', 'replace', [message(1), message(2), blank], 20, 20],
  ['moh', 'add', [message(1), message(2), blank], 18, 20],
  ['mvoice', 'replace', [message(1)], 1, 1],
  ['mvoice', 'add', [message(1)], 0, 1],
] as const)('an order of %s gets no more messages than it can have: %s', (...row) => {
  const [serviceType, mode, messages, room, count] = row;
  const order = orderOf({ serviceType, messages });
  expect(roomFor(order, mode)).toBe(room);
  const ids = putMessages(order, texts, mode).messages.map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([count, count]);
});
