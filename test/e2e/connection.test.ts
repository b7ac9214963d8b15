import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Checkout } from '../helpers/checkout.ts';
import { fillUpToPayment, openForm, orderPage, sampleGuest } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { ordersOf } from '../helpers/stored-orders.ts';

const stage = setStage();
const outdated = 'You’re offline. Prices may be out of date.';

/** Console errors of the page, except network errors. */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('net::ERR')) errors.push(message.text());
  });
  return errors;
}

test('nothing is lost while the buyer is offline or the shop is down, and one order is paid afterwards', async () => {
  const email = 'offline@example.com';
  const page = await stage().newPage();
  const errors = errorsOf(page);
  const form = await openForm(page, stage().partnerUrl + orderPage);
  const summary = await fillUpToPayment(form, { ...sampleGuest, email });

  await page.context().setOffline(true);
  await summary.dialog.getByText(outdated).waitFor();
  await summary.payButton.click();
  await form.toast('You’re offline. Your order is saved. Try again once you’re back online.').waitFor();
  expect(await summary.payButton.isEnabled()).toBe(true);
  await summary.button('Close').click();
  await form.field('checkbox', /^Proof Reading/u).check();
  // The total of the order without it is crossed out, and only one message says why.
  await form.totals.locator('s').last().waitFor();
  await form.totals.getByText(outdated).waitFor();
  expect(await form.toast('Failed to calculate order total').count()).toBe(0);
  expect(await form.totals.getByRole('button', { name: 'Try again' }).count()).toBe(0);

  await page.context().setOffline(false);
  await expect.poll(() => form.totals.getByText(outdated).count()).toBe(0);
  const again = await form.openSummary();
  await again.continueAsGuest();
  expect(await again.field('textbox', 'Email').inputValue()).toBe(email);
  await again.payButton.and(page.locator('[aria-disabled=false]')).waitFor();
  expect(errors).toEqual([]);

  await stage().stopShop();
  try {
    await again.payButton.click();
    await form.toast('An error occurred while processing your order. Please try again.').waitFor();
    expect(await again.field('textbox', 'Email').inputValue()).toBe(email);
    expect(await again.payButton.isEnabled()).toBe(true);
  } finally {
    await stage().startShop();
  }
  await again.payButton.click();
  await new Checkout(page).pay();
  expect(await ordersOf(stage().db, email)).toMatchObject([{ status: 'paid' }]);
});
