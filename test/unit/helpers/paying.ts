import { startPrices } from '../../../src/state/prices/ask-prices.ts';
import { payAtom } from '../../../src/state/checkout/pay.ts';
import { editGuestAtom } from '../../../src/state/buyer/guest.ts';
import { reviewStepAtom } from '../../../src/state/checkout/checkout.ts';
import { pass, type FakeShop } from './fake-shop.ts';
import { readyStore, type FormStore } from './form-store.ts';
import { guestOf } from './samples.ts';

export const orderLine = 'POST /order/guest';
export const paymentLine = 'POST /order/o1/create-guest-payment';
export const checkout = 'https://pay.example/session';

/** A shop where an order can be paid: what it is asked is answered well. */
export function goodShop(shop: FakeShop, payment: object = { sessionId: 's1', url: checkout }): FakeShop {
  return shop
    .on('POST /order/calculate-guest', { body: { subtotal: 100, tax: 13, taxRate: 13, total: 113 } })
    .on(orderLine, { status: 201, body: { id: 'o1' } })
    .on(paymentLine, { body: { paymentGatewayInfo: payment } });
}

export interface PayingForm extends FormStore {
  readonly stop: () => void;
  /** Presses the pay button and gives what comes of it time. */
  readonly pay: (milliseconds?: number) => Promise<void>;
}

/** A form with a complete guest and the total of the order on show. */
export async function payingForm(...given: Parameters<typeof readyStore>): Promise<PayingForm> {
  const form = readyStore(...given);
  form.store.set(editGuestAtom, { country: 'CA' });
  form.store.set(editGuestAtom, guestOf());
  form.store.set(reviewStepAtom, 'guest');
  const stop = startPrices(form.store);
  await pass(300);
  const pay = async (milliseconds = 1000): Promise<void> => {
    void form.store.set(payAtom);
    await pass(milliseconds);
  };
  return { ...form, stop, pay };
}
