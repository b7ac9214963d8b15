import { expect, test } from 'vitest';
import { Checkout, goodCard } from '../helpers/checkout.ts';
import { fillUpToPayment, openForm, orderPage, sampleGuest, sampleText } from '../helpers/sample-order.ts';
import { ordersOf } from '../helpers/stored-orders.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

test('cancelling leads back to the partner’s page, where the order is still filled in', async () => {
  const email = 'cancel@example.com';
  const page = await stage().newPage();
  const form = await openForm(page, stage().partnerUrl + orderPage);
  const first = await fillUpToPayment(form, { ...sampleGuest, email });
  await first.payButton.click();
  const checkout = await new Checkout(page).arrived();
  await checkout.cancelLink.click();
  await page.waitForURL(stage().partnerUrl + orderPage);
  await form.ready();
  expect(await form.message(1).text.inputValue()).toBe(sampleText);
  await form.tab('Female').click();
  expect(await form.voice('Emma').isChecked()).toBe(true);

  await form.button('Continue this order').click();
  const summary = await form.openSummary();
  await summary.continueAsGuest();
  await summary.enterGuest({ ...sampleGuest, email });
  await summary.payButton.click();
  await (await new Checkout(page).arrived()).payWith(goodCard);
  await checkout.paid();
  expect(await ordersOf(stage().db, email)).toMatchObject([{ status: 'paid' }]);
});
