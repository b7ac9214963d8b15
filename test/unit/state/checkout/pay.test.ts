// @vitest-environment happy-dom
import { withOption } from '../../../../src/domain/order/voice-options.ts';
import { describe, expect, it } from 'vitest';
import { defaultSiteSettings } from '../../../../src/api/site-settings.ts';
import { canPayAtom, isPaidAtom, isProcessingAtom, isSentAtom } from '../../../../src/state/checkout/checkout.ts';
import { siteSettingsAtom } from '../../../../src/state/catalogue/catalogue.ts';
import { editGuestAtom } from '../../../../src/state/buyer/guest.ts';
import { changeOrderAtom } from '../../../../src/state/order/order.ts';
import { arePricesOutdatedAtom, totalsAtom } from '../../../../src/state/prices/prices.ts';
import { fakeShopEachTest, later, pass } from '../../helpers/fake-shop.ts';
import { toastsOf } from '../../helpers/form-store.ts';
import { checkout, goodShop, orderLine, payingForm, paymentLine, stepOf } from '../../helpers/paying.ts';
import { quietWarnings } from '../../helpers/quiet.ts';

const { shop } = fakeShopEachTest();
quietWarnings();

const calculationLine = 'POST /order/calculate-guest';
const isTold = (name: string) => (event: { name: string }) => event.name === name;

describe('paying', () => {
  it('creates the order, then the payment, waits a second and leaves', async () => {
    const order = later();
    const payment = later();
    goodShop(shop())
      .on(orderLine, () => order.reply)
      .on(paymentLine, () => payment.reply);
    const { store, events, navigate, pay } = await payingForm();
    await pay(0);
    expect(store.get(isProcessingAtom)).toBe(true);
    expect(shop().asked(orderLine)).toHaveLength(1);
    expect(shop().asked(paymentLine)).toHaveLength(0);
    await order.come({ status: 201, body: { id: 'o1' } });
    const created = { orderId: 'o1', total: 113, currency: 'CAD', reference: null };
    expect(events.find(isTold('voice-order-created'))?.detail).toEqual(created);
    expect(shop().asked(paymentLine)[0]?.body).toEqual({ paymentGateway: 'stripe', paymentMethod: 'card' });
    expect(toastsOf(store)).toEqual([]);
    await payment.come({ body: { paymentGatewayInfo: { sessionId: 's1', url: checkout } } });
    expect(toastsOf(store)).toEqual(['success orderCreated 4']);
    await pass(999);
    expect(navigate).not.toHaveBeenCalled();
    await pass(1);
    expect(navigate.mock.calls).toEqual([[checkout]]);
    const detail = { orderId: 'o1', sessionId: 's1', url: checkout };
    expect(events.find(isTold('voice-order-redirect'))?.detail).toEqual(detail);
    expect(store.get(isProcessingAtom)).toBe(true);
    expect(store.get(isSentAtom)).toBe(true);
  });

  it('sends the order with its totals and the trimmed guest', async () => {
    goodShop(shop());
    const { store, pay } = await payingForm({ comments: 'Hello' }, { referral: 'acme' });
    store.set(editGuestAtom, { email: ' marie@example.com ', firstName: ' Marie', lastName: 'Tremblay ' });
    await pay();
    expect(shop().asked(orderLine)[0]?.body).toMatchObject({
      serviceType: 'moh',
      serviceId: 's-moh',
      subtotal: 100,
      tax: 13,
      taxRate: 13,
      total: 113,
      comments: 'Hello',
      referralCode: 'acme',
      email: 'marie@example.com',
      firstName: 'Marie',
      lastName: 'Tremblay',
      address: { country: 'CA', state: 'ON', city: '', houseNumber: '', postalCode: 'M5H 2N2' },
    });
  });

  it.each([
    ['an incomplete guest', { lastName: '' }],
    ['terms that are not accepted', { acceptedTerms: false }],
  ])('is not possible with %s', async (_, edit) => {
    goodShop(shop());
    const { store, pay } = await payingForm();
    store.set(editGuestAtom, edit);
    expect(store.get(canPayAtom)).toBe(false);
    await pay();
    expect(shop().asked(orderLine)).toHaveLength(0);
  });

  it('does not request a price that is already requested', async () => {
    goodShop(shop());
    const { store, pay } = await payingForm();
    const before = shop().asked(calculationLine).length;
    const answer = later();
    shop().on(calculationLine, () => answer.reply);
    store.set(changeOrderAtom, withOption('proofReading', true));
    await pass(400);
    for (let press = 0; press < 4; press += 1) await pay(200);
    await answer.come({ body: { subtotal: 110, total: 124.3 } });
    expect(shop().asked(calculationLine)).toHaveLength(before + 1);
    expect(store.get(canPayAtom)).toBe(true);
  });

  it('requests a price that could not be loaded', async () => {
    goodShop(shop()).on('POST /order/calculate-guest', { status: 503 });
    const { store, pay } = await payingForm();
    store.set(changeOrderAtom, withOption('proofReading', true));
    await pass(20_000);
    expect(store.get(arePricesOutdatedAtom)).toBe(true);
    goodShop(shop());
    await pay(0);
    expect(shop().asked(orderLine)).toHaveLength(0);
    await pass(300);
    expect(store.get(canPayAtom)).toBe(true);
  });
});

