import { describe, expect, it } from 'vitest';
import { contentOf, type Order } from '../../../../src/domain/order/order.ts';
import { fingerprint } from '../../../../src/state/checkout/submission.ts';
import { readSavedOrder, type SavedOrder } from '../../../../src/state/saving/saved-order.ts';
import { discountOf, message, optionsOf, orderOf } from '../../helpers/samples.ts';
import { savedByVersion4, unpaidByVersion4 } from '../../helpers/saved-before.ts';

const nguyen = { word: 'Nguyen', sound: 'win' };

const read = (content: unknown): ReturnType<typeof readSavedOrder> => readSavedOrder(JSON.stringify(content));

const { idempotencyKey, created, lineage } = unpaidByVersion4;

const order = orderOf({
  comments: 'As before',
  messages: [
    message(1),
    message(2, { guide: 'calm-soothing-reassuring' }),
    message(3, { guide: 'custom', customStyle: 'Mine' }),
  ],
});
const contentPrint = (one: Order): string => fingerprint(contentOf(one));

/** The orders of earlier versions after conversion. */
const migrated: SavedOrder = {
  version: 5,
  order,
  idempotencyKey,
  created,
  guides: [{ guide: 'calm-soothing-reassuring', text: 'Slow and soft.' }],
  isSent: false,
  lineage,
  isCurrencyChosen: true,
  steps: [],
};

describe('a saved order', () => {
  it('of version 4 is migrated', () => {
    expect(read(unpaidByVersion4)).toEqual(migrated);
  });

  it('of version 4 keeps its options, and stays paid', () => {
    const paid: Order = {
      ...order,
      options: optionsOf('proofReading'),
      droppedOptions: ['rush'],
      discount: discountOf(),
    };
    const read4 = { ...migrated, order: paid, created: { ...savedByVersion4.created, content: contentPrint(paid) } };
    expect(read(savedByVersion4)).toEqual(read4);
  });

  it('of version 4 that was changed after it was paid stays changed', () => {
    const changed = { ...savedByVersion4, order: { ...savedByVersion4.order, rushProduction: true } };
    expect(read(changed)).toMatchObject({
      order: { options: { proofReading: true, rush: true } },
      created: savedByVersion4.created,
    });
  });

  it('keeps names and pronunciations', () => {
    const named = { ...order, messages: [message(1, { name: 'After hours' })], pronunciations: [nguyen] };
    expect(read({ ...migrated, order: named })).toEqual({ ...migrated, order: named });
  });

  it('loses only invalid names and pronunciations', () => {
    const broken = { ...order, messages: [{ ...message(1), name: 7 }], pronunciations: [{ word: 'Nguyen' }] };
    expect(read({ ...migrated, order: broken })).toEqual({ ...migrated, order: { ...order, messages: [message(1)] } });
  });

  it('of version 4 loses only its broken submission', () => {
    expect(read({ ...unpaidByVersion4, created: 'o1', idempotencyKey: { key: 7 } })).toEqual({
      ...migrated,
      created: null,
      idempotencyKey: null,
    });
  });

  it('loses only what is broken beside the order', () => {
    expect(read({ ...migrated, guides: [{ guide: 'angry', text: 'Shout.' }], isSent: 'yes' })).toEqual({
      ...migrated,
      guides: [],
      isSent: false,
    });
  });
});

const ofFour = (edit: object): unknown => ({ ...unpaidByVersion4, order: { ...unpaidByVersion4.order, ...edit } });
const withOrder = (edit: object): unknown => ({ ...migrated, order: { ...order, ...edit } });
const withMessage = (edit: object): unknown =>
  ofFour({ messages: [{ ...unpaidByVersion4.order.messages[1], ...edit }] });

describe('a stored text', () => {
  it('may be missing', () => {
    expect(readSavedOrder(null)).toBe('none');
  });

  it.each([6, 7, 1000])('of version %i is newer, whatever it contains', (version) => {
    expect(read({ version })).toBe('foreign');
    expect(read({ ...migrated, version })).toBe('foreign');
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a version alone', { version: 5 }],
    ['half a version', { ...migrated, version: 2.5 }],
    ['a version below the first', { ...migrated, version: 0 }],
    ['no lineage', { ...migrated, lineage: undefined }],
    ['a version before 1.0.0', { ...migrated, version: 3 }],
    ['version 4 without an order', { ...unpaidByVersion4, order: undefined }],
    ['version 4 without messages', ofFour({ messages: [] })],
    ['version 4 with an unknown guide', withMessage({ guide: 'angry' })],
    ['version 4 with a style that is not a text', withMessage({ guide: 'custom', customStyle: 7 })],
    ['no order', { ...migrated, order: null }],
    ['an unknown service', withOrder({ serviceType: 'fax' })],
    ['an unknown currency', withOrder({ currency: 'EUR' })],
    ['no voice slot', withOrder({ voices: [] })],
    ['voices that are not texts', withOrder({ voices: [{ id: 'v1' }] })],
    ['too many voices', withOrder({ voices: Array.from({ length: 21 }, () => 'v1') })],
    ['too many tracks', withOrder({ tracks: Array.from({ length: 21 }, () => 't1') })],
    ['no message', withOrder({ messages: [] })],
    ['an unknown guide', withOrder({ messages: [{ ...message(1), guide: 'angry' }] })],
    ['content that is not a text', withOrder({ messages: [{ ...message(1), content: { html: '<b>' } }] })],
    ['comments that are not a text', withOrder({ comments: 1 })],
    ['options that are not booleans', withOrder({ options: { proofReading: 'yes' } })],
  ])('is broken with %s', (_, content) => {
    expect(read(content)).toBe('broken');
  });

  it.each(['', '{', 'undefined', '[3]', '"3"', '3'])('is broken as %j', (text) => {
    expect(readSavedOrder(text)).toBe('broken');
  });
});
