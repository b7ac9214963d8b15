import { expect, test } from 'vitest';
import { accountPassword, registerAndLogIn } from '../helpers/account-pages.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { fillSmallOrder, orderPage, sampleText } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

test('an order survives choosing a new password by mail', async () => {
  const email = 'forgetful@example.com';
  const page = await stage().newPage();
  await page.goto(`${stage().shopUrl}/register`);
  await registerAndLogIn(page, email);
  await page.goto(`${stage().shopUrl}/account`);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.goto(stage().partnerUrl + orderPage);
  const form = await new OrderForm(page).ready();
  await fillSmallOrder(form);
  await (await form.openSummary()).button('Login to Account').click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send email' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  // The mail opens another tab.
  const tab = await page.context().newPage();
  await tab.goto(`${stage().shopUrl}/outbox`);
  await tab
    .getByRole('link', { name: /\/reset\//u })
    .first()
    .click();
  await tab.getByLabel('New password').fill(accountPassword);
  await tab.getByRole('button', { name: 'Save password' }).click();
  await tab.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await tab.getByLabel('Email').fill(email);
  await tab.getByLabel('Password').fill(accountPassword);
  await tab.getByRole('button', { name: 'Log in' }).click();
  const atShop = await new OrderForm(tab).ready();
  await expect.poll(() => atShop.message(1).text.inputValue()).toBe(sampleText);
});
