import { describe, expect, it } from 'vitest';
import { emptyMessage, freshOrder, isUntouched, type Order } from '../../../src/domain/order/order.ts';
import { withheldOptions } from '../../../src/domain/order/voice-options.ts';
import { discountOf, message, optionsOf, orderOf, voiceOf } from '../helpers/samples.ts';

describe('a fresh order', () => {
  it.each([
    ['moh', 'mp3'],
    ['voip', 'mp3'],
    ['mvoice', 'iphone-android'],
  ] as const)('of %s is for %s', (serviceType, phoneSystem) => {
    expect(freshOrder(serviceType, 'USD')).toEqual({
      serviceType,
      voices: [null],
      activeVoiceTab: 'male',
      tracks: [],
      musicSeconds: 10,
      messages: [emptyMessage(1)],
      pronunciations: [],
      phoneSystem,
      options: { proofReading: false, rush: false },
      droppedOptions: [],
      comments: '',
      acknowledged: false,
      currency: 'USD',
      discount: null,
    });
  });
});

describe('an untouched order', () => {
  it.each<[string, Partial<Order>]>([
    ['nothing', {}],
    ['the open tab', { activeVoiceTab: 'female' }],
    ['the currency', { currency: 'USD' }],
    ['the number of its message', { messages: [emptyMessage(5)] }],
  ])('differs from a fresh one at most by %s', (_, edit) => {
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
  ])('has not %s', (_, edit) => {
    expect(isUntouched({ ...freshOrder('moh', 'CAD'), ...edit })).toBe(false);
  });
});

describe('rush production', () => {
  const voices = [voiceOf('fast'), voiceOf('slow', { rushOrderUnavailable: true }), voiceOf('swift')];

  it.each<[readonly (string | null)[], boolean]>([
    [[null], true],
    [['fast'], true],
    [['slow'], false],
    [['fast', 'swift'], true],
    [['fast', 'slow'], false],
    [['unknown'], true],
  ])('with the voices %j can be had: %s', (slots, expected) => {
    const order = orderOf({ voices: slots, options: optionsOf('rush') });
    expect(withheldOptions(order, voices)).toEqual(expected ? [] : ['rush']);
  });
});
