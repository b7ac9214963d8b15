import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accountPassword, registerAndLogIn } from '../helpers/account-pages.ts';
import { violationsOn } from '../helpers/axe.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

/** What axe finds, and by how many pixels the page is too wide. */
async function troubles(page: Page): Promise<readonly unknown[]> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...(await violationsOn(page)), ...(excess > 0 ? [excess] : [])];
}

test.each([
  ['light', 1280],
  ['dark', 320],
] as const)('the pages of accounts are sound: %s, %d px wide', async (colorScheme, width) => {
  const page = await stage().newPage({ colorScheme, viewport: { width, height: 700 } });
  await page.goto(`${stage().shopUrl}/register`);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('alert').waitFor();
  expect(await troubles(page)).toEqual([]);
  await registerAndLogIn(page, `sound-${colorScheme}-of-a-rather-long-name@a-rather-long-company.example`);
  await page.goto(`${stage().shopUrl}/account`);
  expect(await troubles(page)).toEqual([]);
});

test('everything can be done with the keyboard, and without scripts', async () => {
  const page = await stage().newPage({ javaScriptEnabled: false });
  await page.goto(`${stage().shopUrl}/register?redirect=%2Faccount`);
  await page.getByLabel('First name').focus();
  for (const text of ['Kay', 'Board', '', 'keys@example.com', accountPassword]) {
    await page.keyboard.type(text);
    if (text !== accountPassword) await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.getByText('Almost there.').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('keys@example.com');
  await page.getByLabel('Password').focus();
  await page.keyboard.type(accountPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your account' }).waitFor();
});
