import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Checkout } from '../helpers/checkout.ts';
import { listenTo } from '../helpers/host-visit.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { fillUpToPayment, sampleText } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { goToCheckout, recordEvents } from '../helpers/steps.ts';
import { hold } from '../helpers/walk-tools.ts';

const stage = setStage();

const label = 'Order On Hold Message';

/** Opens the page whose form is behind a button, and collects the element's events. */
async function openPage() {
  const page = await stage().newPage({ viewport: { width: 900, height: 600 } });
  const told = await recordEvents(page, ['voice-order-open', 'voice-order-close']);
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
  expect(told).toEqual(['open', 'close', 'open', 'close'].map((name) => ({ name: `voice-order-${name}`, detail })));
});

test('a list that is cut short again scrolls the form behind a button, and not the page', async () => {
  const { page, form } = await openPage();
  await page.evaluate(() => document.body.style.setProperty('min-height', '3000px'));
  await call(page, 'show');
  await form.ready();
  await form.button(/^Show all /u).click();
  const fewer = form.button('Show fewer');
  await fewer.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const before = await fewer.boundingBox();
  await fewer.click();
  const all = form.button(/^Show all /u);
  await expect.poll(async () => Math.abs(((await all.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the page opens and closes the form, which stays open with its summary while an order is placed, and after a cancelled payment', async () => {
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
  const busy = summary.button('Processing order...');
  await busy.waitFor();
  await call(page, 'hide');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  expect([await dialog.count(), await isOpen(page)]).toEqual([1, true]);
  // Neither does the summary close. Its button has a spinner; with reduced motion, that does not turn.
  expect([await busy.isVisible(), await summary.button('Close').isDisabled()]).toEqual([true, true]);
  expect(await busy.evaluate((button) => getComputedStyle(button, '::before').borderRadius)).toBe('50%');
  goOn();
  await (await new Checkout(page).arrived()).cancelLink.click();
  await form.region.getByText('This order hasn’t been paid for.', { exact: true }).waitFor();
  expect([await dialog.count(), await isOpen(page)]).toEqual([1, true]);
});

async function openFrame(page: Page, name: string): Promise<OrderForm> {
  await page.goto(`${stage().partnerUrl}/frames/${name}.html`);
  const frame = await page.locator('iframe').elementHandle();
  const content = await frame?.contentFrame();
  if (!content) throw new Error('The page has no frame.');
  return new OrderForm(page, content).ready();
}

test('from a frame the whole page leaves for the payment', async () => {
  const page = await stage().newPage();
  // Frames of other sites have no storage in some browsers, which is only logged.
  const complaints = await listenTo(page, ['error']);
  const form = await openFrame(page, 'other-site');
  await goToCheckout(form);
  expect(complaints).toEqual([]);
});

const opener = 'Pay in a new window';

test('in a sandbox the summary says why it can’t leave, and opens the payment in a new window', async () => {
  const page = await stage().newPage();
  const form = await openFrame(page, 'sandbox-without-origin');
  const posted: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posted.push(new URL(request.url()).pathname));
  const summary = await fillUpToPayment(form);
  await summary.payButton.click();
  const link = summary.dialog.getByRole('link', { name: opener });
  await expect.poll(() => link.evaluate((one) => one.matches(':focus'))).toBe(true);
  expect(await summary.dialog.getByRole('alert').allTextContents()).toContain(
    'Your order has been placed. This site blocks the payment page. Pay in a new window, or open its address yourself.',
  );
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await new Checkout(opened).arrived();
  await form.region.getByText('This order has gone to checkout but hasn’t been paid for yet.').waitFor();
  await summary.dialog.waitFor({ state: 'detached' });
  expect(posted.filter((path) => path === '/api/order/guest')).toHaveLength(1);
  expect(page.url()).toContain('/frames/');
});

test('a frame without permissions shows the address of the payment', async () => {
  const page = await stage().newPage();
  const form = await openFrame(page, 'sandbox');
  const summary = await fillUpToPayment(form);
  await summary.field('textbox', 'Postal code').press('Enter');
  // The link can't open anything here.
  await summary.dialog.getByRole('link', { name: opener }).click();
  const address = await summary.field('textbox', 'Payment page address').inputValue();
  await page.goto(address);
  await new Checkout(page).arrived();
  expect(page.url()).toBe(address);
});

test('the login link leaves the page, or opens a window if that is blocked', async () => {
  const page = await stage().newPage();
  const form = await openFrame(page, 'sandbox-with-popups');
  await form.write(1, 'Hello');
  const login = form.region.getByRole('link', { name: 'Login' });
  const [opened] = await Promise.all([page.waitForEvent('popup'), login.click()]);
  await opened.waitForURL(/\/login\?redirect=/u);
  expect(opened.url()).toContain('#draft=');
  const free = await openFrame(page, 'other-site');
  await free.region.getByRole('link', { name: 'Login' }).click();
  await page.waitForURL(/\/login\?redirect=/u);
});
