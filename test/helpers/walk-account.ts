import { accountPassword, registerAndLogIn } from './account-pages.ts';
import { named } from './named.ts';
import { OrderForm } from './order-form.ts';
import { fillSmallOrder } from './sample-order.ts';
import { settled, type WalkOptions } from './walk-tools.ts';

const profile = {
  Phone: '+1 613 555 0100',
  Street: 'Bank Street',
  'No.': '12',
  City: 'Ottawa',
  Postal: 'K1P 5N2',
} as const;

/** A new account, its profile, the summary of a logged-in buyer, and their own pages. */
export async function walkAccount({ page, shopUrl, visit }: WalkOptions): Promise<void> {
  await page.goto(`${shopUrl}/register?redirect=${encodeURIComponent('/?service=moh')}`);
  await visit('register');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('alert').waitFor();
  await visit('register with errors');
  await registerAndLogIn(page, `walk-${Math.random()}-of-a-rather-long-name@a-rather-long-company.example`);
  const form = await new OrderForm(page).ready();
  await form.button('Update profile').waitFor();
  await visit('profile incomplete');
  await form.button('Update profile').click();
  const dialog = page.getByRole('dialog', named('Your profile'));
  await dialog.waitFor();
  await visit('profile');
  for (const [name, value] of Object.entries(profile)) {
    await dialog.getByRole('textbox', { name: new RegExp(`^${name.replace('.', '\\.')}`, 'u') }).fill(value);
  }
  await dialog.getByRole('combobox', { name: /^Country/u }).selectOption('CA');
  await dialog.getByRole('combobox', { name: /^Province/u }).selectOption('ON');
  await dialog.getByRole('button', named('Save changes')).click();
  await form.toast('Saved changes.').waitFor();
  await visit('profile saved');
  await fillSmallOrder(form);
  const summary = await form.openSummary();
  await settled(page);
  await summary.button('Proceed to payment').waitFor();
  await visit('summary of an account');
  await page.goto(`${shopUrl}/account`);
  await visit('account');
  await page.getByRole('link', named('Change password')).click();
  await page.getByLabel('New password').fill('short');
  await visit('password');
  const save = page.getByRole('button', named('Save password'));
  await save.click();
  await page.getByRole('alert').waitFor();
  await visit('password with errors');
  await page.getByLabel('Current password').fill(accountPassword);
  await page.getByLabel('New password').fill(`another ${accountPassword}`);
  await save.click();
  await page.getByText('Your password has been changed.').and(page.getByRole('status')).waitFor();
  await visit('password changed');
  await page.getByRole('link', named('Edit your details')).click();
  await page.getByLabel('Phone').fill('12');
  await visit('details');
  await page.getByRole('button', named('Save changes')).click();
  await page.getByRole('alert').waitFor();
  await visit('details with errors');
}
