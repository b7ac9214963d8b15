import { expect, it } from 'vitest';
import { emptyMessage, freshOrder, isUntouched, type Order } from '../../../src/domain/order/order.ts';
import { withheldOptions } from '../../../src/domain/order/order-options.ts';
import { discountOf, message, optionsOf, orderOf, voiceOf } from '../helpers/samples.ts';

it.each<[string, Partial<Order>]>([
  ['nothing', {}],
  ['the open tab', { activeVoiceTab: 'female' }],
  ['the currency', { currency: 'USD' }],
  ['the number of its message', { messages: [emptyMessage(5)] }],
])('an untouched order may differ from a fresh one in %s', (_, edit) => {
  expect(isUntouched({ ...freshOrder('moh', 'CAD'), ...edit })).toBe(true);
});

it.each<[string, Partial<Order>]>([
  ['a voice', { voices: ['v1'] }],
  ['another slot', { voices: [null, null] }],
  ['a track', { tracks: ['t1'] }],
  ['the seconds of music', { musicSeconds: 15 }],
  ['a text', { messages: [message(1)] }],
  ['a second message', { messages: [emptyMessage(1), emptyMessage(2)] }],
  ['a style', { messages: [{ ...emptyMessage(1), guide: 'custom' }] }],
  ['the phone system', { phoneSystem: '3cx' }],
  ['proof reading', { options: optionsOf('proofReading') }],
  ['rush', { options: optionsOf('rush') }],
  ['comments', { comments: ' ' }],
  ['the acknowledgement', { acknowledged: true }],
  ['a discount', { discount: discountOf() }],
])('an untouched order does not differ in %s', (_, edit) => {
  expect(isUntouched({ ...freshOrder('moh', 'CAD'), ...edit })).toBe(false);
});

it('one chosen voice without rush is enough to withhold it, and an unknown voice does not', () => {
  const voices = [voiceOf('fast'), voiceOf('slow', { rushOrderUnavailable: true })];
  const withheld = (...chosen: readonly string[]) => withheldOptions(orderOf({ voices: chosen }), voices);
  expect([withheld('fast', 'slow'), withheld('fast', 'unknown')]).toEqual([['rush'], []]);
});
