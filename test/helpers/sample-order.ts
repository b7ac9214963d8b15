import type { BrowserContextOptions, Page } from 'playwright-core';
import { OrderForm } from './order-form.ts';
import type { Stage } from './stage.ts';
import type { GuestEntry, Summary } from './summary.ts';

export const orderPage = '/partner/on-hold-audio.html';

export const sampleText = 'Thank you for calling. All our lines are busy, so please stay with us.';

export const sampleGuest: GuestEntry = {
  email: 'marie@example.com',
  firstName: 'Marie',
  lastName: 'Tremblay',
  country: 'CA',
  state: 'ON',
  street: '100 Queen Street West',
  postalCode: 'M5H 2N2',
};

/** Opens a page with the order form and waits until it can be used. */
export async function openForm(page: Page, url: string): Promise<OrderForm> {
  await page.goto(url);
  return new OrderForm(page).ready();
}

/** The order form on a new page, ready to be used. A path is one of the partner's site. */
export async function openOrder({ newPage, partnerUrl }: Stage, options: BrowserContextOptions = {}, path = orderPage) {
  const page = await newPage(options);
  return { page, form: await openForm(page, new URL(path, partnerUrl).href) };
}

/** The smallest order: one voice and one message. */
export async function fillSmallOrder(form: OrderForm): Promise<void> {
  await form.chooseVoice('Female', 'Emma');
  await form.write(1, sampleText);
}

/** Up to the guest form, all filled in, with the total of the address shown. */
export async function fillUpToPayment(form: OrderForm, guest: GuestEntry = sampleGuest): Promise<Summary> {
  await fillSmallOrder(form);
  const summary = await form.openSummary();
  await summary.continueAsGuest();
  await summary.enterGuest(guest);
  await summary.payButton.and(form.within.locator('[aria-disabled=false]')).waitFor();
  return summary;
}
