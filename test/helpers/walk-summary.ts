import type { OrderForm } from './order-form.ts';
import { sampleGuest } from './sample-order.ts';
import { settled, type WalkOptions } from './walk-tools.ts';

/** The summary and the guest form, up to the payment. */
export async function walkSummary(form: OrderForm, { page, visit }: WalkOptions): Promise<void> {
  const summary = await form.openSummary();
  await settled(page);
  await visit('summary');
  await summary.continueAsGuest();
  await summary.field('textbox', 'Email').fill('nobody');
  for (const name of ['First name', 'Last name']) await summary.field('textbox', name).focus();
  await summary.field('combobox', 'Country').selectOption('CA');
  await summary.field('combobox', 'State/Province').focus();
  await summary.field('textbox', 'Street address').focus();
  await summary.dialog.getByText('Please enter a valid email address').first().waitFor();
  await settled(page);
  await visit('guest form with errors');
  await summary.enterGuest(sampleGuest);
  await summary.payButton.and(page.locator('[aria-disabled=false]')).click();
}
