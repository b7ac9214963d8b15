import type { Locator, Page } from 'playwright-core';

export const accountPassword = 'correct horse 42';

/** Follows the newest mail that confirms an address, in this page. */
async function confirmByMail(page: Page, email: string): Promise<void> {
  await page.goto(new URL('/outbox', page.url()).href);
  const mail = page.locator('section', { hasText: `To ${email}` });
  await mail
    .getByRole('link', { name: /\/verify\// })
    .first()
    .click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
}

/** Makes an account on the shop's page, and logs in by the link in its mail. */
export async function registerAndLogIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Bea');
  await page.getByLabel('Last name').fill('Roy');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(accountPassword);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await confirmByMail(page, email);
  await page.getByRole('link', { name: 'Account' }).waitFor();
}

/** Fills in what the profile of a new account lacks, and saves it. */
export async function saveProfile(dialog: Locator): Promise<void> {
  for (const [name, value] of [
    [/^Phone/u, '+1 613 555 0100'],
    [/^Street/u, 'Bank Street'],
    [/^No\./u, '12'],
    [/^City/u, 'Ottawa'],
    [/^Postal/u, 'K1P 5N2'],
  ] as const) {
    await dialog.getByRole('textbox', { name }).fill(value);
  }
  await dialog.getByRole('combobox', { name: /^Country/u }).selectOption('CA');
  await dialog.getByRole('combobox', { name: /^Province/u }).selectOption('ON');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
}

/** Everything that a page stores or shows where a token must not be. */
export function keptTexts(page: Page): Promise<string> {
  return page.evaluate(() => {
    const storages = [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage)));
    return [location.href, document.cookie, ...storages].join('\n');
  });
}
