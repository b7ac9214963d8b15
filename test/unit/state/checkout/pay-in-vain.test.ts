// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { TooLate } from '../../../../src/state/host/in-time.ts';
import { isLoggedInAtom, sessionAtom, withToken } from '../../../../src/state/buyer/session.ts';
import { toastsAtom } from '../../../../src/state/notices/notices.ts';
import { checkoutAtom, isProcessingAtom } from '../../../../src/state/checkout/checkout.ts';
import { fakeShopEachTest, pass, type Reply } from '../../helpers/fake-shop.ts';
import { toastsOf, type FormStore } from '../../helpers/form-store.ts';
import { goodShop, orderLine, payingForm, paymentLine } from '../../helpers/paying.ts';
import { quietWarnings } from '../../helpers/quiet.ts';

const { shop } = fakeShopEachTest();
quietWarnings();

describe('the note that nothing was charged', () => {
  const isUncharged = ({ store }: FormStore): unknown => store.get(toastsAtom).at(-1)?.notice.isUncharged;

  it.each<[string, string, Reply]>([
    ['the order is refused', orderLine, { status: 500 }],
    ['the order gets no answer', orderLine, { status: 0 }],
    ['the payment is refused', paymentLine, { status: 503, body: { message: 'Not now.' } }],
    ['the payment has no session', paymentLine, { body: { paymentGatewayInfo: {} } }],
  ])('is shown if %s', async (_, line, reply) => {
    goodShop(shop()).on(line, reply);
    const form = await payingForm();
    await form.pay();
    expect(isUncharged(form)).toBe(true);
  });

  it.each(['order-paid', 'payment-confirming', undefined])(
    'is not shown if the payment is rejected with %s',
    async (code) => {
      goodShop(shop()).on(paymentLine, { status: 409, body: { message: 'No.', code } });
      const form = await payingForm();
      await form.pay();
      expect(isUncharged(form)).toBe(false);
    },
  );

  it('is not shown if an earlier checkout may have been paid', async () => {
    goodShop(shop());
    const form = await payingForm();
    await form.pay();
    form.store.set(checkoutAtom, { type: 'returned' });
    goodShop(shop()).on(paymentLine, { status: 503 });
    await form.pay();
    expect(isUncharged(form)).toBe(false);
    form.store.set(checkoutAtom, { type: 'told', payment: 'unpaid' });
    await form.pay();
    expect(isUncharged(form)).toBe(true);
  });
});

describe('a call that never ends', () => {
  it('is given up after 30 seconds if it is for a token', async () => {
    goodShop(shop());
    const form = await payingForm();
    const getAccessToken = (): Promise<string> => new Promise(() => {});
    form.store.set(sessionAtom, { accessToken: null, userId: 'u1', getAccessToken });
    const call = vi.fn<(token: string) => Promise<string>>();
    const { get } = form.store;
    const made = withToken(get, form.store.set, call).catch((error: unknown) => error);
    await pass(29_999);
    expect(call).not.toHaveBeenCalled();
    await pass(1);
    expect(await made).toBeInstanceOf(TooLate);
    // The login may still be valid: the next press asks the page again.
    expect(get(isLoggedInAtom)).toBe(true);
    form.store.set(sessionAtom, { ...get(sessionAtom), getAccessToken: () => Promise.resolve('fresh') });
    await withToken(get, form.store.set, call);
    expect(call.mock.calls).toEqual([['fresh']]);
  });

  it('is given up after 30 seconds if it loads Stripe.js', async () => {
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
});
