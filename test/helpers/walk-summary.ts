import type { OrderForm } from './order-form.ts';
import { sampleGuest } from './sample-order.ts';
import { hold, settled, type WalkOptions } from './walk-tools.ts';

/** The summary and the guest form, up to the redirect. */
export async function walkSummary(form: OrderForm, { page, shopUrl, visit }: WalkOptions): Promise<void> {
  const summary = await form.openSummary();
  await settled(page);
  await visit('summary');
  await summary.continueAsGuest();
  await visit('guest form');
  await summary.field('textbox', 'Email').fill('nobody');
  for (const name of ['First name', 'Last name']) await summary.field('textbox', name).focus();
  await summary.field('combobox', 'Country').selectOption('CA');
  await summary.field('combobox', 'State/Province').focus();
  await summary.field('textbox', 'Street address').focus();
  await summary.dialog.getByText('Please enter a valid email address').first().waitFor();
  await settled(page);
  await visit('guest form with errors');
  const showPrices = await hold(page, `${shopUrl}/api/order/calculate-guest`);
  await summary.field('combobox', 'State/Province').selectOption('QC');
  await summary.dialog.locator('[aria-busy=true]').first().waitFor();
  await visit('prices being updated');
  showPrices();
  await summary.enterGuest(sampleGuest);
  await settled(page);
  await visit('guest form filled');
  const letThrough = await hold(page, `${shopUrl}/api/order/guest`);
  await summary.payButton.click();
  await summary.button('Processing order...').waitFor();
  await visit('busy');
  letThrough();
  await form.toast('Order created successfully! Redirecting to payment...').waitFor();
}
