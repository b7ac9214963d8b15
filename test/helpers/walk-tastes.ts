import type { OrderForm } from './order-form.ts';
import { openForm, sampleText } from './sample-order.ts';
import { settled, type WalkOptions } from './walk-tools.ts';

/** Pages of companies of different taste, in demo/pages/tastes. */
export const tastes = ['law-firm', 'dentist', 'restaurant', 'dark-studio', 'bare'] as const;

/** Two voices, two messages with something to look at, a track and all options. */
export async function fillRichOrder(form: OrderForm): Promise<void> {
  await form.chooseVoice('Female', 'Emma');
  await form.button('Add another voice').click();
  await form.chooseVoice('Male', 'James');
  await form.write(1, `${sampleText} Ask us about [product or service] & more.`);
  await form.message(1).button('Add message').click();
  await form.message(2).openDelivery();
  await form.message(2).example.selectOption({ index: 4 });
  await form.chooseExtras();
  await form.applyDiscount('WELCOME10');
  await form.toast('Discount applied successfully!').waitFor();
  await form.button('Copy all scripts').waitFor();
  await form.closeToasts();
}

/** The same order on each of the pages. */
export async function walkTastes({ page, partnerUrl, visit }: WalkOptions): Promise<void> {
  for (const taste of tastes) {
    const form = await openForm(page, `${partnerUrl}/tastes/${taste}.html`);
    await fillRichOrder(form);
    await settled(page);
    await visit(taste.replace('-', ' '));
    await page.evaluate(() => localStorage.clear());
  }
}
