import { expect, it } from 'vitest';
import type { Order } from '../../../../src/domain/order/order.ts';
import { readSavedOrder, type SavedOrder } from '../../../../src/state/saving/saved-order.ts';
import { discountOf, message, messages, optionsOf, orderOf } from '../../helpers/samples.ts';
import { savedByVersion4, unpaidByVersion4 } from '../../helpers/saved-before.ts';
import { savedBeside } from '../../helpers/tabs.ts';

const plain = { messages: [message(1)], pronunciations: [] };
const nguyen = { word: 'Nguyen', sound: 'win' };

const read = (content: unknown): ReturnType<typeof readSavedOrder> => readSavedOrder(JSON.stringify(content));

const { idempotencyKey, created, guides } = unpaidByVersion4;

const order = orderOf({
  comments: 'As before',
  messages: [
    message(1),
    message(2, { guide: 'calm-soothing-reassuring' }),
    message(3, { guide: 'custom', customStyle: 'Mine' }),
  ],
});

/** The orders of earlier versions after conversion. */
const migrated: SavedOrder = {
  ...savedBeside,
  order,
  idempotencyKey,
  created: { ...created, content: null },
  guides: [...guides],
  isCurrencyChosen: true,
};

it('a saved order of version 4 is migrated', () => {
  expect(read(unpaidByVersion4)).toEqual(migrated);
});

it('a saved order of version 4 keeps its options, and stays paid', () => {
  const paid: Order = {
    ...order,
    // Rush was wanted, but a voice did not offer it.
    options: optionsOf('proofReading', 'rush'),
    discount: discountOf(),
  };
  const read4 = { ...migrated, order: paid, created: { ...savedByVersion4.created, content: null } };
  expect(read(savedByVersion4)).toEqual(read4);
});

it.each<[string, object, object]>([
  ['names and pronunciations', {}, {}],
  ['invalid ones', { messages: [{ ...message(1), name: 7 }], pronunciations: [{ word: 'Nguyen' }] }, plain],
  ['an unknown length of music', { musicSeconds: 12 }, { musicSeconds: 10 }],
  ['an unknown tab', { activeVoiceTab: 'robot' }, { activeVoiceTab: 'male' }],
  ['a broken discount', { discount: { type: 'gift' } }, { discount: null }],
  [
    'too many messages',
    { messages: Array(21).fill(message(1)) },
    { messages: messages(20).map((one) => ({ ...one, content: 'Message number 1' })) },
  ],
  [
    'more than its service has',
    { serviceType: 'voip', voices: ['v1', 'v2'], tracks: ['t1'] },
    { serviceType: 'voip', voices: ['v1'], tracks: [] },
  ],
])('a saved order with %s loses nothing else', (_, edit, expected) => {
  const named = { ...order, messages: [message(1, { name: 'After hours' })], pronunciations: [nguyen] };
  const found = read({ ...migrated, order: { ...named, ...edit } });
  expect(found).toEqual({ ...migrated, order: { ...named, ...expected } });
});

it.each<[string, object, object]>([
  ['unknown states', { steps: ['left'], isSent: 'yes' }, { steps: [], isSent: false }],
  ['broken keys', { created: 'o1', idempotencyKey: { key: 7 } }, { created: null, idempotencyKey: null }],
])('a saved order with %s beside it loses nothing else', (_, edit, expected) => {
  expect(read({ ...migrated, ...edit })).toEqual({ ...migrated, ...expected });
});

const ofFour = (edit: object): unknown => ({ ...unpaidByVersion4, order: { ...unpaidByVersion4.order, ...edit } });
const withOrder = (edit: object): unknown => ({ ...migrated, order: { ...order, ...edit } });
it('a stored text may be missing', () => {
  expect(readSavedOrder(null)).toBeNull();
});

it('a stored text of a newer version is not ours to change, whatever it contains', () => {
  expect(read({ version: 6 })).toBe('foreign');
  expect(read({ ...migrated, version: 1000 })).toBe('foreign');
});

// test/faults/hostile.test.ts has random values in each field.
it.each<[string, unknown]>([
  ['a version alone', { version: 5 }],
  ['half a version', { ...migrated, version: 2.5 }],
  ['a version before 1.0.0', { ...migrated, version: 3 }],
  ['version 4 without messages', ofFour({ messages: [] })],
  ['version 4 with an unknown guide', ofFour({ messages: [{ ...message(1), guide: 'angry' }] })],
  ['no order', { ...migrated, order: null }],
  ['an unknown service', withOrder({ serviceType: 'fax' })],
  ['an unknown currency', withOrder({ currency: 'XYZ' })],
  ['no voice slot', withOrder({ voices: [] })],
  ['too many voices', withOrder({ voices: Array.from({ length: 21 }, () => 'v1') })],
  ['too many tracks', withOrder({ tracks: Array.from({ length: 21 }, () => 't1') })],
  ['content that is not a text', withOrder({ messages: [{ ...message(1), content: { html: '<b>' } }] })],
  ['options that are not booleans', withOrder({ options: { proofReading: 'yes' } })],
])('a stored text is broken with %s', (_, content) => {
  expect(read(content)).toBeNull();
});

it.each(['', '{', '[3]', '3', 'null'])('a stored text is broken as %j', (text) => {
  expect(readSavedOrder(text)).toBeNull();
});
