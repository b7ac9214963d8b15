import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Checkout, goodCard } from '../helpers/checkout.ts';
import { hasFocus } from '../helpers/keyboard.ts';
import {
  fillSmallOrder,
  fillUpToPayment,
  openForm,
  orderPage,
  sampleGuest,
  sampleText,
} from '../helpers/sample-order.ts';
import { ordersOf } from '../helpers/stored-orders.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();
const calculation = /\/order\/calculate-guest$/u;
const outdated = 'You are offline. Prices may be out of date.';

/** What the page says to the console as errors, those of the network apart. */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('net::ERR')) errors.push(message.text());
  });
  return errors;
}

test('offline, prices are marked and paying is refused with a word; online again, all goes on by itself', async () => {
  const email = 'offline@example.com';
  const page = await stage().newPage();
  const errors = errorsOf(page);
  const form = await openForm(page, stage().partnerUrl + orderPage);
  const summary = await fillUpToPayment(form, { ...sampleGuest, email });

  await page.context().setOffline(true);
  await summary.dialog.getByText(outdated).waitFor();
  await summary.payButton.click();
  await form.toast('You are offline. Your order is kept: try again once you are connected.').waitFor();
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
  await again.payButton.and(page.locator('[aria-disabled=false]')).click();
  await (await new Checkout(page).arrived()).payWith(goodCard);
  await new Checkout(page).paid();
  expect(await ordersOf(stage().db, email)).toMatchObject([{ status: 'paid' }]);
  expect(errors).toEqual([]);
});

test('a price that can’t be had is told once, asked for by Pay and by Try again, and the focus stays', async () => {
  const page = await stage().newPage();
  const form = await openForm(page, stage().partnerUrl + orderPage);
  const summary = await fillUpToPayment(form);
  const state = summary.field('combobox', 'State/Province');
  await page.route(calculation, (route) =>
    route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' } }),
  );
  await state.selectOption('QC');
  const again = summary.button('Try again');
  await again.waitFor({ timeout: 30_000 });
  expect(await summary.dialog.getByText('Prices may be out of date.').count()).toBe(1);
  const asked = page.waitForRequest(calculation);
  await again.focus();
  await page.keyboard.press('Enter');
  await asked;
  await expect.poll(() => hasFocus(summary.payButton)).toBe(true);
  await again.waitFor({ timeout: 30_000 });
  await page.unroute(calculation);
  await page.keyboard.press('Enter');
  await summary.payButton.and(page.locator('[aria-disabled=false]')).waitFor();
  expect(await hasFocus(summary.payButton)).toBe(true);
});

test('a page that is prerendered with a saved order asks for lists and prices, and plays nothing', async () => {
  const page = await stage().newPage();
  const url = stage().partnerUrl + orderPage;
  await fillSmallOrder(await openForm(page, url));
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.resourceType()} ${request.url()}`));
  const form = await openForm(page, url);
  await form.totals.getByText('$129.00').first().waitFor();
  const posts = asked.filter((line) => line.startsWith('POST'));
  expect(posts.every((line) => calculation.test(line))).toBe(true);
  expect(asked.filter((line) => line.includes(' media '))).toEqual([]);
  expect(await form.message(1).text.inputValue()).toBe(sampleText);
});
