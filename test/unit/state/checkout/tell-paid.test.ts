// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished } from 'vitest';
import { contentOf, emptyMessage } from '../../../../src/domain/order/order.ts';
import { orderAtom } from '../../../../src/state/order/order.ts';
import { reuseChoicesAtom } from '../../../../src/state/order/service-switch.ts';
import { fingerprint, noSubmission, submissionAtom } from '../../../../src/state/checkout/submission.ts';
import { blockingAtom } from '../../../../src/state/checkout/summary.ts';
import type { Settings } from '../../../../src/state/host/settings.ts';
import { checkoutAtom, isPaidAtom } from '../../../../src/state/checkout/checkout.ts';
import {
  isChangedSincePaidAtom,
  renewAtom,
  startTellingPaidChanges,
  tellPaidAtom,
} from '../../../../src/state/checkout/tell-paid.ts';
import { fakeShopEachTest, type Reply } from '../../helpers/fake-shop.ts';
import { edit, formStore, readyStore, toastsOf } from '../../helpers/form-store.ts';

const { shop } = fakeShopEachTest();
const line = 'GET /order/paid/t1';
const paid = { orderId: 'o1', total: 145.77, currency: 'CAD' };

it.each<[string, Partial<Settings>, Reply, object | null]>([
  ['an order', {}, { body: paid }, { reference: null }],
  [
    'the shop’s reference, and nothing else',
    {},
    { body: { ...paid, reference: 'r', email: 'a@b.ca' } },
    { reference: 'r' },
  ],
  ['not its own reference', { reference: 'ticket 8' }, { body: paid }, { reference: null }],
  ['a test order in test mode', { isTest: true }, { body: { ...paid, test: true } }, { reference: null }],
  ['no test order otherwise', {}, { body: { ...paid, test: true } }, null],
  ['nothing for a used token', {}, { status: 404, body: { message: 'No.' } }, null],
  ['nothing for a wrong shape', {}, { body: { ...paid, total: 'much' } }, null],
  ['nothing for a currency that does not exist', {}, { body: { ...paid, currency: 'EUR' } }, null],
])('the page is notified of %s', async (...row) => {
  const [, settings, reply, detail] = row;
  shop().on(line, reply);
  const { store, events } = formStore(settings);
  await store.set(tellPaidAtom, { token: 't1' });
  expect(events).toEqual(detail === null ? [] : [{ name: 'voice-order-paid', detail: { ...paid, ...detail } }]);
  expect(toastsOf(store)).toEqual([]);
});

it.each<[string, Reply, number]>([
  ['holds', { body: paid }, 0],
  ['is used up', { status: 404, body: { message: 'No.' } }, 1],
])('the page is notified once by two tokens if that of the address %s', async (_, reply, times) => {
  const second = 'GET /order/paid/t2';
  shop().on(line, reply).on(second, { body: paid });
  const { store, events } = formStore();
  const [address, status] = [{ token: 't1' }, { token: 't2', orderId: 'o1' }];
  await Promise.all([store.set(tellPaidAtom, address), store.set(tellPaidAtom, status)]);
  expect([events.length, shop().asked(second).length]).toEqual([1, times]);
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
  function paidForm() {
    const form = readyStore({ comments: 'As paid' });
    const content = fingerprint(contentOf(form.store.get(orderAtom)));
    form.store.set(submissionAtom, { ...noSubmission, created: { fingerprint: 'f', orderId: 'o1', content } });
    form.store.set(checkoutAtom, { type: 'told', payment: 'paid' });
    onTestFinished(startTellingPaidChanges(form.store));
    return form;
  }

  it('warns once when it is changed, and can become a new order with the changes', () => {
    const form = paidForm();
    const { store } = form;
    edit({ store }, { activeVoiceTab: 'female' });
    expect([store.get(isChangedSincePaidAtom), toastsOf(store)]).toEqual([false, []]);
    edit(form, { comments: 'Changed' });
    edit(form, { comments: 'Changed more' });
    expect([store.get(isChangedSincePaidAtom), toastsOf(store)]).toEqual([true, ['warning paidChanged 5']]);
    expect(store.get(blockingAtom)).toBe('sent');
    edit(form, { comments: 'As paid' });
    expect(store.get(isChangedSincePaidAtom)).toBe(false);
    edit(form, { comments: 'Changed' });
    store.set(renewAtom);
    expect([store.get(isPaidAtom), store.get(blockingAtom)]).toEqual([false, null]);
    expect([store.get(submissionAtom), store.get(orderAtom).comments]).toEqual([noSubmission, 'Changed']);
  });

  it('can pass its voices, music and phone system to a new order', () => {
    const { store } = paidForm();
    const { voices, tracks, musicSeconds, phoneSystem } = store.get(orderAtom);
    store.set(reuseChoicesAtom);
    expect(store.get(orderAtom)).toMatchObject({ voices, tracks, musicSeconds, phoneSystem, comments: '' });
    expect(store.get(orderAtom).messages).toEqual([emptyMessage(1)]);
    expect([store.get(isPaidAtom), store.get(submissionAtom)]).toEqual([false, noSubmission]);
  });
});
