import { OrderForm } from './order-form.ts';
import { orderPage, sampleText, sampleGuest } from './sample-order.ts';
import { hold, settled, type WalkOptions } from './walk-tools.ts';

const longText = `${sampleText} `.repeat(5).trim();

/** The form while it loads. */
export async function walkLoading({ page, partnerUrl, shopUrl, visit }: WalkOptions): Promise<OrderForm> {
  const letThrough = await hold(page, `${shopUrl}/api/{voice,soundtrack}**`);
  await page.goto(partnerUrl + orderPage);
  const form = new OrderForm(page);
  await form.region.waitFor();
  await visit('loading');
  letThrough();
  return form.ready();
}

/** The form, from empty to filled in. */
export async function walkForm(form: OrderForm, { page, shopUrl, visit }: WalkOptions): Promise<void> {
  await visit('empty');
  await form.summaryButton.click();
  await form.issues.waitFor();
  await form
    .toast(/Message #1 has no text/u)
    .first()
    .waitFor();
  await visit('issues');
  await form.closeToasts();
  const letThrough = await hold(page, `${shopUrl}/api/order/calculate-guest`);
  await form.chooseVoice('Female', 'Emma');
  await form.totals.getByText('Updating prices…').waitFor();
  await visit('first prices');
  letThrough();
  await form.button('Add another voice').click();
  await form.chooseVoice('Male', 'James');
  await form.write(1, sampleText);
  await form.message(1).button('Add message').click();
  await form.write(2, longText);
  await form.message(2).openDelivery();
  await form.message(2).guide.selectOption('custom');
  await form.message(2).customStyle.fill('Smile while you speak.');
  await form.chooseExtras();
  await form.applyDiscount('NOPE');
  await form.toast('Invalid discount code').waitFor();
  await settled(page);
  await visit('invalid discount');
  await form.closeToasts();
  await form.applyDiscount('WELCOME10');
  await form.toast('Discount applied successfully!').waitFor();
  await settled(page);
  await visit('filled');
  await form.closeToasts();
}

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
