import { expect, it } from 'vitest';
import type { Order } from '../../../src/domain/order/order.ts';
import { findIssues, type IsOffered } from '../../../src/domain/order/order-rules.ts';
import { message, messages, orderOf } from '../helpers/samples.ts';

const all: IsOffered = () => true;
const none: IsOffered = () => false;
const notVisible = message(1, { content: '\u200B\u2060 \u2800' });
const withoutStyle = message(1, { guide: 'custom', customStyle: '  ' });

/** The issues as their code, index and count. */
const found = (edit: Partial<Order>, isOffered: IsOffered): readonly string[] =>
  findIssues(orderOf(edit), isOffered).map(({ code, index, count }) => `${code} ${index} ${count}`);

const cases: readonly (readonly [string, Partial<Order>, IsOffered, readonly string[]])[] = [
  ['a complete order', {}, all, []],
  ['voices that are not known yet', {}, null, []],
  ['an empty voice slot', { voices: [null] }, all, ['voice-missing 0 0']],
  ['a second empty slot', { voices: ['v1', null] }, all, ['voice-missing 1 0']],
  ['no voice while none is known', { voices: [null] }, null, ['voice-missing 0 0']],
  ['a voice that is not offered', {}, none, ['voice-unavailable 0 0']],
  ['a message of white space', { messages: [message(1, { content: ' \n\t' })] }, all, ['message-empty 0 0']],
  ['a message of what does not show', { messages: [message(2), notVisible] }, all, ['message-empty 1 0']],
  ['an empty style of one’s own', { messages: [withoutStyle] }, all, ['style-missing 0 0']],
  ['fewer messages than voices', { voices: ['v1', 'v2'] }, all, ['message-minimum 0 2']],
  ['fewer messages than tracks', { tracks: ['t', 'u'] }, all, ['message-minimum 0 2']],
  ['20 messages', { messages: messages(20) }, all, []],
  ['21 messages', { messages: messages(21) }, all, ['message-limit 20 20']],
  ['comments of 1000 characters', { comments: 'x'.repeat(1000) }, all, []],
  ['comments of 1001 characters', { comments: 'x'.repeat(1001) }, all, ['comments-length 0 1000']],
  ['no phone system', { phoneSystem: '' }, all, ['phone-system-missing 0 0']],
  ['voicemail not acknowledged', { serviceType: 'mvoice' }, all, ['acknowledgement-missing 0 0']],
  ['voicemail acknowledged', { serviceType: 'mvoice', acknowledged: true }, all, []],
  ['several voices of telephone prompts', { serviceType: 'voip', voices: ['v1', 'v2'] }, all, []],
];

it.each(cases)('an order with %s', (...row) => {
  const [, edit, isOffered, issues] = row;
  expect(found(edit, isOffered)).toEqual(issues);
});

it('issues come in the order of the form', () => {
  const edit = {
    voices: [null, 'gone', 'v3'],
    messages: [message(1, { content: '', guide: 'custom' }), message(2)],
    phoneSystem: '',
    comments: 'x'.repeat(1001),
  } as const;
  expect(found(edit, (id) => id === 'v3')).toEqual([
    'voice-missing 0 0',
    'voice-unavailable 1 0',
    'message-empty 0 0',
    'style-missing 0 0',
    'phone-system-missing 0 0',
    'comments-length 0 1000',
  ]);
});
