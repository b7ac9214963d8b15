import { Checkout, declinedCard, goodCard } from './checkout.ts';
import { OrderForm } from './order-form.ts';
import { orderPage } from './sample-order.ts';
import { walkAccount } from './walk-account.ts';
import { walkDesk } from './walk-desk.ts';
import { walkDialogs } from './walk-dialogs.ts';
import { walkForm, walkLoading } from './walk-form.ts';
import { walkSummary } from './walk-summary.ts';
import { settled, type WalkOptions } from './walk-tools.ts';

async function walkCheckout({ page, visit }: WalkOptions): Promise<void> {
  const checkout = await new Checkout(page).arrived();
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
  await walkCheckout(options);
  await page.goto(partnerUrl + orderPage);
  await form.button('Start a new order').waitFor();
  await settled(page);
  await visit('sent before');
}

/** Clears what the form has saved, on a page without it: a form that is left saves what is pending. */
async function forget({ page, partnerUrl }: WalkOptions): Promise<void> {
  await page.goto(`${partnerUrl}/`);
  await page.evaluate(() => localStorage.clear());
}

/** The other dialogs, the script desk, a shop that is down, and a customer's way. */
async function walkBeside(options: WalkOptions): Promise<void> {
  const { page, partnerUrl, shopUrl, visit } = options;
  await walkDialogs(options);
  await forget(options);
  await walkDesk(options);
  await forget(options);
  await page.route(`${shopUrl}/api/**`, (route) => route.abort());
  await page.goto(partnerUrl + orderPage);
  await new OrderForm(page).button('Try again').waitFor();
  await visit('shop down');
  await page.unroute(`${shopUrl}/api/**`);
  await walkAccount(options);
}

/** The ways that visit every kind of screen between them. */
export const walks = {
  'from the empty form to the thank-you page': walkAsGuest,
  'through the dialogs, the script desk, a shop that is down and an account': walkBeside,
} as const;
