// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished } from 'vitest';
import { freshOrder } from '../../../../src/domain/order/order.ts';
import { orderAtom } from '../../../../src/state/order/order.ts';
import { isCurrencyChosenAtom } from '../../../../src/state/order/currency.ts';
import { startSaving } from '../../../../src/state/saving/start-saving.ts';
import { isSentAtom } from '../../../../src/state/checkout/checkout.ts';
import { submissionAtom } from '../../../../src/state/checkout/submission.ts';
import { fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import { edit, formStore, toastsOf } from '../../helpers/form-store.ts';
import { discountOf, orderOf } from '../../helpers/samples.ts';
import { name, opened, savedBeside, stored } from '../../helpers/tabs.ts';

fakeShopEachTest();

const store = (content: unknown): void => localStorage.setItem(name, JSON.stringify(content));

const saved = {
  ...savedBeside,
  order: orderOf({ serviceType: 'voip', comments: 'Hello', discount: discountOf() }),
  idempotencyKey: { fingerprint: 'f', key: 'k' },
  created: { fingerprint: 'f', orderId: 'o1', content: 'c' },
  guides: [{ guide: 'calm-soothing-reassuring', text: 'Slow and soft.' }],
  isSent: true,
  lineage: 'a',
};

describe('restoring', () => {
  it('restores everything that was saved', () => {
    store(saved);
    const form = opened();
    expect(form.store.get(orderAtom)).toEqual(saved.order);
    const { idempotencyKey, created, guides } = saved;
    expect(form.store.get(submissionAtom)).toEqual({ idempotencyKey, created, guides });
    expect(form.store.get(isSentAtom)).toBe(true);
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
    localStorage.setItem(name, text);
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
    localStorage.setItem(name, newer);
    const { store: one } = opened();
    edit({ store: one }, { comments: 'Mine' });
    await pass(500);
    expect(localStorage.getItem(name)).toBe(newer);
    expect(stored('order:-:2')).toMatchObject({ order: { comments: 'Mine' } });
    expect(toastsOf(one)).toEqual([]);
  });
});
