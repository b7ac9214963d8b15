import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccountWithOrder } from '../helpers/account-order.ts';
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
