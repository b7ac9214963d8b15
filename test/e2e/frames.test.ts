import type { Frame, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listenTo } from '../helpers/host-visit.ts';
import { Checkout } from '../helpers/checkout.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { fillUpToPayment } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

async function openFrame(page: Page, name: string): Promise<{ form: OrderForm; frame: Frame }> {
  await page.goto(`${stage().partnerUrl}/frames/${name}.html`);
  const frame = await page.locator('iframe').elementHandle();
  const content = await frame?.contentFrame();
  if (!content) throw new Error('The page has no frame.');
  return { form: await new OrderForm(page, content).ready(), frame: content };
}

test('from a frame the whole page leaves for the payment', async () => {
  const page = await stage().newPage();
  // Frames of other sites have no storage in some browsers, which is only logged.
  const complaints = await listenTo(page, ['error']);
  const { form } = await openFrame(page, 'other-site');
  const summary = await fillUpToPayment(form);
  await summary.payButton.click();
  await new Checkout(page).arrived();
  expect(complaints).toEqual([]);
});

/** How often a call was made. */
function countOf(page: Page, path: string): () => number {
  let made = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) made += 1;
  });
  return () => made;
}

const opener = 'Pay in a new window';

test('in a sandbox the summary says why it can’t leave, and opens the payment in a new window', async () => {
  const page = await stage().newPage();
  const { form } = await openFrame(page, 'sandbox-without-origin');
  const created = countOf(page, '/order/guest');
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
  expect(created()).toBe(1);
  expect(page.url()).toContain('/frames/');
});

test('a frame without permissions shows the address of the payment', async () => {
  const page = await stage().newPage();
  const { form } = await openFrame(page, 'sandbox');
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
  const { form } = await openFrame(page, 'sandbox-with-popups');
  await form.write(1, 'Hello');
  const login = form.region.getByRole('link', { name: 'Login' });
  const [opened] = await Promise.all([page.waitForEvent('popup'), login.click()]);
  await opened.waitForURL(/\/login\?redirect=/u);
  expect(opened.url()).toContain('#draft=');
  const { form: free } = await openFrame(page, 'other-site');
  await free.region.getByRole('link', { name: 'Login' }).click();
  await page.waitForURL(/\/login\?redirect=/u);
});
