// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { loginAtom, isLoggedInAtom, withToken } from '../../../../src/state/buyer/login.ts';
import { isProcessingAtom, isSentAtom } from '../../../../src/state/checkout/checkout-state.ts';
import { openCheckout } from '../../../../src/state/checkout/redirect.ts';
import { TooLate } from '../../../../src/state/host/in-time.ts';
import { en } from '../../../../src/text/en.ts';
import { fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import { detailsOf, toastsOf, type FormStore } from '../../helpers/form-store.ts';
import { checkout, goodShop, happen, payingForm, stepOf, takeKeys, blockedUrlOf } from '../../helpers/paying.ts';

const { shop } = fakeShopEachTest();

const states = ({ store }: FormStore) => [store.get(isProcessingAtom), store.get(isSentAtom)];

/** A form in a frame that can't navigate, after pay was pressed. */
async function framedForm() {
  goodShop(shop());
  const form = await payingForm();
  form.navigate.mockImplementation(() => {
    throw new DOMException('Sandboxed', 'SecurityError');
  });
  await form.pay();
  return form;
}

it.each<[string, object, number]>([
  ['plain http elsewhere', { url: 'http://pay.example/session' }, 0],
  ['a script', { url: 'javascript:alert(1)' }, 0],
  ['no address', { url: 'pay now' }, 0],
  // The page may have a key.
  ['neither address nor key', {}, 1],
])('leaving for checkout is rejected for %s', async (_, payment, offers) => {
  goodShop(shop(), { sessionId: 's1', ...payment });
  const form = await payingForm();
  await form.pay();
  expect([...form.navigate.mock.calls, ...form.redirectToStripe.mock.calls]).toEqual([]);
  expect(toastsOf(form.store)).toEqual(['danger checkoutFailed 5']);
  expect(detailsOf(form, 'voice-order-redirect').length).toBe(offers);
  expect(detailsOf(form, 'voice-order-error')).toMatchObject([{ area: 'redirect' }]);
  expect(form.store.get(isProcessingAtom)).toBe(false);
});

it('leaving for checkout can be prevented by the host page', async () => {
  goodShop(shop());
  const form = await payingForm();
  form.prevented.add('voice-order-redirect');
  await form.pay();
  expect([...form.navigate.mock.calls, ...form.redirectToStripe.mock.calls]).toEqual([]);
  expect(states(form)).toEqual([false, true]);
});

it('leaving for checkout from a frame that prevents it waits for a click, which opens a window', async () => {
  const form = await framedForm();
  const { store, navigate, openWindow } = form;
  expect(blockedUrlOf(store)).toBe(checkout);
  expect(states(form)).toEqual([false, false]);
  expect(toastsOf(store)).toEqual(['danger checkoutFailed 5']);
  expect(detailsOf(form, 'voice-order-error')).toEqual([{ area: 'redirect', message: en.notices.checkoutFailed }]);
  openCheckout(form);
  expect([navigate.mock.calls, openWindow.mock.calls]).toEqual([[[checkout]], [[checkout]]]);
  expect([blockedUrlOf(store), stepOf(store), store.get(isSentAtom)]).toEqual([null, 'sent', true]);
});

it('leaving for checkout from a frame that allows it only after a click leaves without a window, and is sent', async () => {
  const form = await framedForm();
  form.openWindow.mockReturnValue(false);
  form.navigate.mockReturnValue(undefined);
  openCheckout(form);
  expect([form.navigate.mock.calls.length, form.store.get(isSentAtom)]).toEqual([2, true]);
});

it('leaving for checkout that silently fails is noticed', async () => {
  goodShop(shop());
  const { store, pay } = await payingForm();
  await pay();
  await pass(14_999);
  expect(blockedUrlOf(store)).toBe(null);
  await pass(1);
  expect(blockedUrlOf(store)).toBe(checkout);
  expect(store.get(isProcessingAtom)).toBe(false);
});

it.each([
  ['the element', 'pk_element', 'pk_answer', 'pk_site', 'pk_element'],
  ['the answer', null, 'pk_answer', 'pk_site', 'pk_answer'],
  ['the site', null, null, 'pk_site', 'pk_site'],
])('Stripe’s checkout uses the key of %s', async (...[, stripeKey, publishableKey, stripePublishableKey, expected]) => {
  goodShop(shop(), { sessionId: 's1', publishableKey });
  const form = await payingForm({}, { stripeKey });
  takeKeys(form, { stripePublishableKey });
  await form.pay();
  expect(form.redirectToStripe.mock.calls).toEqual([[expected, 's1']]);
  expect(form.navigate).not.toHaveBeenCalled();
  expect(detailsOf(form, 'voice-order-redirect')).toEqual([{ orderId: 'o1', sessionId: 's1' }]);
});

it('Stripe’s checkout by session id reports the failure of the current attempt only', async () => {
  goodShop(shop(), { sessionId: 's1', publishableKey: 'pk' });
  const form = await payingForm();
  const { store, redirectToStripe, pay } = form;
  const fails: ((error: Error) => void)[] = [];
  redirectToStripe.mockImplementation(() => new Promise((_, reject) => fails.push(reject)));
  await pay();
  happen(form, 'returned');
  await pay();
  const failure = async (attempt: number) => {
    fails[attempt]?.(new Error('Stripe.js is not available here'));
    await pass(0);
    return [store.get(isProcessingAtom), toastsOf(store).includes('danger checkoutFailed 5')];
  };
  expect(await failure(0)).toEqual([true, false]);
  expect(await failure(1)).toEqual([false, true]);
});

it('Stripe’s checkout by session id is given up after 30 seconds', async () => {
  goodShop(shop(), { sessionId: 's1', publishableKey: 'pk' });
  const form = await payingForm();
  form.redirectToStripe.mockReturnValue(new Promise(() => {}));
  await form.pay();
  await pass(29_999);
  expect(form.store.get(isProcessingAtom)).toBe(true);
  await pass(1);
  expect(form.store.get(isProcessingAtom)).toBe(false);
  expect(toastsOf(form.store)).toContain('danger checkoutFailed 5');
});

it('a page that gives no token is given up after 30 seconds, and asked again by the next press', async () => {
  goodShop(shop());
  const form = await payingForm();
  form.store.set(loginAtom, { accessToken: null, userId: 'u1', getAccessToken: () => new Promise(() => {}) });
  const call = vi.fn<(token: string) => Promise<string>>();
  const made = withToken(form, call).catch((error: unknown) => error);
  await pass(29_999);
  expect(call).not.toHaveBeenCalled();
  await pass(1);
  expect(await made).toBeInstanceOf(TooLate);
  expect(form.store.get(isLoggedInAtom)).toBe(true);
  form.store.set(loginAtom, { ...form.store.get(loginAtom), getAccessToken: () => Promise.resolve('fresh') });
  await withToken(form, call);
  expect(call.mock.calls).toEqual([['fresh']]);
});
