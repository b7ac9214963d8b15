// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished } from 'vitest';
import { sessionAtom } from '../../../../src/state/session/session.ts';
import { freshOrder } from '../../../../src/domain/order/order.ts';
import { orderAtom } from '../../../../src/state/session/order-atoms.ts';
import { startSaving } from '../../../../src/state/saving/save-order.ts';
import { isSentAtom, changeCheckout } from '../../../../src/state/checkout/checkout-state.ts';
import { fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import { formStore, setOrder } from '../../helpers/form-store.ts';
import { discountOf, orderOf } from '../../helpers/samples.ts';
import { name, opened, savedBeside, stored, hear, saveElsewhere, tab } from '../../helpers/tabs.ts';

fakeShopEachTest();

const store = (content: unknown): void => localStorage.setItem(name, JSON.stringify(content));

const saved = {
  ...savedBeside,
  order: orderOf({ serviceType: 'voip', comments: 'Hello', discount: discountOf() }),
  idempotencyKey: { fingerprint: 'f', key: 'k' },
  created: { fingerprint: 'f', orderId: 'o1', content: 'c' },
  isSent: true,
};

it('restoring restores everything that was saved', () => {
  store(saved);
  const form = opened();
  expect(form.store.get(orderAtom)).toEqual(saved.order);
  const { idempotencyKey, created, guides } = saved;
  expect(form.store.get(sessionAtom).submission).toEqual({ idempotencyKey, created, guides });
  expect(form.store.get(isSentAtom)).toBe(true);
});

it('restoring restores only the currency of an untouched order', () => {
  store({ ...saved, order: freshOrder('moh', 'USD'), isCurrencyChosen: true });
  const form = formStore();
  setOrder(form, freshOrder('voip', 'CAD'));
  onTestFinished(startSaving(form));
  expect(form.store.get(orderAtom)).toEqual(freshOrder('voip', 'USD'));
  expect(form.store.get(sessionAtom).isCurrencyChosen).toBe(true);
});

it.each(['{"version":4', '{"__proto__":{"isEvil":true},"version":4}'])('restoring ignores %s', (text) => {
  localStorage.setItem(name, text);
  const form = formStore();
  const before = form.store.get(orderAtom);
  onTestFinished(startSaving(form));
  expect(form.store.get(orderAtom)).toBe(before);
  expect({}).not.toHaveProperty('isEvil');
});

describe('a form follows another tab', () => {
  it('when it becomes visible again', async () => {
    const { comments } = await tab();
    saveElsewhere();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(comments()).toBe('Theirs');
  });

  it('from which the order was sent', async () => {
    const { store } = await tab();
    saveElsewhere({ isSent: true });
    hear();
    expect(store.get(isSentAtom)).toBe(true);
  });

  it('unless it saves under another key', async () => {
    const { comments } = await tab();
    saveElsewhere();
    hear('voice-order-form:order:acme');
    expect(comments()).toBe('Ours');
  });

  it('unless an order is being paid for here', async () => {
    const form = await tab();
    changeCheckout(form, { type: 'opened' });
    changeCheckout(form, { type: 'payPressed' });
    saveElsewhere();
    hear();
    expect(form.comments()).toBe('Ours');
  });

  it('unless the data was cleared: the work stays, and is saved again with the next edit', async () => {
    const { comments, write } = await tab();
    localStorage.clear();
    hear(null);
    expect(comments()).toBe('Ours');
    write('More');
    await pass(500);
    expect(stored()).toMatchObject({ order: { comments: 'More' } });
  });
});

it('data of a newer version stays as it is', async () => {
  localStorage.setItem(name, '{"version":99}');
  const { write } = await tab('');
  write('Ours');
  await pass(500);
  expect(stored()).toEqual({ version: 99 });
  expect(stored('order:-:2')).toMatchObject({ order: { comments: 'Ours' } });
});

it('a restored order has no control characters', () => {
  saveElsewhere({}, { comments: 'Hello\u0000 there' });
  expect(opened().store.get(orderAtom).comments).toBe('Hello there');
});
