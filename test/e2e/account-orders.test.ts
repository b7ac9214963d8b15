import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccountWithOrder } from '../helpers/account-order.ts';
import { violationsOn } from '../helpers/axe.ts';
import { Checkout } from '../helpers/checkout.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

// First: the other test leaves an unpaid order behind.
test('the page of a payment being confirmed updates, with and without scripts', async () => {
  const page = await stage().newPage();
  await openAccountWithOrder(page, stage().shopUrl);
  const { db } = stage();
  const order = await db.selectFrom('orders').selectAll().where('status', '=', 'awaiting-payment').executeTakeFirst();
  const watch = async (javaScriptEnabled: boolean): Promise<Page> => {
    const waiting = await stage().newPage({ javaScriptEnabled });
    await waiting.goto(`${stage().shopUrl}/thank-you/${order?.token}`);
    await waiting.getByRole('heading', { name: /being confirmed$/u }).waitFor();
    const look = await waiting.waitForRequest(/\/thank-you\//u);
    expect(look.isNavigationRequest()).toBe(!javaScriptEnabled);
    return waiting;
  };
  const pages = await Promise.all([true, false].map(watch));
  await page.getByRole('link', { name: 'Pay now' }).click();
  await new Checkout(page).pay();
  for (const waiting of pages) {
    await waiting.getByRole('heading', { name: 'Thank you, Bea' }).waitFor();
    expect(await waiting.locator('meta[http-equiv=refresh], script[src="/public/confirming.js"]').count()).toBe(0);
  }
});

test('an unpaid order is discarded from the account, by the keyboard and without its scripts', async () => {
  const page = await stage().newPage();
  await page.route('**/public/*.js', (route) => route.abort());
  await openAccountWithOrder(page, stage().shopUrl);
  const discard = page.getByRole('link', { name: /^Discard.*order \d+$/u });
  const question = page.getByRole('heading', { name: /^Discard order \d+\?$/u });

  await discard.press('Enter');
  await question.waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Keep it' }).press('Enter');
  await discard.press('Enter');
  await question.waitFor();
  await page.getByRole('button', { name: 'Discard' }).press('Enter');

  await page.getByRole('status').filter({ hasText: 'The order has been discarded.' }).waitFor();
  expect(await page.getByRole('article').count()).toBe(0);
  await page.getByText('No orders yet.').waitFor();
  await page.reload();
  expect(await page.getByRole('status').count()).toBe(0);
});
