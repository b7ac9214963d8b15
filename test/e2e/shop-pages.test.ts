import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccountWithOrder } from '../helpers/account-order.ts';
import { registerAndLogIn } from '../helpers/account-pages.ts';
import { Checkout, declinedCard, goodCard } from '../helpers/checkout.ts';
import { hasFocus } from '../helpers/keyboard.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

/** Whether this element has the focus and is completely in the window, or from its beginning if it is higher. */
const isRead = (box: Locator): Promise<boolean> =>
  box.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return document.activeElement === element && top >= 0 && (bottom <= innerHeight || top <= 20);
  });

const windows = [
  { width: 320, height: 256 },
  { width: 1280, height: 800 },
];

test('a form that is wrong begins with what is, without scripts and again, in every window', async () => {
  const page = await stage().newPage({ javaScriptEnabled: false });
  const alert = page.getByRole('alert');
  const inEach = async (walk: () => Promise<void>): Promise<void> => {
    for (const size of windows) {
      await page.setViewportSize(size);
      await walk();
    }
  };
  await inEach(async () => {
    await page.goto(`${stage().shopUrl}/register`);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect.poll(() => isRead(alert)).toBe(true);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Enter your first name.' });
    expect(await hasFocus(link)).toBe(true);
    // A block: the marker of a long item is at its first line.
    expect(await link.evaluate((element) => getComputedStyle(element).display)).toBe('block');
  });
  await registerAndLogIn(page, 'wrong@example.com');
  const save = page.getByRole('button', { name: 'Save changes' });
  await inEach(async () => {
    await page.goto(`${stage().shopUrl}/account/details`);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await save.click();
    await expect.poll(() => isRead(alert)).toBe(true);
    // A followed link to a field doesn't keep the focus there.
    await page.getByRole('link', { name: 'Enter the city.' }).click();
    await page.getByLabel('City').fill('Ottawa');
    await save.click();
    await page.getByRole('link', { name: 'Enter the city.' }).waitFor({ state: 'detached' });
    await expect.poll(() => isRead(alert)).toBe(true);
  });
});

test('an order of an account is placed again, paid after a declined card, and printed', async () => {
  const page = await stage().newPage();
  await openAccountWithOrder(page, stage().shopUrl);
  const again = page.getByRole('link', { name: 'Order again' });
  const said = page.getByText('Your order is back in the form.');
  // The page says so only once the form is there, and once.
  await page.route('**/voice-order-form.js', (route) => route.abort());
  await again.click();
  await said.waitFor({ state: 'attached' });
  await expect.poll(() => said.isVisible()).toBe(false);
  await page.unroute('**/voice-order-form.js');
  await page.goto(`${stage().shopUrl}/account`);
  await again.click();
  const form = await new OrderForm(page).ready();
  await said.and(page.getByRole('status')).waitFor();
  expect(await form.message(1).text.inputValue()).toBe('Thank you for calling. Please stay on the line.');
  await page.reload();
  await form.ready();
  expect(await said.count()).toBe(0);

  // A card form that is shown again has the focus, also after the link to the content.
  await page.goto(`${stage().shopUrl}/account`);
  await page.getByRole('link', { name: 'Pay now' }).click();
  const checkout = await new Checkout(page).arrived();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).hash).toBe('#content');
  await checkout.payWith(declinedCard);
  await checkout.alert.waitFor();
  await expect.poll(() => hasFocus(page.getByRole('textbox', { name: 'Card number' }))).toBe(true);

  // The receipt is first on the paper, without buttons, and is saved as a PDF.
  await page.addInitScript(() => Object.assign(window, { print: () => document.body.classList.add('printed') }));
  await checkout.payWith(goodCard);
  await checkout.paid();
  const button = page.getByRole('button', { name: 'Print' });
  await button.click();
  expect(await page.evaluate(() => document.body.className)).toBe('printed');
  const link = page.getByRole('link', { name: 'Save as PDF' });
  const pdf = await page.request.get(new URL(String(await link.getAttribute('href')), page.url()).href);
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.emulateMedia({ media: 'print' });
  expect([await button.isVisible(), await link.isVisible()]).toEqual([false, false]);
  const topOf = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())?.y ?? 0;
  expect(await topOf('Receipt')).toBeLessThan(await topOf('What happens next'));
});
