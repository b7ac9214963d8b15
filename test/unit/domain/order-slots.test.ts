import { expect, it } from 'vitest';
import type { Order } from '../../../src/domain/order/order.ts';
import {
  addSlot,
  canSetMusicSeconds,
  chooseVoice,
  removeSlotAt,
  toggleTrack,
  type Slots,
} from '../../../src/domain/order/slots.ts';
import { messages, orderOf, message, onHold } from '../helpers/samples.ts';
import { calculationBody } from '../../../src/domain/checkout/order-body.ts';
import { withoutNote } from '../../../src/domain/scripts/pronunciation.ts';
import { readersOf, withoutReader } from '../../../src/domain/order/reader.ts';

const twenty: Slots = Array.from({ length: 20 }, (_, index) => `id${index}`);

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
])('the slots of voices %s', (_, order, expected) => {
  expect(order.voices).toEqual(expected);
});

it.each<[string, Order, Slots]>([
  ['take the first track', toggleTrack(orderOf(), 0, 't1'), ['t1']],
  ['lose a track that is selected again', toggleTrack(orderOf({ tracks: ['t1'] }), 0, 't1'), []],
  ['lose one of two tracks', toggleTrack(orderOf({ tracks: ['t1', 't2'] }), 0, 't1'), ['t2']],
  ['replace a track', toggleTrack(orderOf({ tracks: ['t1', 't2'] }), 1, 't3'), ['t1', 't3']],
  ['grow', addSlot(orderOf({ tracks: ['t1'] }), 'tracks'), ['t1', null]],
  ['do not grow past an empty one', addSlot(orderOf({ tracks: ['t1', null] }), 'tracks'), ['t1', null]],
  ['end at twenty', addSlot(orderOf({ tracks: twenty }), 'tracks'), twenty],
  ['lose the last too', removeSlotAt(orderOf({ tracks: ['t1'] }), 'tracks', 0), []],
])('the slots of tracks %s', (_, order, expected) => {
  expect(order.tracks).toEqual(expected);
});

it.each<[Slots, number, boolean]>([
  [[], 2, false],
  [[null], 2, false],
  [['t1'], 1, false],
  [['t1'], 2, true],
  [['t1', null], 3, true],
])('the seconds of music can be chosen with tracks %j and %i messages: %s', (tracks, count, expected) => {
  expect(canSetMusicSeconds(orderOf({ tracks, messages: messages(count) }))).toBe(expected);
});

const names: Readonly<Record<string, string>> = { e: 'Emma', j: 'James', g: 'Grace' };
const context = {
  service: onHold,
  referral: null,
  guideText: (guide: string) => guide,
  voiceName: (id: string) => names[id],
};

/** An order of two voices with a message for each entry: the voice that was chosen for it. */
const shared = (chosen: readonly (string | null)[], edit: Partial<Order> = {}): Order =>
  orderOf({ voices: ['e', 'j'], messages: chosen.map((voice, index) => message(index + 1, { voice })), ...edit });

const styles = (order: Order): readonly string[] => calculationBody(order, context).items.map(({ style }) => style);

it.each<[string, Order, readonly string[]]>([
  ['the voices take turns', shared([null, null, null]), ['e', 'j', 'e']],
  ['a chosen voice reads its message', shared(['j', null, 'e']), ['j', 'j', 'e']],
  ['a voice that the order lacks reads nothing', shared(['g', null]), ['e', 'j']],
  ['one voice needs no choice', shared([null, null], { voices: ['e', null] }), []],
  ['a service with one voice has none', shared([null, null], { serviceType: 'voip' }), []],
])('the readers of an order %s', (_what, order, readers) => {
  expect(readersOf(order)).toEqual(readers);
});

it('the readers of an order include a voice that replaces another one', () => {
  expect(readersOf(chooseVoice(shared(['j', 'j']), 1, 'g'))).toEqual(['g', 'g']);
});

it('the readers of an order stay after another voice is removed', () => {
  const order = shared([null, 'g', 'g'], { voices: ['e', 'j', 'g'] });
  expect(readersOf(removeSlotAt(order, 'voices', 1))).toEqual(['e', 'g', 'g']);
  expect(readersOf(removeSlotAt(order, 'voices', 2))).toEqual(['e', 'j', 'e']);
});

it('the note for the studio names every reader once the buyer has chosen one, and no voice if the voices take turns', () => {
  const style = 'professional-warm-welcoming';
  const [james, emma] = [`${style} Voice: James.`, `${style} Voice: Emma.`];
  expect(styles(shared(['j', null, 'e']))).toEqual([james, james, emma]);
  expect(styles(shared([null, null]))).toEqual([style, style]);
});

it('the note for the studio can be separated again, even with pronunciations', () => {
  const style = { guide: 'custom', customStyle: 'Like rain. Voice: soft.' } as const;
  const order = shared([], {
    messages: [message(1, { ...style, content: 'Ask for Nguyen.', voice: 'j' })],
    pronunciations: [{ word: 'Nguyen', sound: 'win' }],
  });
  const [sent = ''] = styles(order);
  expect(sent).toBe('Like rain. Voice: soft. Voice: James. Pronunciation: Nguyen: win.');
  const noted = withoutNote(sent);
  expect(noted.pronunciations).toEqual(order.pronunciations);
  expect(withoutReader(noted.style, ['Emma', 'James'])).toEqual({ style: style.customStyle, name: 'James' });
  expect(withoutReader(style.customStyle, ['Emma', 'James'])).toEqual({ style: style.customStyle, name: null });
});