describe('an order that is already paid', () => {
  it('is marked as sent', async () => {
    goodShop(shop()).on(paymentLine, { status: 409, body: { message: 'This order is already paid.' } });
    const { store, pay } = await payingForm();
    await pay();
    expect(stepOf(store)).toBe('sent');
    expect(toastsOf(store)).toEqual(['danger This order is already paid. 5']);
    expect(store.get(isPaidAtom)).toBe(false);
  });

  it('is marked as paid if the shop’s code says so', async () => {
    const body = { code: 'order-paid', message: 'This order is already paid.' };
    goodShop(shop()).on(paymentLine, { status: 409, body });
    const { store, pay } = await payingForm();
    await pay();
    expect([stepOf(store), store.get(isPaidAtom)]).toEqual(['paid', true]);
  });
});

describe('an order that the shop has deleted', () => {
  it.each([404, 410])('is created again by the next press: %i', async (status) => {
    goodShop(shop()).on(paymentLine, { status, body: { message: 'This order is too old.' } });
    const { store, navigate, pay } = await payingForm();
    store.set(siteSettingsAtom, { status: 'ready', data: { ...defaultSiteSettings, idempotencyKey: true } });
    await pay(0);
    expect([stepOf(store), toastsOf(store)]).toEqual(['guest', ['danger This order is too old. 5']]);
    shop()
      .on(orderLine, { status: 201, body: { id: 'o2' } })
      .on('POST /order/o2/create-guest-payment', { body: { paymentGatewayInfo: { sessionId: 's2', url: checkout } } });
    await pass(300);
    await pay();
    const keys = shop()
      .asked(orderLine)
      .map(({ idempotencyKey }) => idempotencyKey);
    expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
    expect(navigate.mock.calls).toEqual([[checkout]]);
  });
});

describe('an order or payment that fails', () => {
  it.each([
    [orderLine, 'order', 400, { message: ['Email is wrong.', 'Voice is away.'] }, 'Email is wrong. Voice is away.'],

    [orderLine, 'order', 200, { id: null }, 'orderFailed'],

    [paymentLine, 'payment', 200, {}, 'noCheckoutSession'],
    [paymentLine, 'payment', 200, { paymentGatewayInfo: { sessionId: null, url: checkout } }, 'noCheckoutSession'],
    [paymentLine, 'payment', 200, { paymentGatewayInfo: { sessionId: '', url: checkout } }, 'noCheckoutSession'],
  ] as const)('%s (%s %i %j) shows %s', async (...[line, area, status, body, said]) => {
    goodShop(shop()).on(line, { status, body });
    const { store, events, navigate, pay } = await payingForm();
    await pay(0);
    expect(toastsOf(store)).toEqual([`danger ${said} 5`]);
    expect(events.find(isTold('voice-order-error'))?.detail).toMatchObject({ area });
    expect(store.get(isProcessingAtom)).toBe(false);
    expect(stepOf(store)).toBe('guest');
    await pass(5000);
    expect(navigate).not.toHaveBeenCalled();
    expect(store.get(isSentAtom)).toBe(false);
  });

  it('because of its price gets a new price', async () => {
    goodShop(shop()).on(orderLine, { status: 409, body: { message: 'The price has changed.' } });
    const { store, pay } = await payingForm();
    shop().on('POST /order/calculate-guest', { body: { subtotal: 110, total: 124.3 } });
    await pay(0);
    expect(store.get(canPayAtom)).toBe(false);
    await pass(300);
    expect(store.get(totalsAtom)?.total).toBe(124.3);
    expect(store.get(canPayAtom)).toBe(true);
  });
});

describe('leaving for checkout', () => {
  it.each<[string, object]>([
    ['plain http elsewhere', { sessionId: 's1', url: 'http://pay.example/session' }],
    ['a script', { sessionId: 's1', url: 'javascript:alert(1)' }],
    ['no address', { sessionId: 's1', url: 'pay now' }],
    ['neither address nor key', { sessionId: 's1' }],
  ])('is rejected for %s', async (_, payment) => {
    goodShop(shop(), payment);
    const { store, events, navigate, redirectToStripe, pay } = await payingForm();
    await pay();
    expect(navigate).not.toHaveBeenCalled();
    expect(redirectToStripe).not.toHaveBeenCalled();
    expect(toastsOf(store)).toContain('danger checkoutFailed 5');
    expect(events.find(isTold('voice-order-error'))?.detail).toMatchObject({ area: 'redirect' });
    expect(store.get(isProcessingAtom)).toBe(false);
  });

  it('can be prevented by the host page', async () => {
    goodShop(shop());
    const { store, navigate, redirectToStripe, prevented, pay } = await payingForm();
    prevented.add('voice-order-redirect');
    await pay();
    expect(navigate).not.toHaveBeenCalled();
    expect(redirectToStripe).not.toHaveBeenCalled();
    expect(store.get(isProcessingAtom)).toBe(false);
    expect(store.get(isSentAtom)).toBe(true);
  });

  it('permits plain http on the API’s own origin', async () => {
    const url = 'http://shop.example/checkout';
    goodShop(shop(), { sessionId: 's1', url });
    const { navigate, pay } = await payingForm({}, { apiUrl: 'http://shop.example/api' });
    await pay();
    expect(navigate.mock.calls).toEqual([[url]]);
  });
});
