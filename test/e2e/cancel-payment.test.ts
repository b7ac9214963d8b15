import { expect, test } from 'vitest';
import { Checkout, goodCard } from '../helpers/checkout.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { fillUpToPayment, openForm, orderPage, sampleGuest, sampleText } from '../helpers/sample-order.ts';
import { ordersOf } from '../helpers/stored-orders.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

async function payUpToCheckout(email: string) {
  const page = await stage().newPage();
  const form = await openForm(page, stage().partnerUrl + orderPage);
  const summary = await fillUpToPayment(form, { ...sampleGuest, email });
  await summary.payButton.click();
  return { page, checkout: await new Checkout(page).arrived() };
}

async function expectFilledIn(form: OrderForm): Promise<void> {
  await form.ready();
  expect(await form.message(1).text.inputValue()).toBe(sampleText);
  await form.tab('Female').click();
  expect(await form.voice('Emma').isChecked()).toBe(true);
}

test('cancelling leads back to the partner’s page, where the order is still filled in', async () => {
  const { page, checkout } = await payUpToCheckout('cancel@example.com');
  await checkout.cancelLink.click();
  await page.waitForURL(stage().partnerUrl + orderPage);
  const form = new OrderForm(page);
  await expectFilledIn(form);

  await form.button('Continue this order').click();
  const summary = await form.openSummary();
  await summary.continueAsGuest();
  await summary.enterGuest({ ...sampleGuest, email: 'cancel@example.com' });
  await summary.payButton.click();
  await (await new Checkout(page).arrived()).payWith(goodCard);
  await checkout.paid();
  const orders = await ordersOf(stage().db, 'cancel@example.com');
  expect(orders).toMatchObject([{ status: 'paid' }]);
});

test('a new order can be started after one was sent', async () => {
  const { page, checkout } = await payUpToCheckout('fresh@example.com');
  await checkout.cancelLink.click();
  const form = await new OrderForm(page).ready();
  await form.button('Start a new order').click();
  expect(await form.message(1).text.inputValue()).toBe('');
});
