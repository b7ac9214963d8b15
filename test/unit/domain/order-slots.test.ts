import { describe, expect, it } from 'vitest';
import type { Order } from '../../../src/domain/order/order.ts';
import {
  addTrackSlot,
  addVoiceSlot,
  canSetMusicSeconds,
  chooseVoice,
  removeTrackSlot,
  removeVoiceSlot,
  toggleTrack,
} from '../../../src/domain/order/order-slots.ts';
import { type Slots } from '../../../src/domain/order/slots.ts';
import { messages, orderOf } from '../helpers/samples.ts';

const twenty: Slots = Array.from({ length: 20 }, (_, index) => `id${index}`);

describe('voice slots', () => {
  it.each<[string, Order, Slots]>([
    ['take the voice chosen', chooseVoice(orderOf({ voices: [null] }), 0, 'v2'), ['v2']],
    ['replace the voice held', chooseVoice(orderOf({ voices: ['v1', 'v2'] }), 0, 'v3'), ['v3', 'v2']],
    ['grow on-hold', addVoiceSlot(orderOf({ voices: ['v1'] })), ['v1', null]],
    ['do not grow past an empty one', addVoiceSlot(orderOf({ voices: ['v1', null] })), ['v1', null]],
    ['end at twenty', addVoiceSlot(orderOf({ voices: twenty })), twenty],
    ['stay one for telephone prompts', addVoiceSlot(orderOf({ serviceType: 'voip' })), ['v1']],
    ['stay one for voicemail', addVoiceSlot(orderOf({ serviceType: 'mvoice' })), ['v1']],
    ['lose the second', removeVoiceSlot(orderOf({ voices: ['v1', 'v2', 'v3'] }), 1), ['v1', 'v3']],
    ['keep the first', removeVoiceSlot(orderOf({ voices: ['v1', 'v2'] }), 0), ['v1', 'v2']],
  ])('%s', (_, order, expected) => {
    expect(order.voices).toEqual(expected);
  });
});

describe('track slots', () => {
  it.each<[string, Order, Slots]>([
    ['take the first track', toggleTrack(orderOf(), 0, 't1'), ['t1']],
    ['let go of the track held', toggleTrack(orderOf({ tracks: ['t1'] }), 0, 't1'), []],
    ['let go of one of two tracks', toggleTrack(orderOf({ tracks: ['t1', 't2'] }), 0, 't1'), ['t2']],
    ['replace a track', toggleTrack(orderOf({ tracks: ['t1', 't2'] }), 1, 't3'), ['t1', 't3']],
    ['grow', addTrackSlot(orderOf({ tracks: ['t1'] })), ['t1', null]],
    ['do not grow past an empty one', addTrackSlot(orderOf({ tracks: ['t1', null] })), ['t1', null]],
    ['end at twenty', addTrackSlot(orderOf({ tracks: twenty })), twenty],
    ['lose the last too', removeTrackSlot(orderOf({ tracks: ['t1'] }), 0), []],
  ])('%s', (_, order, expected) => {
    expect(order.tracks).toEqual(expected);
  });
});

describe('the seconds of music', () => {
  it.each<[Slots, number, boolean]>([
    [[], 2, false],
    [[null], 2, false],
    [['t1'], 1, false],
    [['t1'], 2, true],
    [['t1', null], 3, true],
  ])('can be chosen with tracks %j and %i messages: %s', (tracks, count, expected) => {
    expect(canSetMusicSeconds(orderOf({ tracks, messages: messages(count) }))).toBe(expected);
  });
});
