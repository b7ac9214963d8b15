// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished } from 'vitest';
import { ApiError } from '../../../../src/api/errors.ts';
import {
  startPaymentStatus,
  isPaymentPendingAtom,
  returnTokenAtom,
  reportPaidOrder,
} from '../../../../src/state/checkout/payment-status.ts';
import {
  checkoutAtom,
  isPaidAtom,
  changeCheckout,
  renewOrder,
  isChangedSincePaidAtom,
} from '../../../../src/state/checkout/checkout-state.ts';
import { handlePaymentFailure } from '../../../../src/state/checkout/payment-failure.ts';
import { editGuest, guestAtom } from '../../../../src/state/buyer/guest-details.ts';
import { noSubmission, fingerprint } from '../../../../src/domain/checkout/submission.ts';
import { summaryBlockerAtom, openSummary } from '../../../../src/state/checkout/open-summary.ts';
import { startFreshOrder, reuseChoices } from '../../../../src/state/session/service-switch.ts';
import { fakeShopEachTest, later, pass, type Reply } from '../../helpers/fake-shop.ts';
import {
  detailsOf,
  readyStore,
  type FormStore,
  setSubmission,
  edit,
  formStore,
  toastsOf,
} from '../../helpers/form-store.ts';
import { happen, stepOf } from '../../helpers/paying.ts';
import { sessionAtom } from '../../../../src/state/session/session.ts';
import { contentOf, emptyMessage } from '../../../../src/domain/order/order.ts';
import { orderAtom } from '../../../../src/state/session/order-atoms.ts';
import type { Settings } from '../../../../src/state/host/settings.ts';
import { startForm } from '../../../../src/state/start.ts';

const { shop } = fakeShopEachTest();
const line = 'GET /order/status/t1';
const answer = (status: string, more: object = {}): Reply => ({ body: { orderId: 'o1', status, ...more } });

/** A form whose order has left for checkout and is there again, as after a reload. */
function back(created: object = { statusToken: 't1' }, returnToken: string | null = null): FormStore {
  const form = readyStore();
  setSubmission(form, { ...noSubmission, created: { fingerprint: 'f', orderId: 'o1', ...created } });
  form.store.set(returnTokenAtom, returnToken);
  happen(form, 'opened', 'payPressed', 'departed', 'returned');
  onTestFinished(startPaymentStatus(form));
  return form;
}

const comeBack = async (): Promise<void> => {
  dispatchEvent(new Event('focus'));
  await pass(0);
};

describe('an order after the checkout', () => {
  it('cannot be paid while the shop is asked', async () => {
    const { reply, come } = later();
    shop().on(line, () => reply);
    const form = back();
    const { store } = form;
    await pass(0);
    expect([store.get(isPaymentPendingAtom), store.get(summaryBlockerAtom), openSummary(form)]).toEqual([
      true,
      'sent',
      false,
    ]);
    await come(answer('unpaid'));
    expect([stepOf(store), store.get(summaryBlockerAtom), openSummary(form)]).toEqual(['unpaid', null, true]);
  });

  it('is reported as paid once, and cannot be opened again', async () => {
    const paid = { orderId: 'o1', total: 113, currency: 'CAD' };
    shop()
      .on(line, answer('paid', { paidToken: 'p1' }))
      .on('GET /order/paid/p1', { body: paid });
    const form = back();
    await pass(0);
    await comeBack();
    expect([stepOf(form.store), form.store.get(summaryBlockerAtom)]).toEqual(['paid', 'sent']);
    expect(detailsOf(form, 'voice-order-paid')).toEqual([{ ...paid, reference: null }]);
    expect(shop().asked(line)).toHaveLength(1);
  });

  it('is asked about at growing intervals while the payment is confirmed', async () => {
    shop().on(line, answer('confirming'));
    const { store } = back();
    for (const [index, seconds] of [0, 10, 20, 40, 80].entries()) {
      await pass(seconds * 1000);
      expect(shop().asked(line)).toHaveLength(index + 1);
    }
    expect([stepOf(store), store.get(summaryBlockerAtom)]).toEqual(['confirming', 'sent']);
    shop().on(line, answer('paid'));
    await pass(160_000);
    expect(store.get(isPaidAtom)).toBe(true);
  });

  it.each([
    ['the shop returns no token', {}, undefined],
    ['the shop does not know the token', { statusToken: 't1' }, { status: 404 }],
    ['the answer is about another order', { statusToken: 't1' }, answer('paid', { orderId: 'o2' })],
  ])('asks the buyer if %s', async (_, created, reply) => {
    if (reply) shop().on(line, reply);
    const { store } = back(created);
    await pass(60_000);
    expect([stepOf(store), store.get(isPaymentPendingAtom), store.get(summaryBlockerAtom)]).toEqual([
      'sent',
      false,
      null,
    ]);
  });

  it('is asked about with the token of the URL if none was saved', async () => {
    shop().on('GET /order/status/t9', answer('unpaid'));
    const { store } = back({}, 't9');
    await pass(0);
    expect(stepOf(store)).toBe('unpaid');
  });

  it('is asked about again when the buyer returns', async () => {
    shop().on(line, answer('unpaid'));
    const form = back();
    await pass(0);
    changeCheckout(form, { type: 'continued' });
    openSummary(form);
    shop().on(line, answer('paid'));
    await pass(5000);
    await comeBack();
    expect([form.store.get(checkoutAtom), form.store.get(summaryBlockerAtom)]).toEqual([{ step: 'paid' }, 'sent']);
  });

  it('is asked about once more however often the buyer returns within a second', async () => {
    shop().on(line, answer('unpaid'));
    back();
    await pass(5000);
    for (let count = 0; count < 10; count += 1) await comeBack().then(() => pass(100));
    expect(shop().asked(line)).toHaveLength(2);
  });

  it('is asked about and shown as paid when the shop says, without a reason, that it cannot be paid again', async () => {
    shop().on(line, { status: 404 });
    const form = back();
    await pass(0);
    shop().on(line, answer('paid'));
    happen(form, 'opened', 'payPressed');
    const refusal = new ApiError('http', { status: 409 });
    handlePaymentFailure(form, { area: 'payment', message: 'checkoutFailed' }, refusal, true);
    await pass(0);
    expect([stepOf(form.store), form.store.get(summaryBlockerAtom)]).toEqual(['paid', 'sent']);
  });

  it('does not affect the next order', async () => {
    const { reply, come } = later();
    shop().on(line, () => reply);
    const form = back();
    const { store } = form;
    await pass(0);
    startFreshOrder(form, 'moh');
    await come(answer('paid'));
    expect(stepOf(store)).toBe('closed');
  });
});

