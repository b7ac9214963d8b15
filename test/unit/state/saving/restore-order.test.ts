// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { freshOrder } from '../../../../src/domain/order/order.ts';
import { changeOrderAtom, isUntouchedAtom, orderAtom } from '../../../../src/state/order/order.ts';
import { isCurrencyChosenAtom } from '../../../../src/state/order/currency.ts';
import { startSaving } from '../../../../src/state/saving/start-saving.ts';
import { isSentAtom } from '../../../../src/state/checkout/checkout.ts';
import { submissionAtom } from '../../../../src/state/checkout/submission.ts';
import { blockStorage, fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import { formStore, toastsOf } from '../../helpers/form-store.ts';
import { quietWarnings } from '../../helpers/quiet.ts';
import { discountOf, message, orderOf } from '../../helpers/samples.ts';
import { savedByVersion1, savedByVersion2, savedByVersion3, savedByVersion4 } from '../../helpers/saved-before.ts';

fakeShopEachTest();
quietWarnings();

const key = 'order:-';
const stored = (name = key): unknown => JSON.parse(localStorage.getItem(`voice-order-form:${name}`) ?? 'null');
const store = (content: unknown): void => localStorage.setItem(`voice-order-form:${key}`, JSON.stringify(content));

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

const saved = {
  version: 5,
  order: orderOf({ serviceType: 'voip', comments: 'Hello', discount: discountOf() }),
  idempotencyKey: { fingerprint: 'f', key: 'k' },
  created: { fingerprint: 'f', orderId: 'o1', content: 'c' },
  guides: [{ guide: 'calm-soothing-reassuring', text: 'Slow and soft.' }],
  isSent: true,
  lineage: 'a',
  isCurrencyChosen: false,
};
const withOrder = (edit: object) => ({ ...saved, order: { ...saved.order, ...edit } });

/** A form that was just started. */
function opened(edit: Parameters<typeof formStore>[0] = {}) {
  const form = formStore(edit);
  stops.push(startSaving(form.store));
  return form;
}

describe('restoring', () => {
  it('takes up all that was saved', () => {
    store(saved);
    const form = opened();
    expect(form.store.get(orderAtom)).toEqual(saved.order);
    expect(form.store.get(submissionAtom)).toEqual({
      idempotencyKey: saved.idempotencyKey,
      created: saved.created,
      guides: saved.guides,
    });
    expect(form.store.get(isSentAtom)).toBe(true);
  });

  it.each([savedByVersion1, savedByVersion2, savedByVersion3, savedByVersion4])(
    'saves an order of version $version as one of this',
    async (earlier) => {
      store(earlier);
      const form = opened();
      form.store.set(changeOrderAtom, (order) => ({ ...order, comments: 'Later' }));
      await pass(500);
      expect(stored()).toMatchObject({ version: 5, order: { comments: 'Later' }, created: { orderId: 'o1' } });
      expect(toastsOf(form.store)).not.toContain('warning savedBroken 5');
    },
  );

  it('takes the currency alone from an order that holds no work', () => {
    store({ ...saved, order: freshOrder('moh', 'USD'), isCurrencyChosen: true });
    const form = formStore();
    form.store.set(orderAtom, freshOrder('voip', 'CAD'));
    stops.push(startSaving(form.store));
    expect(form.store.get(orderAtom)).toEqual(freshOrder('voip', 'USD'));
    expect(form.store.get(isCurrencyChosenAtom)).toBe(true);
  });

  it.each<[string, object, object]>([
    ['an unknown length of music', { musicSeconds: 12 }, { musicSeconds: 10 }],
    ['an unknown tab', { activeVoiceTab: 'robot' }, { activeVoiceTab: 'male' }],
    ['a broken discount', { discount: { type: 'gift' } }, { discount: null }],
  ])('mends %s', (_, edit, expected) => {
    store(withOrder(edit));
    expect(opened().store.get(orderAtom)).toMatchObject({ comments: 'Hello', ...expected });
  });

  it.each<[string, unknown]>([
    ['a text', 'order'],
    ['a list', []],
    ['an empty object', {}],
    ['an unknown older version', { ...saved, version: 0 }],
    ['a version that is none', { ...saved, version: '4' }],
    ['no order', { ...saved, order: null }],
    ['an unknown service', withOrder({ serviceType: 'fax' })],
    ['an unknown currency', withOrder({ currency: 'EUR' })],
    ['no voice slot', withOrder({ voices: [] })],
    ['voices that are no texts', withOrder({ voices: [{ id: 'v1' }] })],
    ['too many voices', withOrder({ voices: Array.from({ length: 21 }, () => 'v1') })],
    ['too many tracks', withOrder({ tracks: Array.from({ length: 21 }, () => 't1') })],
    ['no message', withOrder({ messages: [] })],
    ['an unknown guide', withOrder({ messages: [{ ...message(1), guide: 'angry' }] })],
    ['content that is no text', withOrder({ messages: [{ ...message(1), content: { html: '<b>' } }] })],
    ['comments that are no text', withOrder({ comments: 1 })],
    ['options that are no booleans', withOrder({ options: { proofReading: 'yes' } })],
  ])('drops %s with a notice', (_, content) => {
    store(content);
    const form = formStore();
    const before = form.store.get(orderAtom);
    stops.push(startSaving(form.store));
    expect(form.store.get(orderAtom)).toBe(before);
    expect(toastsOf(form.store)).toEqual(['warning savedBroken 5']);
    expect(stored()).toBeNull();
  });

  it.each([
    ['broken JSON', '{"version":4'],
    ['a key of a prototype', '{"__proto__":{"isEvil":true},"version":4}'],
  ])('drops %s with a notice', (_, text) => {
    localStorage.setItem(`voice-order-form:${key}`, text);
    expect(toastsOf(opened().store)).toEqual(['warning savedBroken 5']);
    expect({}).not.toHaveProperty('isEvil');
  });

  it('leaves the order of a newer version alone, and saves beside it', async () => {
    const newer = JSON.stringify({ ...saved, version: 6 });
    localStorage.setItem(`voice-order-form:${key}`, newer);
    const { store: one } = opened();
    one.set(changeOrderAtom, (order) => ({ ...order, comments: 'Mine' }));
    await pass(500);
    expect(localStorage.getItem(`voice-order-form:${key}`)).toBe(newer);
    expect(stored(`${key}:2`)).toMatchObject({ order: { comments: 'Mine' } });
    expect(toastsOf(one)).toEqual([]);
  });

  it('keeps 20 messages at most, each with a number of its own', () => {
    store(withOrder({ messages: Array.from({ length: 21 }, () => message(1)), serviceType: 'moh' }));
    const ids = opened()
      .store.get(orderAtom)
      .messages.map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  it('keeps one voice and no music for the services that have no more', () => {
    store(withOrder({ serviceType: 'voip', voices: ['v1', 'v2'], tracks: ['t1'] }));
    expect(opened().store.get(orderAtom)).toMatchObject({ voices: ['v1'], tracks: [] });
  });

  it('that is blocked starts a fresh order', () => {
    blockStorage('getItem');
    const form = opened();
    expect(form.store.get(isUntouchedAtom)).toBe(true);
    expect(toastsOf(form.store)).toEqual([]);
  });
});
