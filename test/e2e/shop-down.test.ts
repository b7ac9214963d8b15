import { expect, test } from 'vitest';
import { Checkout, goodCard } from '../helpers/checkout.ts';
import { fillUpToPayment, openForm, orderPage, sampleGuest } from '../helpers/sample-order.ts';
import { ordersOf } from '../helpers/stored-orders.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

test('if the shop goes down before payment, nothing is lost and one order is created once it is back', async () => {
  const email = 'patient@example.com';
  const page = await stage().newPage();
  const form = await openForm(page, stage().partnerUrl + orderPage);
  const summary = await fillUpToPayment(form, { ...sampleGuest, email });
  await stage().stopShop();
  try {
    await summary.payButton.click();
    await form.toast('An error occurred while processing your order. Please try again.').waitFor();
    expect(await summary.field('textbox', 'Email').inputValue()).toBe(email);
    expect(await summary.payButton.isEnabled()).toBe(true);
  } finally {
    await stage().startShop();
  }
  await summary.payButton.click();
  await (await new Checkout(page).arrived()).payWith(goodCard);
  await new Checkout(page).paid();
  expect(await ordersOf(stage().db, email)).toMatchObject([{ status: 'paid' }]);
});
