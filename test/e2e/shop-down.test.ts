import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Checkout, goodCard } from '../helpers/checkout.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { fillUpToPayment, openForm, orderPage, sampleGuest, sampleText } from '../helpers/sample-order.ts';
import { ordersOf } from '../helpers/stored-orders.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();
const unreachable = 'The shop can’t be reached right now.';

/** Cuts the page off from the shop's API; the answer gives it back. */
async function cutOff(page: Page): Promise<() => Promise<void>> {
  const api = `${stage().shopUrl}/api/**`;
  await page.route(api, (route) => route.abort('connectionrefused'));
  return () => page.unroute(api);
}

test('a page opened while the shop is down says so, and fills up when it is back', async () => {
  const page = await stage().newPage();
  const giveBack = await cutOff(page);
  await page.goto(stage().partnerUrl + orderPage);
  const form = new OrderForm(page);
  await form.region.getByRole('alert').filter({ hasText: unreachable }).waitFor();
  await form.write(1, sampleText);

  await giveBack();
  await form.button('Try again').click();
  await form.ready();
  await expect.poll(() => form.region.getByText(unreachable).count()).toBe(0);
  expect(await form.message(1).text.inputValue()).toBe(sampleText);
});

test('a shop that goes down before paying loses nothing and makes one order once it is back', async () => {
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