const paidLine = 'GET /order/paid/t1';
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
  shop().on(paidLine, reply);
  const form = formStore(settings);
  const { store, events } = form;
  await reportPaidOrder(form, 't1');
  expect(events).toEqual(detail === null ? [] : [{ name: 'voice-order-paid', detail: { ...paid, ...detail } }]);
  expect(toastsOf(store)).toEqual([]);
});

it.each<[string, Reply]>([
  ['holds', { body: paid }],
  ['is used up', { status: 404, body: { message: 'No.' } }],
])('the page is notified once by two tokens if that of the address %s', async (_, reply) => {
  shop().on(paidLine, reply).on('GET /order/paid/t2', { body: paid });
  const form = formStore();
  await Promise.all([reportPaidOrder(form, 't1'), reportPaidOrder(form, 't2')]);
  expect(form.events).toHaveLength(1);
});

it.each([
  ['o1', true],
  ['o2', false],
])('the order %s is marked as paid: %s', async (orderId, isPaid) => {
  shop().on(paidLine, { body: paid });
  const form = formStore();
  setSubmission(form, { ...noSubmission, created: { fingerprint: 'f', orderId } });
  expect(form.store.get(isPaidAtom)).toBe(false);
  await reportPaidOrder(form, 't1');
  expect(form.store.get(isPaidAtom)).toBe(isPaid);
  expect(form.store.get(summaryBlockerAtom)).toBe(isPaid ? 'sent' : null);
});

function paidForm() {
  const form = readyStore({ comments: 'As paid' });
  const content = fingerprint(contentOf(form.store.get(orderAtom)));
  setSubmission(form, { ...noSubmission, created: { fingerprint: 'f', orderId: 'o1', content } });
  changeCheckout(form, { type: 'paymentStatusReceived', payment: 'paid' });
  onTestFinished(startForm(form, false));
  return form;
}

it('a paid order warns once when it is changed, and can become a new order with the changes', () => {
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

it('a paid order can pass its voices, music and phone system to a new order', () => {
  const form = paidForm();
  const { store } = form;
  const { voices, tracks, musicSeconds, phoneSystem } = store.get(orderAtom);
  reuseChoices(form);
  expect(store.get(orderAtom)).toMatchObject({ voices, tracks, musicSeconds, phoneSystem, comments: '' });
  expect(store.get(orderAtom).messages).toEqual([emptyMessage(1)]);
  expect([store.get(isPaidAtom), store.get(sessionAtom).submission]).toEqual([false, noSubmission]);
});

it.each([
  ['changed', renewOrder],
  ['with the same choices', reuseChoices],
])('a paid order asks for the terms again for a new order, %s', (_, renew) => {
  const form = paidForm();
  editGuest(form, { firstName: 'Marie', acceptedTerms: true });
  renew(form);
  expect(form.store.get(guestAtom)).toMatchObject({ firstName: 'Marie', acceptedTerms: false });
});
