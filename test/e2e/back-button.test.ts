import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Checkout } from '../helpers/checkout.ts';
import { fillUpToPayment, openForm, orderPage, sampleGuest, sampleText } from '../helpers/sample-order.ts';
import { ordersOf } from '../helpers/stored-orders.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage('browser');
const calculation = /\/order\/calculate-guest$/u;

/** Whether the page was restored as it was left; an unload listener would have prevented that. */
const isPersisted = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'persisted'));

const notePersisted = (): void =>
  addEventListener('pageshow', ({ persisted }) => void Object.assign(window, { persisted }));

async function leaveForCheckout(email: string) {
  const page = await stage().newPage();
  await page.addInitScript(notePersisted);
  const form = await openForm(page, stage().partnerUrl + orderPage);
  const summary = await fillUpToPayment(form, { ...sampleGuest, email });
  await summary.payButton.click();
  await new Checkout(page).arrived();
  return { page, form };
}

/** A page from the browser’s cache does not load again. */
const goBack = (page: Page): Promise<unknown> => page.goBack({ waitUntil: 'commit' });

test('the browser’s Back button leads to the form as it was, ready to go on', async () => {
  const email = 'back@example.com';
  const { page, form } = await leaveForCheckout(email);
  const asked = page.waitForRequest(calculation);
  await goBack(page);
  await asked;
  expect(await isPersisted(page)).toBe(true);
  expect(await page.getByRole('button', { name: 'Processing order...' }).count()).toBe(0);
  expect(await form.toast('Redirecting to payment').count()).toBe(0);
  expect(await form.message(1).text.inputValue()).toBe(sampleText);
  expect(await form.voice('Emma').isChecked()).toBe(true);

  await form.button('Continue this order').click();
  const summary = await form.openSummary();
  await summary.continueAsGuest();
  expect(await summary.field('textbox', 'Email').inputValue()).toBe(email);
  await summary.payButton.and(page.locator('[aria-disabled=false]')).click();
  await new Checkout(page).pay();
  expect(await ordersOf(stage().db, email)).toMatchObject([{ status: 'paid' }]);

  await goBack(page);
  await page.getByRole('heading', { name: /has already been paid/u }).waitFor();
  expect(await new Checkout(page).payButton.count()).toBe(0);
});
