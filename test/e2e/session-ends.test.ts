import { expect, test } from 'vitest';
import { registerAndLogIn, saveProfile } from '../helpers/account-pages.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

test('the header offers the login after the session ended in another tab', async () => {
  const page = await stage().newPage();
  await page.goto(`${stage().shopUrl}/register?redirect=${encodeURIComponent('/?service=moh')}`);
  await registerAndLogIn(page, 'two-tabs@example.com');
  const form = await new OrderForm(page).ready();
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Account' }).waitFor();
  const other = await page.context().newPage();
  await other.goto(`${stage().shopUrl}/account`);
  await other.getByRole('button', { name: 'Log out', exact: true }).click();
  await other.waitForURL((url) => url.pathname !== '/account');
  await form.button('Update profile').click();
  await saveProfile(page.getByRole('dialog', { name: 'Your profile' }));
  const login = page.locator('header a', { hasText: 'Log in' });
  await login.waitFor();
  expect(await login.getAttribute('href')).toBe('/login');
  expect(await page.locator('header a', { hasText: 'Account' }).count()).toBe(0);
});
