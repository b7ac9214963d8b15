// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { editGuest } from '../../../../src/state/buyer/guest-details.ts';
import {
  canPayAtom,
  changeCheckout,
  isPaidAtom,
  isProcessingAtom,
  isSentAtom,
} from '../../../../src/state/checkout/checkout-state.ts';
import { toastsAtom } from '../../../../src/state/notices/notices.ts';
import { totalsAtom } from '../../../../src/state/prices/price-atoms.ts';
import { en } from '../../../../src/text/en.ts';
import { fakeShopEachTest, later, pass, type Reply } from '../../helpers/fake-shop.ts';
import { detailsOf, toastsOf, type FormStore } from '../../helpers/form-store.ts';
import {
  checkout,
  goodShop,
  keysOf,
  orderLine,
  payingForm,
  paymentLine,
  sentOf,
  stepOf,
  takeKeys,
} from '../../helpers/paying.ts';

const { shop } = fakeShopEachTest();

const calculationLine = 'POST /order/calculate-guest';
it('paying creates the order, then the payment, waits a second and leaves', async () => {
  const order = later();
  const payment = later();
  goodShop(shop())
    .on(orderLine, () => order.reply)
    .on(paymentLine, () => payment.reply);
  const form = await payingForm({}, { reference: 'ticket 7' });
  const { store, navigate, pay } = form;
  await pay(0);
  expect(store.get(isProcessingAtom)).toBe(true);
  expect([shop().asked(orderLine).length, shop().asked(paymentLine).length]).toEqual([1, 0]);
  await order.come({ status: 201, body: { id: 'o1' } });
  const created = { orderId: 'o1', total: 113, currency: 'CAD', reference: 'ticket 7' };
  expect(detailsOf(form, 'voice-order-created')).toEqual([created]);
  expect(shop().asked(paymentLine)).toHaveLength(1);
  expect(toastsOf(store)).toEqual([]);
  await payment.come({ body: { paymentGatewayInfo: { sessionId: 's1', url: checkout } } });
  expect(toastsOf(store)).toEqual(['success orderCreated 4']);
  await pass(999);
  expect(navigate).not.toHaveBeenCalled();
  await pass(1);
  expect(navigate.mock.calls).toEqual([[checkout]]);
  expect(detailsOf(form, 'voice-order-redirect')).toEqual([{ orderId: 'o1', sessionId: 's1', url: checkout }]);
  expect([store.get(isProcessingAtom), store.get(isSentAtom)]).toEqual([true, true]);
});

it('paying again while the browser is about to leave changes nothing, not even the toast', async () => {
  goodShop(shop());
  const { store, pay } = await payingForm();
  await pay(500);
  await pay(0);
  expect(toastsOf(store)).toEqual(['success orderCreated 4']);
  expect([shop().asked(orderLine).length, shop().asked(paymentLine).length]).toEqual([1, 1]);
});

it('paying is possible only if the guest is complete and the terms are accepted', async () => {
  goodShop(shop());
  const form = await payingForm();
  for (const edit of [{ lastName: '' }, { lastName: 'Tremblay', acceptedTerms: false }]) {
    editGuest(form, edit);
    expect(form.store.get(canPayAtom)).toBe(false);
    await form.pay();
  }
  expect(shop().asked(orderLine)).toHaveLength(0);
});

// test/faults/table.test.ts has all faults of both calls, and what the buyer sees of them.
it.each([
  ['sent', false, undefined],
  ['paid', true, 'order-paid'],
])('an order that is paid already is %s, and known to be paid: %s, with the code %s', async (step, isPaid, code) => {
  goodShop(shop()).on(paymentLine, { status: 409, body: { message: 'This order is already paid.', code } });
  const { store, pay } = await payingForm();
  await pay();
  expect([stepOf(store), store.get(isPaidAtom)]).toEqual([step, isPaid]);
  expect(toastsOf(store)).toEqual(['danger This order is already paid. 5']);
});

it.each([404, 410])('an order that the shop has deleted (%i) is created again by the next press', async (status) => {
  goodShop(shop()).on(paymentLine, { status, body: { message: 'This order is too old.' } });
  const form = await payingForm();
  takeKeys(form);
  await form.pay(0);
  expect([stepOf(form.store), toastsOf(form.store)]).toEqual(['guest', ['danger This order is too old. 5']]);
  shop()
    .on(orderLine, { status: 201, body: { id: 'o2' } })
    .on('POST /order/o2/create-guest-payment', { body: { paymentGatewayInfo: { sessionId: 's2', url: checkout } } });
  await pass(300);
  await form.pay();
  expect([keysOf(shop()).length, new Set(keysOf(shop())).size]).toEqual([2, 2]);
  expect(sentOf(shop(), 'replaces')).toEqual([undefined, keysOf(shop())[0]]);
  expect(form.navigate.mock.calls).toEqual([[checkout]]);
});

it.each([null, ''])('a checkout whose session is %j is not left for', async (sessionId) => {
  goodShop(shop(), { sessionId, url: checkout });
  const form = await payingForm();
  await form.pay(5000);
  expect(toastsOf(form.store)).toEqual(['danger checkoutFailed 5']);
  expect(detailsOf(form, 'voice-order-error')).toMatchObject([{ area: 'payment' }]);
  expect([stepOf(form.store), form.store.get(isSentAtom)]).toEqual(['guest', false]);
  expect(form.navigate).not.toHaveBeenCalled();
});

it('an order that is refused for its price gets a new price', async () => {
  goodShop(shop()).on(orderLine, { status: 409, body: { message: 'The price has changed.' } });
  const { store, pay } = await payingForm();
  shop().on(calculationLine, { body: { subtotal: 110, total: 124.3 } });
  await pay(0);
  expect(store.get(canPayAtom)).toBe(false);
  await pass(300);
  expect([store.get(totalsAtom)?.total, store.get(canPayAtom)]).toEqual([124.3, true]);
});

const isUncharged = ({ store }: FormStore): unknown =>
  store.get(toastsAtom).at(-1)?.text.endsWith(en.notices.uncharged);

it.each<[boolean, string, Reply]>([
  [true, orderLine, { status: 500 }],
  [true, orderLine, { status: 0 }],
  [true, paymentLine, { status: 503 }],
  [true, paymentLine, { body: { paymentGatewayInfo: {} } }],
  [false, paymentLine, { status: 409, body: { message: 'No.' } }],
  [false, paymentLine, { status: 409, body: { message: 'No.', code: 'order-paid' } }],
  [false, orderLine, { status: 409, body: { message: 'No.', code: 'payment-confirming' } }],
])('the note that nothing was charged is shown: %s, if %s gets %j', async (expected, line, reply) => {
  goodShop(shop()).on(line, reply);
  const form = await payingForm();
  await form.pay();
  expect(isUncharged(form)).toBe(expected);
});

it('the note that nothing was charged is not shown if an earlier checkout may have been paid', async () => {
  goodShop(shop());
  const form = await payingForm();
  await form.pay();
  changeCheckout(form, { type: 'returned' });
  goodShop(shop()).on(paymentLine, { status: 503 });
  await form.pay();
  expect(isUncharged(form)).toBe(false);
  changeCheckout(form, { type: 'paymentStatusReceived', payment: 'unpaid' });
  await form.pay();
  expect(isUncharged(form)).toBe(true);
});
