// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished } from 'vitest';
import { freshOrder } from '../../../../src/domain/order/order.ts';
import { changeOrderAtom, isUntouchedAtom, orderAtom } from '../../../../src/state/order/order.ts';
import { isCurrencyChosenAtom } from '../../../../src/state/order/currency.ts';
import { startSaving } from '../../../../src/state/saving/start-saving.ts';
import { isSentAtom } from '../../../../src/state/checkout/checkout.ts';
import { submissionAtom } from '../../../../src/state/checkout/submission.ts';
import { blockStorage, fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import { formStore, toastsOf } from '../../helpers/form-store.ts';
import { quietWarnings } from '../../helpers/quiet.ts';
import { discountOf, message, optionsOf, orderOf } from '../../helpers/samples.ts';
import { savedByVersion4 } from '../../helpers/saved-before.ts';

fakeShopEachTest();
quietWarnings();

const key = 'order:-';
const stored = (name = key): unknown => JSON.parse(localStorage.getItem(`voice-order-form:${name}`) ?? 'null');
const store = (content: unknown): void => localStorage.setItem(`voice-order-form:${key}`, JSON.stringify(content));

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
/** A form that was just started. */
function opened() {
  const form = formStore();
  onTestFinished(startSaving(form.store));
  return form;
}

describe('restoring', () => {
  it('restores everything that was saved', () => {
    const order = orderOf({
      voices: ['v1', 'v2'],
      activeVoiceTab: 'female',
      tracks: ['t1'],
      musicSeconds: 30,
      messages: [
        message(1, { name: 'Welcome', guide: 'custom', customStyle: 'Slowly.' }),
        message(2, { guide: 'calm-soothing-reassuring' }),
      ],
      pronunciations: [{ word: 'Nguyen', sound: 'win' }],
      phoneSystem: 'freepbx',
      options: optionsOf('proofReading'),
      comments: 'Hello',
      currency: 'USD',
      discount: discountOf(),
    });
    store({ ...saved, order });
    const form = opened();
    expect(form.store.get(orderAtom)).toEqual(order);
    expect(form.store.get(submissionAtom)).toEqual({
      idempotencyKey: saved.idempotencyKey,
      created: saved.created,
      guides: saved.guides,
    });
    expect(form.store.get(isSentAtom)).toBe(true);
  });

  it('saves an order of version 4 in the current format', async () => {
    store(savedByVersion4);
    const form = opened();
    form.store.set(changeOrderAtom, (order) => ({ ...order, comments: 'Later' }));
    await pass(500);
    expect(stored()).toMatchObject({ version: 5, order: { comments: 'Later' }, created: { orderId: 'o1' } });
    expect(toastsOf(form.store)).not.toContain('warning savedBroken 5');
  });

  it('restores only the currency of an untouched order', () => {
    store({ ...saved, order: freshOrder('moh', 'USD'), isCurrencyChosen: true });
    const form = formStore();
    form.store.set(orderAtom, freshOrder('voip', 'CAD'));
    onTestFinished(startSaving(form.store));
    expect(form.store.get(orderAtom)).toEqual(freshOrder('voip', 'USD'));
    expect(form.store.get(isCurrencyChosenAtom)).toBe(true);
  });

  it.each(['{"version":4', '{"__proto__":{"isEvil":true},"version":4}'])('drops %s with a notice', (text) => {
    localStorage.setItem(`voice-order-form:${key}`, text);
    const form = formStore();
    const before = form.store.get(orderAtom);
    onTestFinished(startSaving(form.store));
    expect(form.store.get(orderAtom)).toBe(before);
    expect(toastsOf(form.store)).toEqual(['warning savedBroken 5']);
    expect(stored()).toBeNull();
    expect({}).not.toHaveProperty('isEvil');
  });

  it('keeps the order of a newer version, and saves beside it', async () => {
    const newer = JSON.stringify({ ...saved, version: 6 });
    localStorage.setItem(`voice-order-form:${key}`, newer);
    const { store: one } = opened();
    one.set(changeOrderAtom, (order) => ({ ...order, comments: 'Mine' }));
    await pass(500);
    expect(localStorage.getItem(`voice-order-form:${key}`)).toBe(newer);
    expect(stored(`${key}:2`)).toMatchObject({ order: { comments: 'Mine' } });
    expect(toastsOf(one)).toEqual([]);
  });

  it('starts a fresh order if the storage is blocked', () => {
    blockStorage('getItem');
    const form = opened();
    expect(form.store.get(isUntouchedAtom)).toBe(true);
    expect(toastsOf(form.store)).toEqual([]);
  });
});
