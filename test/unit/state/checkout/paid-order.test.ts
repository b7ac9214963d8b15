// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished } from 'vitest';
import { sessionAtom } from '../../../../src/state/session/session.ts';
import { contentOf, emptyMessage } from '../../../../src/domain/order/order.ts';
import { orderAtom } from '../../../../src/state/session/order-atoms.ts';
import { reuseChoices } from '../../../../src/state/session/service-switch.ts';
import { fingerprint, noSubmission } from '../../../../src/domain/checkout/submission.ts';
import { summaryBlockerAtom } from '../../../../src/state/checkout/open-summary.ts';
import type { Settings } from '../../../../src/state/host/settings.ts';
import {
  changeCheckout,
  isPaidAtom,
  renewOrder,
  isChangedSincePaidAtom,
} from '../../../../src/state/checkout/checkout-state.ts';
import { reportPaidOrder } from '../../../../src/state/checkout/payment-status.ts';
import { startForm } from '../../../../src/state/start.ts';
import { fakeShopEachTest, type Reply } from '../../helpers/fake-shop.ts';
import { edit, formStore, readyStore, toastsOf, setSubmission } from '../../helpers/form-store.ts';

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
  ['nothing for a currency that does not exist', {}, { body: { ...paid, currency: 'XYZ' } }, null],
])('the page is notified of %s', async (...row) => {
  const [, settings, reply, detail] = row;
  shop().on(line, reply);
  const form = formStore(settings);
  const { store, events } = form;
  await reportPaidOrder(form, 't1');
  expect(events).toEqual(detail === null ? [] : [{ name: 'voice-order-paid', detail: { ...paid, ...detail } }]);
  expect(toastsOf(store)).toEqual([]);
});

it.each<[string, Reply, number]>([
  ['holds', { body: paid }, 0],
  ['is used up', { status: 404, body: { message: 'No.' } }, 1],
])('the page is notified once by two tokens if that of the address %s', async (_, reply, times) => {
  const second = 'GET /order/paid/t2';
  shop().on(line, reply).on(second, { body: paid });
  const form = formStore();
  await Promise.all([reportPaidOrder(form, 't1'), reportPaidOrder(form, 't2', 'o1')]);
  expect([form.events.length, shop().asked(second).length]).toEqual([1, times]);
});

it.each([
  ['o1', true],
  ['o2', false],
])('the order %s is marked as paid: %s', async (orderId, isPaid) => {
  shop().on(line, { body: paid });
  const form = formStore();
  setSubmission(form, { ...noSubmission, created: { fingerprint: 'f', orderId } });
  expect(form.store.get(isPaidAtom)).toBe(false);
  await reportPaidOrder(form, 't1');
  expect(form.store.get(isPaidAtom)).toBe(isPaid);
  expect(form.store.get(summaryBlockerAtom)).toBe(isPaid ? 'sent' : null);
});

describe('a paid order', () => {
  function paidForm() {
    const form = readyStore({ comments: 'As paid' });
    const content = fingerprint(contentOf(form.store.get(orderAtom)));
    setSubmission(form, { ...noSubmission, created: { fingerprint: 'f', orderId: 'o1', content } });
    changeCheckout(form, { type: 'paymentStatusReceived', payment: 'paid' });
    onTestFinished(startForm(form, false));
    return form;
  }

  it('warns once when it is changed, and can become a new order with the changes', () => {
    const form = paidForm();
    const { store } = form;
    edit(form, { activeVoiceTab: 'female' });
    expect([store.get(isChangedSincePaidAtom), toastsOf(store)]).toEqual([false, []]);
    edit(form, { comments: 'Changed' });
    edit(form, { comments: 'Changed more' });
    expect([store.get(isChangedSincePaidAtom), toastsOf(store)]).toEqual([true, ['warning paidChanged 5']]);
    expect(store.get(summaryBlockerAtom)).toBe('sent');
    edit(form, { comments: 'As paid' });
    expect(store.get(isChangedSincePaidAtom)).toBe(false);
    edit(form, { comments: 'Changed' });
    renewOrder(form);
    expect([store.get(isPaidAtom), store.get(summaryBlockerAtom)]).toEqual([false, null]);
    expect([store.get(sessionAtom).submission, store.get(orderAtom).comments]).toEqual([noSubmission, 'Changed']);
  });

  it('can pass its voices, music and phone system to a new order', () => {
    const form = paidForm();
    const { store } = form;
    const { voices, tracks, musicSeconds, phoneSystem } = store.get(orderAtom);
    reuseChoices(form);
    expect(store.get(orderAtom)).toMatchObject({ voices, tracks, musicSeconds, phoneSystem, comments: '' });
    expect(store.get(orderAtom).messages).toEqual([emptyMessage(1)]);
    expect([store.get(isPaidAtom), store.get(sessionAtom).submission]).toEqual([false, noSubmission]);
  });
});
