// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { editGuest } from '../../../../src/state/buyer/guest-details.ts';
import { isPaidAtom, renewOrder, isChangedSincePaidAtom } from '../../../../src/state/checkout/checkout-state.ts';
import { fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import { edit, toastsOf, type FormStore } from '../../helpers/form-store.ts';
import {
  goodShop,
  happen,
  keysOf,
  orderLine,
  payingForm,
  paymentLine,
  sentOf,
  stepOf,
  takeKeys,
} from '../../helpers/paying.ts';

const { shop } = fakeShopEachTest();

const replaced = (): readonly unknown[] => sentOf(shop(), 'replaces');
const keys = () => keysOf(shop());

describe('an order that changed after a cancelled payment', () => {
  const comment = async (form: FormStore, comments: string): Promise<void> => {
    edit(form, { comments });
    await pass(300);
  };
  /** A form whose buyer cancelled the payment and then changed the order. */
  async function changed(knowsKeys = true) {
    goodShop(shop());
    const form = await payingForm();
    takeKeys(form, { idempotencyKey: knowsKeys });
    await form.pay();
    happen(form, 'returned');
    await comment(form, 'Slower');
    return form;
  }

  it('replaces the unpaid one by its key, in each attempt', async () => {
    const form = await changed();
    shop().on(orderLine, { status: 0 });
    await form.pay();
    goodShop(shop());
    await form.pay();
    const [first, second, third] = keys();
    expect(replaced()).toEqual([undefined, first, first]);
    expect([third, second === first]).toEqual([second, false]);
  });

  it('replaces the last order that the shop confirmed', async () => {
    const form = await changed();
    shop().on(orderLine, { status: 0 });
    for (const words of ['Two', 'Three']) {
      await comment(form, words);
      await form.pay();
    }
    goodShop(shop());
    await comment(form, 'Four');
    await form.pay();
    await comment(form, 'Five');
    happen(form, 'returned');
    await form.pay();
    const [first, , , fourth] = keys();
    expect(replaced()).toEqual([undefined, first, first, first, fourth]);
  });

  it('replaces nothing if the shop does not support keys', async () => {
    const form = await changed(false);
    await form.pay();
    expect(replaced()).toEqual([undefined, undefined]);
  });

  it('is rejected if the other one is paid, and can be ordered again', async () => {
    const form = await changed();
    shop().on(orderLine, { status: 409, body: { message: 'It has been paid.', code: 'already-paid' } });
    await form.pay();
    const { store } = form;
    expect([store.get(isPaidAtom), store.get(isChangedSincePaidAtom)]).toEqual([true, true]);
    expect(toastsOf(store)).toEqual(['danger It has been paid. 5']);
    goodShop(shop());
    renewOrder(form);
    editGuest(form, { acceptedTerms: true });
    await form.pay();
    expect(replaced().at(-1)).toBeUndefined();
    expect(shop().asked(paymentLine)).toHaveLength(2);
  });

  it('waits while the payment of the other one is confirmed', async () => {
    const form = await changed();
    shop().on(orderLine, { status: 409, body: { message: 'Wait.', code: 'payment-confirming' } });
    await form.pay();
    expect(stepOf(form.store)).toBe('confirming');
  });

  it('gets another key if its key is taken', async () => {
    const form = await changed();
    shop().on(orderLine, { status: 422, body: { message: 'Taken.', code: 'key-taken' } });
    await form.pay();
    goodShop(shop());
    await form.pay();
    expect(new Set(keys()).size).toBe(3);
  });
});
