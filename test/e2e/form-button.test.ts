import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Checkout } from '../helpers/checkout.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { fillUpToPayment, sampleText } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { hold } from '../helpers/walk-tools.ts';

const stage = setStage();

const label = 'Order On Hold Message';

/** Opens the page whose form is behind a button, and collects the element's events. */
async function openPage() {
  const page = await stage().newPage({ viewport: { width: 900, height: 600 } });
  const told: { readonly name: string; readonly detail: unknown }[] = [];
  await page.exposeFunction('tell', (name: string, detail: unknown) => told.push({ name, detail }));
  await page.addInitScript(() => {
    for (const name of ['voice-order-open', 'voice-order-close'])
      document.addEventListener(name, (event) =>
        Reflect.get(window, 'tell')(name, event instanceof CustomEvent ? event.detail : null),
      );
  });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto(`${stage().partnerUrl}/button.html`);
  const button = page.getByRole('button', { name: label });
  const dialog = page.getByRole('dialog', { name: label });
  await button.waitFor();
  return { page, told, calls, button, dialog, form: new OrderForm(page) };
}

const call = (page: Page, method: 'show' | 'hide'): Promise<void> =>
  page.evaluate((name) => document.querySelector('voice-order-form')?.[name](), method);

const isOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('voice-order-form')?.isOpen === true);

const isFocused = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.querySelector('voice-order-form')?.shadowRoot?.activeElement?.matches('[data-opens]') === true,
  );

test('the form behind a button loads when the pointer reaches it, stores nothing yet, fills the screen, and keeps its order', async () => {
  const { page, told, calls, button, dialog, form } = await openPage();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual(['/button.html', '/voice-order-form.js']);
  expect(await form.region.count()).toBe(0);
  await button.hover();
  await expect.poll(() => calls).toContain('/api/voice');
  await button.click();
  await form.ready();
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 900, height: 600 });
  // Opening it stores nothing.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await form.write(1, sampleText);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
  await page.mouse.move(400, 300);
  await page.mouse.wheel(0, 5000);
  await page.emulateMedia({ media: 'print' });
  expect([await form.message(1).text.isVisible(), await form.summaryButton.isVisible()]).toEqual([true, false]);
  await page.emulateMedia({ media: 'screen' });
  expect(await page.evaluate(() => [scrollY, document.documentElement.outerHTML.includes('style=')])).toEqual([
    0,
    false,
  ]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect([await isFocused(page), await isOpen(page)]).toEqual([true, false]);
  await page.keyboard.press('Enter');
  await form.ready();
  expect(await form.message(1).text.inputValue()).toBe(sampleText);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await isFocused(page)).toBe(true);
  const detail = { service: 'moh', referral: 'acme' };
  const [open, close] = [
    { name: 'voice-order-open', detail },
    { name: 'voice-order-close', detail },
  ];
  expect(told).toEqual([open, close, open, close]);
});

test('the page opens and closes the form, which stays open while an order is placed, and after a cancelled payment', async () => {
  const { page, dialog, form } = await openPage();
  await call(page, 'show');
  await form.ready();
  await call(page, 'hide');
  await expect.poll(() => isFocused(page)).toBe(true);
  await call(page, 'show');
  await form.ready();
  const summary = await fillUpToPayment(form);
  const goOn = await hold(page, '**/api/order/guest');
  await summary.payButton.click();
  await form.page.getByRole('button', { name: 'Processing order...' }).waitFor();
  await call(page, 'hide');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect([await dialog.count(), await isOpen(page)]).toEqual([1, true]);
  goOn();
  await (await new Checkout(page).arrived()).cancelLink.click();
  await form.region.getByText('This order hasn’t been paid for.', { exact: true }).waitFor();
  expect([await dialog.count(), await isOpen(page)]).toEqual([1, true]);
});
