import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { registerAndLogIn } from '../helpers/account-pages.ts';
import { hasFocus } from '../helpers/keyboard.ts';
import { openForm } from '../helpers/sample-order.ts';
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

test('the shop page’s address is read even if sync-url is set later', async () => {
  const page = await stage().newPage();
  const url = `${stage().shopUrl}/late?service=voip&campaign=x`;
  const script = '<script src="/voice-order-form.js"></script>';
  const body = `<!doctype html><title>Late</title>${script}<voice-order-form></voice-order-form>`;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
  const form = await openForm(page, url);
  expect(page.url()).toBe(url);
  await page.locator('voice-order-form').evaluate((element) => element.setAttribute('sync-url', ''));
  await expect.poll(() => form.tab('Telephone Voice Prompts').getAttribute('aria-selected')).toBe('true');
  await form.tab('Mobile Voicemail').click();
  await expect.poll(() => page.url()).toBe(url.replace('voip', 'mvoice'));
});
