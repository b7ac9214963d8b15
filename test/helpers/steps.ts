import type { Locator, Page } from 'playwright-core';
import { Checkout } from './checkout.ts';
import type { OrderForm } from './order-form.ts';
import { fillUpToPayment } from './sample-order.ts';
import type { GuestEntry, Summary } from './summary.ts';

/** Writes messages, and adds those that are missing. */
export async function writeMessages(form: OrderForm, texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    if ((await form.message(index + 1).text.count()) === 0) await form.message(index).button('Add message').click();
    await form.write(index + 1, text);
  }
}

/** Opens the summary and the guest form in it. */
export async function openGuestForm(form: OrderForm): Promise<Summary> {
  const summary = await form.openSummary();
  await summary.continueAsGuest();
  return summary;
}

/** A button once it is enabled: the form marks a disabled one with `aria-disabled`, so that it can have the focus. */
export const enabled = (button: Locator): Locator => button.and(button.page().locator('[aria-disabled=false]'));

/** Places a small order as a guest, up to the shop's checkout. */
export async function goToCheckout(form: OrderForm, guest?: GuestEntry): Promise<Checkout> {
  const summary = await fillUpToPayment(form, guest);
  await summary.payButton.click();
  return new Checkout(form.page).arrived();
}

interface Heard {
  readonly name: string;
  readonly detail: unknown;
}

/** Records these events of the elements of a page, from its next load on. */
export async function recordEvents(page: Page, names: readonly string[]): Promise<readonly Heard[]> {
  const heard: Heard[] = [];
  await page.exposeFunction('tell', (name: string, detail: unknown) => void heard.push({ name, detail }));
  await page.addInitScript((names) => {
    for (const name of names)
      document.addEventListener(name, (event) => Reflect.get(window, 'tell')(name, Reflect.get(event, 'detail')));
  }, names);
  return heard;
}

/** Sets an attribute of the page's form. */
export const setAttribute = (page: Page, name: string, value: string): Promise<void> =>
  page
    .locator('voice-order-form')
    .evaluate((form, [name, value]) => form.setAttribute(name, value), [name, value] as const);

/** Sets properties of the page's form. */
export const setProperties = (page: Page, properties: Readonly<Record<string, unknown>>): Promise<unknown> =>
  page.locator('voice-order-form').evaluate((form, properties) => void Object.assign(form, properties), properties);
