// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished } from 'vitest';
import { sessionAtom } from '../../../../src/state/session/session.ts';
import { freshOrder } from '../../../../src/domain/order/order.ts';
import { orderAtom } from '../../../../src/state/session/order-atoms.ts';
import { startSaving } from '../../../../src/state/saving/save-order.ts';
import { isSentAtom } from '../../../../src/state/checkout/checkout-state.ts';
import { en } from '../../../../src/text/en.ts';
import { fakeShopEachTest } from '../../helpers/fake-shop.ts';
import { detailsOf, formStore, setOrder, toastsOf } from '../../helpers/form-store.ts';
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
};

describe('restoring', () => {
  it('restores everything that was saved', () => {
    store(saved);
    const form = opened();
    expect(form.store.get(orderAtom)).toEqual(saved.order);
    const { idempotencyKey, created, guides } = saved;
    expect(form.store.get(sessionAtom).submission).toEqual({ idempotencyKey, created, guides });
    expect(form.store.get(isSentAtom)).toBe(true);
  });

  it('restores only the currency of an untouched order', () => {
    store({ ...saved, order: freshOrder('moh', 'USD'), isCurrencyChosen: true });
    const form = formStore();
    setOrder(form, freshOrder('voip', 'CAD'));
    onTestFinished(startSaving(form));
    expect(form.store.get(orderAtom)).toEqual(freshOrder('voip', 'USD'));
    expect(form.store.get(sessionAtom).isCurrencyChosen).toBe(true);
  });

  it.each(['{"version":4', '{"__proto__":{"isEvil":true},"version":4}'])('drops %s with a notice', (text) => {
    localStorage.setItem(name, text);
    const form = formStore();
    const before = form.store.get(orderAtom);
    onTestFinished(startSaving(form));
    expect(form.store.get(orderAtom)).toBe(before);
    expect(toastsOf(form.store)).toEqual(['warning savedBroken 5']);
    expect(detailsOf(form, 'voice-order-error')).toEqual([{ area: 'storage', message: en.notices.savedBroken }]);
    expect(stored()).toBeNull();
    expect({}).not.toHaveProperty('isEvil');
  });
});
