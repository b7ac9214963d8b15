import { onTestFinished } from 'vitest';
import { defaultSiteSettings, type SiteSettings } from '../../../src/api/site-settings.ts';
import { siteSettingsAtom } from '../../../src/state/catalogue/catalogue.ts';
import { startPrices } from '../../../src/state/prices/request-prices.ts';
import { pay } from '../../../src/state/checkout/pay.ts';
import { editGuest } from '../../../src/state/buyer/guest-details.ts';
import { changeCheckout, checkoutAtom } from '../../../src/state/checkout/checkout-state.ts';
import type { Checkout, CheckoutEvent } from '../../../src/domain/checkout/checkout.ts';
import type { Form, Store } from '../../../src/state/form.ts';
import { pass, type FakeShop } from './fake-shop.ts';
import { readyStore, type FormStore } from './form-store.ts';
import { guestOf } from './samples.ts';

export const orderLine = 'POST /order/guest';
export const paymentLine = 'POST /order/o1/create-guest-payment';
export const checkout = 'https://pay.example/session';

/** A shop where an order can be paid for: all calls succeed. */
export function goodShop(shop: FakeShop, payment: object = { sessionId: 's1', url: checkout }): FakeShop {
  return shop
    .on('POST /order/calculate-guest', { body: { subtotal: 100, tax: 13, taxRate: 13, total: 113 } })
    .on(orderLine, { status: 201, body: { id: 'o1' } })
    .on(paymentLine, { body: { paymentGatewayInfo: payment } });
}

/** The shop says that it knows idempotency keys, and perhaps more. */
export const takeKeys = ({ store }: FormStore, more: Partial<SiteSettings> = {}): void =>
  store.set(siteSettingsAtom, { status: 'ready', data: { ...defaultSiteSettings, idempotencyKey: true, ...more } });

/** The idempotency keys of the orders that were sent, and the values of a field of them. */
export const keysOf = (shop: FakeShop) => shop.asked(orderLine).map(({ idempotencyKey }) => idempotencyKey);
export const sentOf = (shop: FakeShop, field: string): readonly unknown[] =>
  shop.asked(orderLine).map(({ body }) => Reflect.get(Object(body), field));

/** Lets things happen on the way to payment, one after the other. */
export function happen(
  form: Form,
  ...types: readonly Exclude<CheckoutEvent['type'], 'redirectBlocked' | 'paymentStatusReceived'>[]
): void {
  for (const type of types) changeCheckout(form, { type });
}

/** The state of the order on the way to payment. */
export const stepOf = (store: Store): Checkout['step'] => store.get(checkoutAtom).step;

/** The URL of the checkout that the page blocks; null if it does not. */
export function blockedUrlOf(store: Store): string | null {
  const checkout = store.get(checkoutAtom);
  return checkout.step === 'blocked' ? checkout.url : null;
}

export interface PayingForm extends FormStore {
  readonly stop: () => void;
  /** Presses the pay button in the summary, and waits for the result. */
  readonly pay: (milliseconds?: number) => Promise<void>;
}

/** A form with a complete guest and the total of the order on show. */
export async function payingForm(...given: Parameters<typeof readyStore>): Promise<PayingForm> {
  const form = readyStore(...given);
  editGuest(form, { country: 'CA' });
  editGuest(form, guestOf());
  happen(form, 'opened', 'guestChosen');
  const stop = startPrices(form);
  onTestFinished(stop);
  await pass(300);
  const payAndWait = async (milliseconds = 1000): Promise<void> => {
    happen(form, 'opened');
    void pay(form);
    await pass(milliseconds);
  };
  return { ...form, stop, pay: payAndWait };
}
