import { expect, it } from 'vitest';
import {
  canAddMessage,
  maximumMessages,
  minimumMessages,
  suggested,
  withMessageAfter,
  withoutMessage,
  putMessages,
  roomFor,
  partsOf,
  splitMessage,
} from '../../../src/domain/order/messages.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import type { ServiceType } from '../../../src/domain/order/service-types.ts';
import { message, messages, orderOf } from '../helpers/samples.ts';

const idsOf = (order: Order): readonly number[] => order.messages.map(({ id }) => id);
const withCount = (count: number, serviceType: ServiceType = 'moh'): Order =>
  orderOf({ serviceType, messages: messages(count) });

it.each<[number, Partial<Order>]>([
  [1, { voices: [null] }],
  [1, { voices: ['a', null] }],
  [2, { voices: ['a', 'b'] }],
  [3, { voices: ['a', 'b'], tracks: ['t', 'u', 'w'] }],
  [1, { serviceType: 'voip', voices: ['a', 'b', 'c'] }],
  [1, { serviceType: 'mvoice', voices: ['a', 'b'], tracks: ['t', 'u'] }],
])('the minimum of messages is %i for %j', (minimum, edit) => {
  expect(minimumMessages(orderOf(edit))).toBe(minimum);
});

it.each([
  ['moh', 20],
  ['voip', 20],
  ['mvoice', 1],
] as const)('the maximum of messages of %s is %i', (serviceType, maximum) => {
  expect(maximumMessages(orderOf({ serviceType }))).toBe(maximum);
  expect(canAddMessage(withCount(maximum - 1, serviceType))).toBe(true);
  const full = withCount(maximum, serviceType);
  expect(canAddMessage(full)).toBe(false);
  expect(withMessageAfter(full, 0)).toBe(full);
});

it.each([
  [0, [1, 4, 2, 3]],
  [1, [1, 2, 4, 3]],
  [2, [1, 2, 3, 4]],
])('a message added after index %i results in the ids %j', (index, ids) => {
  expect(idsOf(withMessageAfter(withCount(3), index))).toEqual(ids);
});

it('an added message has a new id', () => {
  const order = orderOf({ messages: [message(7), message(3)] });
  expect(idsOf(withMessageAfter(order, 0))).toEqual([7, 8, 3]);
});

const cases: readonly [string, Order, number, boolean][] = [
  ['the first', withCount(3), 0, false],
  ['the only one', withCount(1), 0, false],
  ['the second of two', withCount(2), 1, true],
  ['the last of three', withCount(3), 2, true],
  ['one of two with two voices', orderOf({ voices: ['a', 'b'], messages: messages(2) }), 1, false],
  ['one of two with two tracks', orderOf({ tracks: ['t', 'u'], messages: messages(2) }), 1, false],
  ['one of three with two voices', orderOf({ voices: ['a', 'b'], messages: messages(3) }), 1, true],
];

it.each(cases)('%s can be deleted, or not', (...row) => {
  const [, order, index, isAllowed] = row;
  const expected = isAllowed ? idsOf(order).filter((_, at) => at !== index) : idsOf(order);
  expect(idsOf(withoutMessage(order, index))).toEqual(expected);
});

it('the name of an example is replaced by the next example’s, unless the buyer wrote it', () => {
  const content = 'Please hold.';
  const own = message(1, { name: 'Mine' });
  const brought = message(1, { name: 'Opening hours', isNameSuggested: true });
  expect(suggested(brought, { content })).toEqual({ content, name: '', isNameSuggested: false });
  expect(suggested(own, { content })).toEqual({ content, name: 'Mine', isNameSuggested: false });
});

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

const contents = (order: Order) => order.messages.map(({ content }) => content);

it('a message is split by its paragraphs, without numbers that count them', () => {
  expect(partsOf('One.\nMore.\n \nTwo.')).toEqual(['One.\nMore.', 'Two.']);
  expect(partsOf('1. One.\n\n2. Two.')).toEqual(['One.', 'Two.']);
  expect(partsOf('8. One.\n\n9. Two.')).toEqual(['8. One.', '9. Two.']);
});

it('a message that is split becomes several in its place and style', () => {
  const order = orderOf({
    messages: [message(1), message(2, { guide: 'custom', customStyle: 'Calm', name: 'Both' }), message(3)],
  });
  const split = splitMessage(order, 2, ['Text 1', 'Text 2']);
  expect(contents(split)).toEqual(['Message number 1', 'Text 1', 'Text 2', 'Message number 3']);
  expect(split.messages.map(({ customStyle }) => customStyle)).toEqual(['', 'Calm', 'Calm', '']);
  expect(split.messages.map(({ name }) => name)).toEqual(['', 'Both', '', '']);
  expect(new Set(split.messages.map(({ id }) => id)).size).toBe(4);
});

it('a message that is split loses nothing at the limit', () => {
  const split = splitMessage(orderOf({ messages: messages(19) }), 19, ['Text 1', 'Text 2', 'Text 3', 'Text 4']);
  expect(contents(split).slice(18)).toEqual(['Text 1', 'Text 2\n\nText 3\n\nText 4']);
});
