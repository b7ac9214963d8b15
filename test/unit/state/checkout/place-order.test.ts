// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { defaultSiteSettings } from '../../../../src/api/site-settings.ts';
import { siteSettingsAtom } from '../../../../src/state/catalogue/catalogue.ts';
import { editGuestAtom } from '../../../../src/state/buyer/guest.ts';
import { settingsAtom } from '../../../../src/state/host/settings.ts';
import { orderSnapshotAtom } from '../../../../src/state/prices/prices.ts';
import { changeOrderAtom } from '../../../../src/state/order/order.ts';
import { isProcessingAtom } from '../../../../src/state/checkout/checkout.ts';
import { startAnewAtom } from '../../../../src/state/order/service-switch.ts';
import { fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import { toastsOf, type FormStore } from '../../helpers/form-store.ts';
import { checkout, goodShop, happen, orderLine, payingForm, paymentLine } from '../../helpers/paying.ts';
import { quietWarnings } from '../../helpers/quiet.ts';
import { orderOf } from '../../helpers/samples.ts';

const { shop } = fakeShopEachTest();
quietWarnings();

const say = ({ store }: FormStore, idempotencyKey: boolean, stripePublishableKey: string | null = null): void =>
  store.set(siteSettingsAtom, {
    status: 'ready',
    data: { ...defaultSiteSettings, stripePublishableKey, idempotencyKey },
  });
const keys = (): readonly (string | null)[] =>
  shop()
    .asked(orderLine)
    .map(({ idempotencyKey }) => idempotencyKey);

describe('the page’s reference', () => {
  it('is sent with the order, and is not part of its snapshot', async () => {
    goodShop(shop());
    const form = await payingForm();
    form.store.set(settingsAtom, { ...form.store.get(settingsAtom), reference: 'ticket 7' });
    await form.pay();
    expect(shop().asked(orderLine)[0]?.body).toMatchObject({ reference: 'ticket 7' });
    expect(form.store.get(orderSnapshotAtom)()).not.toHaveProperty('reference');
    const created = form.events.find(({ name }) => name === 'voice-order-created');
    expect(created?.detail).toMatchObject({ reference: 'ticket 7' });
  });

  it('is not sent if there is none', async () => {
    goodShop(shop());
    const form = await payingForm();
    await form.pay();
    expect(shop().asked(orderLine)[0]?.body).not.toHaveProperty('reference');
  });
});

describe('an order whose payment failed', () => {
  it.each<[string, (form: FormStore) => void]>([
    ['in its comments', ({ store }) => store.set(changeOrderAtom, (order) => ({ ...order, comments: 'Hello' }))],
    ['in its buyer', ({ store }) => store.set(editGuestAtom, { email: 'other@example.com' })],
    ['in its voice', ({ store }) => store.set(changeOrderAtom, (order) => ({ ...order, voices: ['v2'] }))],
  ])('is created again after a change %s', async (_, change) => {
    goodShop(shop()).on(paymentLine, { status: 503 });
    const form = await payingForm();
    await form.pay();
    goodShop(shop());
    change(form);
    await pass(300);
    await form.pay();
    expect(shop().asked(orderLine)).toHaveLength(2);
  });

  it('is not created again after the buyer returns from checkout', async () => {
    goodShop(shop());
    const { store, navigate, pay } = await payingForm();
    await pay();
    happen(store, 'returned');
    await pay();
    expect(shop().asked(orderLine)).toHaveLength(1);
    expect(navigate).toHaveBeenCalledTimes(2);
  });
});

describe('a new order after one that was sent', () => {
  it('is created even if it has the same content', async () => {
    goodShop(shop());
    const { store, pay } = await payingForm();
    await pay();
    happen(store, 'returned');
    store.set(startAnewAtom, 'moh');
    store.set(changeOrderAtom, () => orderOf());
    await pass(300);
    await pay();
    expect(shop().asked(orderLine)).toHaveLength(2);
  });
});

describe('the idempotency key', () => {
  it('is not sent if the shop does not support it', async () => {
    goodShop(shop());
    const { pay } = await payingForm();
    await pay();
    expect(keys()).toEqual([null]);
  });

  it('is the same for each attempt, and another after a change', async () => {
    goodShop(shop()).on(orderLine, { status: 0 });
    const form = await payingForm();
    say(form, true);
    await form.pay();
    await form.pay();
    form.store.set(changeOrderAtom, (order) => ({ ...order, comments: 'Hello' }));
    await form.pay();
    const [first, second, third] = keys();
    expect(first).toMatch(/^\d{1,10}(?:-\d{1,10}){3}$/u);
    expect(second).toBe(first);
    expect(third).toMatch(/^\d{1,10}(?:-\d{1,10}){3}$/u);
    expect(third).not.toBe(first);
  });
});

describe('Stripe’s checkout by session id', () => {
  it.each([
    ['the element’s key', 'pk_element', 'pk_answer', 'pk_site', 'pk_element'],
    ['the answer’s key', null, 'pk_answer', 'pk_site', 'pk_answer'],
    ['the site’s key', null, null, 'pk_site', 'pk_site'],
  ])('uses %s', async (...[, stripeKey, publishableKey, site, expected]) => {
    goodShop(shop(), { sessionId: 's1', publishableKey });
    const form = await payingForm({}, { stripeKey });
    say(form, false, site);
    await form.pay();
    expect(form.redirectToStripe.mock.calls).toEqual([[expected, 's1']]);
    expect(form.navigate).not.toHaveBeenCalled();
    expect(form.events.find(({ name }) => name === 'voice-order-redirect')?.detail).toEqual({
      orderId: 'o1',
      sessionId: 's1',
    });
  });

  it('is not used if there is an address', async () => {
    goodShop(shop(), { sessionId: 's1', url: checkout, publishableKey: 'pk' });
    const { navigate, redirectToStripe, pay } = await payingForm();
    await pay();
    expect(navigate).toHaveBeenCalledOnce();
    expect(redirectToStripe).not.toHaveBeenCalled();
  });

  it('reports a failure', async () => {
    goodShop(shop(), { sessionId: 's1', publishableKey: 'pk' });
    const { store, redirectToStripe, pay } = await payingForm();
    redirectToStripe.mockRejectedValue(new Error('Stripe.js is not available here'));
    await pay();
    expect(toastsOf(store)).toContain('danger checkoutFailed 5');
    expect(store.get(isProcessingAtom)).toBe(false);
  });

  it('does not let a late failure affect the next payment', async () => {
    goodShop(shop(), { sessionId: 's1', publishableKey: 'pk' });
    const { store, redirectToStripe, pay } = await payingForm();
    const fails: ((error: Error) => void)[] = [];
    redirectToStripe.mockImplementation(() => new Promise((_, reject) => fails.push(reject)));
    await pay();
    happen(store, 'returned');
    await pay();
    expect(redirectToStripe).toHaveBeenCalledTimes(2);
    fails[0]?.(new Error('late'));
    await pass(0);
    expect(store.get(isProcessingAtom)).toBe(true);
    expect(toastsOf(store)).not.toContain('danger checkoutFailed 5');
    fails[1]?.(new Error('not here'));
    await pass(0);
    expect(store.get(isProcessingAtom)).toBe(false);
    expect(toastsOf(store)).toContain('danger checkoutFailed 5');
  });
});
