import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openForm, orderPage, sampleGuest, sampleText } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { enabled, goToCheckout, openGuestForm } from '../helpers/steps.ts';
import { ordersOf } from '../helpers/stored-orders.ts';

const stage = setStage('browser');

/** Whether the page was restored as it was left; an unload listener would have prevented that. */
const isPersisted = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'persisted'));

/** A page from the browser’s cache does not load again. */
const goBack = (page: Page): Promise<unknown> => page.goBack({ waitUntil: 'commit' });

test('the browser’s Back button leads to the form as it was, ready to go on', async () => {
  const email = 'back@example.com';
  const page = await stage().newPage();
  await page.addInitScript(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
  const form = await openForm(page, stage().partnerUrl + orderPage);
  const checkout = await goToCheckout(form, { ...sampleGuest, email });
  const asked = page.waitForRequest(/\/order\/calculate-guest$/u);
  await goBack(page);
  await asked;
  expect(await isPersisted(page)).toBe(true);
  expect(await page.getByRole('button', { name: 'Processing order...' }).count()).toBe(0);
  expect(await form.toast('Redirecting to payment').count()).toBe(0);
  expect(await form.message(1).text.inputValue()).toBe(sampleText);
  expect(await form.voice('Emma').isChecked()).toBe(true);

  await form.button('Continue this order').click();
  const summary = await openGuestForm(form);
  expect(await summary.field('textbox', 'Email').inputValue()).toBe(email);
  await enabled(summary.payButton).click();
  await checkout.pay();
  expect(await ordersOf(stage().db, email)).toMatchObject([{ status: 'paid' }]);

  await goBack(page);
  await page.getByRole('heading', { name: /has already been paid/u }).waitFor();
  expect(await checkout.payButton.count()).toBe(0);
});
