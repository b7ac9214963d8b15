import { expect, test } from 'vitest';
import { accountPassword, confirmByMail } from '../helpers/account-pages.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

test('everything can be done with the keyboard, and without scripts', async () => {
  const page = await stage().newPage({ javaScriptEnabled: false });
  await page.goto(`${stage().shopUrl}/register?redirect=%2Faccount`);
  await page.getByLabel('First name').focus();
  for (const text of ['Kay', 'Board', '', 'keys@example.com', accountPassword]) {
    await page.keyboard.type(text);
    if (text !== accountPassword) await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await confirmByMail(page, 'keys@example.com');
  await page.getByRole('heading', { name: 'Your account' }).waitFor();
  expect(await page.getByText('Logged in as').textContent()).toContain('keys@example.com');
});
