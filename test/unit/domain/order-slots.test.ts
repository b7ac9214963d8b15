import { describe, expect, it } from 'vitest';
import type { Order } from '../../../src/domain/order/order.ts';
import {
  addSlot,
  canSetMusicSeconds,
  chooseVoice,
  removeSlotAt,
  toggleTrack,
  type Slots,
} from '../../../src/domain/order/slots.ts';
import { messages, orderOf } from '../helpers/samples.ts';

const twenty: Slots = Array.from({ length: 20 }, (_, index) => `id${index}`);

describe('voice slots', () => {
  it.each<[string, Order, Slots]>([
    ['take the selected voice', chooseVoice(orderOf({ voices: [null] }), 0, 'v2'), ['v2']],
    ['replace the earlier voice', chooseVoice(orderOf({ voices: ['v1', 'v2'] }), 0, 'v3'), ['v3', 'v2']],
    ['grow on-hold', addSlot(orderOf({ voices: ['v1'] }), 'voices'), ['v1', null]],
    ['do not grow past an empty one', addSlot(orderOf({ voices: ['v1', null] }), 'voices'), ['v1', null]],
    ['end at twenty', addSlot(orderOf({ voices: twenty }), 'voices'), twenty],
    ['stay one for telephone prompts', addSlot(orderOf({ serviceType: 'voip' }), 'voices'), ['v1']],
    ['stay one for voicemail', addSlot(orderOf({ serviceType: 'mvoice' }), 'voices'), ['v1']],
    ['lose the second', removeSlotAt(orderOf({ voices: ['v1', 'v2', 'v3'] }), 'voices', 1), ['v1', 'v3']],
    ['keep the first', removeSlotAt(orderOf({ voices: ['v1', 'v2'] }), 'voices', 0), ['v1', 'v2']],
  ])('%s', (_, order, expected) => {
    expect(order.voices).toEqual(expected);
  });
});

describe('track slots', () => {
  it.each<[string, Order, Slots]>([
    ['take the first track', toggleTrack(orderOf(), 0, 't1'), ['t1']],
    ['lose a track that is selected again', toggleTrack(orderOf({ tracks: ['t1'] }), 0, 't1'), []],
    ['lose one of two tracks', toggleTrack(orderOf({ tracks: ['t1', 't2'] }), 0, 't1'), ['t2']],
    ['replace a track', toggleTrack(orderOf({ tracks: ['t1', 't2'] }), 1, 't3'), ['t1', 't3']],
    ['grow', addSlot(orderOf({ tracks: ['t1'] }), 'tracks'), ['t1', null]],
    ['do not grow past an empty one', addSlot(orderOf({ tracks: ['t1', null] }), 'tracks'), ['t1', null]],
    ['end at twenty', addSlot(orderOf({ tracks: twenty }), 'tracks'), twenty],
    ['lose the last too', removeSlotAt(orderOf({ tracks: ['t1'] }), 'tracks', 0), []],
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
