// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { takeWayOutAtom } from '../../../../src/state/checkout/redirect.ts';
import { isProcessingAtom, isSentAtom } from '../../../../src/state/checkout/checkout.ts';
import { fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import { toastsOf } from '../../helpers/form-store.ts';
import {
  checkout,
  goodShop,
  happen,
  orderLine,
  payingForm,
  paymentLine,
  stepOf,
  wayOutOf,
  type PayingForm,
} from '../../helpers/paying.ts';
import { quietWarnings } from '../../helpers/quiet.ts';

const { shop } = fakeShopEachTest();
quietWarnings();

/** A form in a frame that can't navigate. */
async function framedForm(): Promise<PayingForm> {
  goodShop(shop());
  const form = await payingForm();
  form.navigate.mockImplementation(() => {
    throw new DOMException('Sandboxed', 'SecurityError');
  });
  return form;
}

describe('leaving for checkout', () => {
  it('waits for a click if the frame prevents it, and the order is not sent', async () => {
    const { store, events, pay } = await framedForm();
    await pay();
    expect(wayOutOf(store)).toEqual({ by: 'click', url: checkout });
    expect(store.get(isSentAtom)).toBe(false);
    expect(store.get(isProcessingAtom)).toBe(false);
    expect(toastsOf(store)).toEqual(['danger checkoutFailed 5']);
    const error = { area: 'redirect', message: 'checkoutFailed' };
    expect(events.find(({ name }) => name === 'voice-order-error')?.detail).toEqual(error);
  });

  it('is tried by a click, then in a new window', async () => {
    const { store, navigate, openWindow, pay } = await framedForm();
    await pay();
    store.set(takeWayOutAtom);
    expect(navigate.mock.calls).toEqual([[checkout], [checkout]]);
    expect(wayOutOf(store)?.by).toBe('window');
    store.set(takeWayOutAtom);
    expect(openWindow.mock.calls).toEqual([[checkout]]);
    expect(wayOutOf(store)).toBe(null);
    expect(store.get(isSentAtom)).toBe(true);
    expect(stepOf(store)).toBe('sent');
  });

  it('shows the address if no window opens', async () => {
    const { store, openWindow, pay } = await framedForm();
    openWindow.mockReturnValue(false);
    await pay();
    store.set(takeWayOutAtom);
    store.set(takeWayOutAtom);
    expect(wayOutOf(store)).toEqual({ by: 'address', url: checkout });
    expect(store.get(isSentAtom)).toBe(false);
  });

  it('works by a click if the browser permits it', async () => {
    const { store, navigate, pay } = await framedForm();
    await pay();
    navigate.mockImplementation(() => {});
    store.set(takeWayOutAtom);
    expect(wayOutOf(store)).toBe(null);
    expect(store.get(isProcessingAtom)).toBe(true);
    expect(store.get(isSentAtom)).toBe(true);
  });

  it('is noticed if it silently fails', async () => {
    goodShop(shop());
    const { store, pay } = await payingForm();
    await pay();
    await pass(14_999);
    expect(wayOutOf(store)).toBe(null);
    await pass(1);
    expect(wayOutOf(store)).toEqual({ by: 'click', url: checkout });
    expect(store.get(isProcessingAtom)).toBe(false);
  });

  it('creates no second order when the buyer pays again', async () => {
    const { store, pay } = await framedForm();
    await pay();
    happen(store, 'closed');
    expect(wayOutOf(store)).toBe(null);
    await pay();
    expect(wayOutOf(store)?.url).toBe(checkout);
    expect(shop().asked(orderLine)).toHaveLength(1);
    expect(shop().asked(paymentLine)).toHaveLength(2);
  });
});
