import type { Page } from 'playwright-core';
import { Checkout, declinedCard, goodCard } from './checkout.ts';
import { OrderForm } from './order-form.ts';
import { orderPage } from './sample-order.ts';
import { walkAccount } from './walk-account.ts';
import { walkDesk, walkDialogs } from './walk-dialogs.ts';
import { walkForm, walkLoading, walkSummary } from './walk-form.ts';
import { settled, type Visit, type WalkOptions } from './walk-tools.ts';

async function walkCheckout(page: Page, visit: Visit): Promise<void> {
  const checkout = await new Checkout(page).arrived();
  await visit('checkout');
  await checkout.payWith('4242 4242 4242 4241');
  await checkout.alert.waitFor();
  await visit('checkout with errors');
  await checkout.payWith(declinedCard);
  await checkout.alert.filter({ hasText: 'declined' }).waitFor();
  await visit('declined');
  await checkout.payWith(goodCard);
  await checkout.paid();
  await visit('thank you');
}

/** A guest's whole way, from the loading form to the thank-you page, and the form that has sent an order before. */
async function walkAsGuest(options: WalkOptions): Promise<void> {
  const { page, partnerUrl, visit } = options;
  const form = await walkLoading(options);
  await walkForm(form, options);
  await walkSummary(form, options);
  await walkCheckout(page, visit);
  await page.goto(partnerUrl + orderPage);
  await form.button('Start a new order').waitFor();
  await settled(page);
  await visit('sent before');
  await page.evaluate(() => localStorage.clear());
}

/** Clears what the form has saved, on a page without it: a form that is left saves what is pending. */
async function forget(page: Page, partnerUrl: string): Promise<void> {
  await page.goto(`${partnerUrl}/`);
  await page.evaluate(() => localStorage.clear());
}

/** The other dialogs, the script desk, a shop that is down, a customer's way, and the pages beside it. */
async function walkBeside(options: WalkOptions): Promise<void> {
  const { page, partnerUrl, shopUrl, visit } = options;
  await walkDialogs(options);
  await forget(page, partnerUrl);
  await walkDesk(options);
  await forget(page, partnerUrl);
  await page.route(`${shopUrl}/api/**`, (route) => route.abort());
  await page.goto(partnerUrl + orderPage);
  await new OrderForm(page).button('Try again').waitFor();
  await visit('shop down');
  await page.unroute(`${shopUrl}/api/**`);
  await walkAccount(options);
  for (const path of ['/terms', '/privacy', '/login']) {
    await page.goto(shopUrl + path);
    await visit(path.slice(1));
  }
}

/** The ways that visit every screen between them, each begun in a fresh browser or after another one. */
export const walks = {
  'from the empty form to the thank-you page': walkAsGuest,
  'through the dialogs, the script desk, a shop that is down and an account': walkBeside,
} as const;
