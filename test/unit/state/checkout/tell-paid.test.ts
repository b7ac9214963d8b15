// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { contentOf, emptyMessage } from '../../../../src/domain/order/order.ts';
import { changeOrderAtom, orderAtom } from '../../../../src/state/order/order.ts';
import { reuseChoicesAtom } from '../../../../src/state/order/service-switch.ts';
import { orderOf } from '../../helpers/samples.ts';
import { fingerprint, noSubmission, submissionAtom } from '../../../../src/state/checkout/submission.ts';
import { blockingAtom } from '../../../../src/state/checkout/summary.ts';
import { isPaidAtom } from '../../../../src/state/checkout/checkout.ts';
import {
  isChangedSincePaidAtom,
  notePaidAtom,
  renewAtom,
  startTellingPaidChanges,
  tellPaidAtom,
} from '../../../../src/state/checkout/tell-paid.ts';
import { fakeShopEachTest } from '../../helpers/fake-shop.ts';
import { formStore, readyStore, toastsOf } from '../../helpers/form-store.ts';

const { shop } = fakeShopEachTest();
const line = 'GET /order/paid/t1';
const paid = { orderId: 'o1', total: 145.77, currency: 'CAD' };

it('the page gets what the shop says was paid, and nothing else', async () => {
  shop().on(line, { body: { ...paid, reference: 'ticket 7', email: 'ann@example.com' } });
  const { store, events } = formStore({ reference: 'ticket 8' });
  await store.set(tellPaidAtom, { token: 't1' });
  expect(events).toEqual([{ name: 'voice-order-paid', detail: { ...paid, reference: 'ticket 7' } }]);
});

it.each([true, false])('the payment of a test order is reported to a page in test mode only: %s', async (isTest) => {
  shop().on(line, { body: { ...paid, test: true } });
  const { store, events } = formStore({ isTest });
  await store.set(tellPaidAtom, { token: 't1' });
  expect(events).toEqual(isTest ? [{ name: 'voice-order-paid', detail: { ...paid, reference: null } }] : []);
});

it('the reference of an order is null if the shop has none', async () => {
  shop().on(line, { body: paid });
  const { store, events } = formStore({ reference: 'ticket 8' });
  await store.set(tellPaidAtom, { token: 't1' });
  expect(events).toEqual([{ name: 'voice-order-paid', detail: { ...paid, reference: null } }]);
});

it('the page is notified once, even if there are two tokens', async () => {
  const second = 'GET /order/paid/t2';
  shop().on(line, { body: paid }).on(second, { body: paid });
  const { store, events } = formStore();
  const [address, status] = [{ token: 't1' }, { token: 't2', orderId: 'o1' }];
  await Promise.all([store.set(tellPaidAtom, address), store.set(tellPaidAtom, status)]);
  expect([events.length, shop().asked(second).length]).toEqual([1, 0]);
});

it('asks with the token of the status if that of the address is used up', async () => {
  shop()
    .on(line, { status: 404, body: { message: 'No.' } })
    .on('GET /order/paid/t2', { body: paid });
  const { store, events } = formStore();
  const [address, status] = [{ token: 't1' }, { token: 't2', orderId: 'o1' }];
  await Promise.all([store.set(tellPaidAtom, address), store.set(tellPaidAtom, status)]);
  expect(events).toHaveLength(1);
});

it.each([
  ['o1', true],
  ['o2', false],
])('the order %s is marked as paid: %s', async (orderId, isPaid) => {
  shop().on(line, { body: paid });
  const { store } = formStore();
  store.set(submissionAtom, { ...noSubmission, created: { fingerprint: 'f', orderId } });
  expect(store.get(isPaidAtom)).toBe(false);
  await store.set(tellPaidAtom, { token: 't1' });
  expect(store.get(isPaidAtom)).toBe(isPaid);
  expect(store.get(blockingAtom)).toBe(isPaid ? 'sent' : null);
});

describe('a paid order', () => {
  const ordered = orderOf({ comments: 'As paid' });
  function paidForm() {
    const form = readyStore({ ...ordered });
    const content = fingerprint(contentOf(form.store.get(orderAtom)));
    form.store.set(submissionAtom, { ...noSubmission, created: { fingerprint: 'f', orderId: 'o1', content } });
    form.store.set(notePaidAtom);
    const stop = startTellingPaidChanges(form.store);
    const comment = (comments: string): void => form.store.set(changeOrderAtom, (order) => ({ ...order, comments }));
    return { ...form, stop, comment };
  }

  it('warns once when it is changed', () => {
    const { store, stop, comment } = paidForm();
    store.set(changeOrderAtom, (order) => ({ ...order, activeVoiceTab: 'female' }));
    expect([store.get(isChangedSincePaidAtom), toastsOf(store)]).toEqual([false, []]);
    comment('Changed');
    comment('Changed more');
    expect([store.get(isChangedSincePaidAtom), toastsOf(store)]).toEqual([true, ['warning paidChanged 5']]);
    expect(store.get(blockingAtom)).toBe('sent');
    comment('As paid');
    expect(store.get(isChangedSincePaidAtom)).toBe(false);
    stop();
  });

  it('can become a new order with the changes', () => {
    const { store, stop, comment } = paidForm();
    comment('Changed');
    store.set(renewAtom);
    expect([store.get(isPaidAtom), store.get(blockingAtom)]).toEqual([false, null]);
    expect([store.get(submissionAtom), store.get(orderAtom).comments]).toEqual([noSubmission, 'Changed']);
    stop();
  });

  it('can pass its voices, music and phone system to a new order', () => {
    const { store, stop } = paidForm();
    const { voices, tracks, musicSeconds, phoneSystem } = store.get(orderAtom);
    store.set(reuseChoicesAtom);
    expect(store.get(orderAtom)).toMatchObject({ voices, tracks, musicSeconds, phoneSystem, comments: '' });
    expect(store.get(orderAtom).messages).toEqual([emptyMessage(1)]);
    expect([store.get(isPaidAtom), store.get(submissionAtom)]).toEqual([false, noSubmission]);
    stop();
  });
});

it.each([
  ['a token that was used', { status: 404, body: { message: 'No.' } }],
  ['a wrong shape', { body: { ...paid, total: 'much' } }],
  ['a currency that there is not', { body: { ...paid, currency: 'EUR' } }],
])('nobody is notified about %s', async (_, answer) => {
  shop().on(line, answer);
  const { store, events } = formStore();
  await store.set(tellPaidAtom, { token: 't1' });
  expect([events, toastsOf(store)]).toEqual([[], []]);
});
