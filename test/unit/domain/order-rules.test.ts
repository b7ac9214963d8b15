import { describe, expect, it } from 'vitest';
import type { Order } from '../../../src/domain/order/order.ts';
import { findIssues, issueCodes, type IsOffered, type Issue } from '../../../src/domain/order/order-rules.ts';
import { message, messages, orderOf } from '../helpers/samples.ts';

const all: IsOffered = () => true;
const none: IsOffered = () => false;

const cases: readonly [string, Partial<Order>, IsOffered, readonly Issue[]][] = [
  ['a complete order', {}, all, []],
  ['voices that are not known yet', {}, null, []],
  ['an empty voice slot', { voices: [null] }, all, [{ code: 'voice-missing', index: 0, count: 0 }]],
  ['a second empty slot', { voices: ['v1', null] }, all, [{ code: 'voice-missing', index: 1, count: 0 }]],
  ['no voice while none is known', { voices: [null] }, null, [{ code: 'voice-missing', index: 0, count: 0 }]],
  ['a voice that is not offered', {}, none, [{ code: 'voice-unavailable', index: 0, count: 0 }]],
  [
    'the second voice not offered',
    { voices: ['v1', 'v2'], messages: messages(2) },
    (id) => id === 'v1',
    [{ code: 'voice-unavailable', index: 1, count: 0 }],
  ],
  [
    'a message of white space',
    { messages: [message(1), message(2, { content: ' \n\t' })] },
    all,
    [{ code: 'message-empty', index: 1, count: 0 }],
  ],
  [
    'a message of what does not show',
    { messages: [message(1, { content: '\u200B\u2060 \u2800' })] },
    all,
    [{ code: 'message-empty', index: 0, count: 0 }],
  ],
  [
    'an empty style of one’s own',
    { messages: [message(1, { guide: 'custom', customStyle: '  ' })] },
    all,
    [{ code: 'style-missing', index: 0, count: 0 }],
  ],
  [
    'fewer messages than voices',
    { voices: ['v1', 'v2', 'v3'], messages: messages(2) },
    all,
    [{ code: 'message-minimum', index: 1, count: 3 }],
  ],
  ['fewer messages than tracks', { tracks: ['t', 'u'] }, all, [{ code: 'message-minimum', index: 0, count: 2 }]],
  ['20 messages', { messages: messages(20) }, all, []],
  ['21 messages', { messages: messages(21) }, all, [{ code: 'message-limit', index: 20, count: 20 }]],
  ['comments of 1000 characters', { comments: 'x'.repeat(1000) }, all, []],
  [
    'comments of 1001 characters',
    { comments: 'x'.repeat(1001) },
    all,
    [{ code: 'comments-length', index: 0, count: 1000 }],
  ],
  ['no phone system', { phoneSystem: '' }, all, [{ code: 'phone-system-missing', index: 0, count: 0 }]],
  [
    'voicemail not acknowledged',
    { serviceType: 'mvoice' },
    all,
    [{ code: 'acknowledgement-missing', index: 0, count: 0 }],
  ],
  ['voicemail acknowledged', { serviceType: 'mvoice', acknowledged: true }, all, []],
  ['several voices of telephone prompts', { serviceType: 'voip', voices: ['v1', 'v2'] }, all, []],
];

describe('issues of an order', () => {
  it.each(cases.map(([name, ...given]) => ({ name, given })))('$name', ({ given: [edit, isOffered, expected] }) => {
    expect(findIssues(orderOf(edit), isOffered)).toEqual(expected);
  });

  it('are in the order of the form', () => {
    const order = orderOf({
      voices: [null, 'gone', 'v3'],
      messages: [message(1, { content: '', guide: 'custom' }), message(2)],
      phoneSystem: '',
      comments: 'x'.repeat(1001),
    });
    expect(findIssues(order, (id) => id === 'v3').map(({ code, index }) => `${code} ${index}`)).toEqual([
      'voice-missing 0',
      'voice-unavailable 1',
      'message-empty 0',
      'style-missing 0',
      'phone-system-missing 0',
      'comments-length 0',
    ]);
  });

  it('are all tested above', () => {
    const covered = new Set(cases.flatMap(([, , , issues]) => issues.map(({ code }) => code)));
    expect([...covered].toSorted()).toEqual(issueCodes.toSorted());
  });
});
