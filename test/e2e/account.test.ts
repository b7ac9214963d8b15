import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccountWithOrder } from '../helpers/account-order.ts';
import { keptTexts, registerAndLogIn, saveProfile, accountPassword } from '../helpers/account-pages.ts';
import { Checkout, declinedCard, goodCard } from '../helpers/checkout.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { fillSmallOrder, sampleText, orderPage } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { ordersOf } from '../helpers/stored-orders.ts';

const stage = setStage();

// First: others leave unpaid orders behind.
test('the page of a payment being confirmed updates, with and without scripts', async () => {
  const page = await stage().newPage();
  await openAccountWithOrder(page, stage().shopUrl);
  const { db } = stage();
  const order = await db.selectFrom('orders').selectAll().where('status', '=', 'awaiting-payment').executeTakeFirst();
  const watch = async (javaScriptEnabled: boolean): Promise<Page> => {
    const waiting = await stage().newPage({ javaScriptEnabled });
    await waiting.goto(`${stage().shopUrl}/thank-you/${order?.token}`);
    await waiting.getByRole('heading', { name: /being confirmed$/u }).waitFor();
    const look = await waiting.waitForRequest(/\/thank-you\//u);
    expect(look.isNavigationRequest()).toBe(!javaScriptEnabled);
    return waiting;
  };
  const pages = await Promise.all([true, false].map(watch));
  await page.getByRole('link', { name: 'Pay now' }).click();
  await new Checkout(page).pay();
  for (const waiting of pages) {
    await waiting.getByRole('heading', { name: 'Thank you, Bea' }).waitFor();
    expect(await waiting.locator('meta[http-equiv=refresh], script[src="/public/confirming.js"]').count()).toBe(0);
  }
});

async function completeProfile(page: Page, form: OrderForm): Promise<void> {
  await form.button('Update profile').click();
  const dialog = page.getByRole('dialog', { name: 'Your profile' });
  await saveProfile(dialog);
  await form.toast('Saved changes.').waitFor();
  await dialog.waitFor({ state: 'detached' });
}

/** A buyer with a new account on the shop's order page. */
async function newBuyer(email: string): Promise<{ page: Page; form: OrderForm }> {
  const page = await stage().newPage();
  await page.goto(`${stage().shopUrl}/register?redirect=${encodeURIComponent('/?service=moh')}`);
  await registerAndLogIn(page, email);
  expect(page.url()).toBe(`${stage().shopUrl}/?service=moh`);
  return { page, form: await new OrderForm(page).ready() };
}

/** The page's token is in none of the places where others could read it. */
async function expectTokenHidden(page: Page): Promise<void> {
  const token = await page.evaluate(() => {
    const element = document.querySelector<HTMLElement & { accessToken?: string }>('voice-order-form');
    return element?.accessToken ?? '';
  });
  expect(token.split('.')).toHaveLength(3);
  const kept = await keptTexts(page);
  expect(kept).not.toContain(token.split('.')[2]);
  expect(kept).not.toContain('session=');
  expect(await page.content()).not.toContain(token);
}

const isInWindow = (box: { readonly y: number; readonly height: number } | null): boolean =>
  box !== null && box.y >= 0 && box.y + box.height <= 720;

async function payOnAccount(page: Page, card: string): Promise<Checkout> {
  await page.getByRole('link', { name: 'Pay now' }).click();
  const checkout = await new Checkout(page).arrived();
  await checkout.payWith(card);
  return checkout;
}

/** Pays on the account's page, after a declined card, and finds the order there. */
async function payAfterAll(page: Page): Promise<void> {
  await page.goto(`${stage().shopUrl}/account`);
  await page.getByText('Awaiting payment').waitFor();
  const declined = await payOnAccount(page, declinedCard);
  await declined.alert.waitFor();
  await declined.cancelLink.click();
  await page.waitForURL(/\/account$/u);
  const paid = await payOnAccount(page, goodCard);
  await paid.paid();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  expect(await page.getByRole('article').count()).toBe(1);
  await page.getByText('Paid', { exact: true }).waitFor();
  await page.getByText('Messages and price').click();
  await page.getByText(sampleText).waitFor();
}

/** The paid order is still in the browser, which says so and offers a new one, in sight, and the same one again. */
async function orderAnew(page: Page, form: OrderForm): Promise<void> {
  await page.goto(`${stage().shopUrl}/?service=moh`);
  await form.ready();
  await form.region.getByText('This order has been paid. Thank you!').waitFor();
  expect(await form.summaryButton.getAttribute('aria-disabled')).toBe('true');
  expect(await form.button('Start a new order').boundingBox()).toSatisfy(isInWindow);
  await page.goto(`${stage().shopUrl}/account`);
  await page.getByRole('link', { name: 'New order' }).click();
  await form.ready();
  expect([await form.message(1).text.inputValue(), await form.button('Start a new order').count()]).toEqual(['', 0]);
  await page.goto(`${stage().shopUrl}/account`);
  await page.getByRole('link', { name: 'Order again' }).click();
  await form.ready();
  expect(await form.message(1).text.inputValue()).toBe(sampleText);
  expect(await form.voice('Emma').isChecked()).toBe(true);
}

/** Work that is not sent is given up only when the buyer says so. */
async function giveUpWork(page: Page, form: OrderForm): Promise<void> {
  const question = page.getByRole('alertdialog', { name: 'Start a new order' });
  for (const [answer, text] of [
    ['Cancel', sampleText],
    ['Continue', ''],
  ] as const) {
    await page.goto(`${stage().shopUrl}/account`);
    await page.getByRole('link', { name: 'New order' }).click();
    await question.getByRole('button', { name: answer }).click();
    await question.waitFor({ state: 'detached' });
    expect(await form.message(1).text.inputValue()).toBe(text);
  }
}

test('an account is made, orders, pays and orders again, and its token stays out of storage, address and HTML', async () => {
  const { page, form } = await newBuyer('whole@example.com');
  await completeProfile(page, form);
  await expectTokenHidden(page);
  await fillSmallOrder(form);
  // With an expired token, the page is asked for a fresh one, without the buyer noticing.
  await page.evaluate(() => Object.assign(document.querySelector('voice-order-form') ?? {}, { accessToken: 'over' }));
  const summary = await form.openSummary();
  await summary.button('Proceed to payment').click();
  await (await new Checkout(page).arrived()).cancelLink.click();
  await page.waitForURL(/\/\?service=moh$/u);
  await payAfterAll(page);
  expect(await ordersOf(stage().db, 'whole@example.com')).toMatchObject([{ status: 'paid', state: 'ON' }]);
  await orderAnew(page, form);
  await giveUpWork(page, form);
});

test('logging in keeps the draft despite mistakes, and logging out ends the session', async () => {
  const page = await stage().newPage();
  await page.route('**/voice-order-form.js', (route) => route.abort());
  const draft = '#draft=abc';
  const kept = page.getByText('Your order is kept.');
  await page.goto(`${stage().shopUrl}/register`);
  expect(await kept.isVisible()).toBe(false);
  await page.goto(`${stage().shopUrl}/register?redirect=%2F%3Fservice%3Dvoip${draft}`);
  await kept.waitFor();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: 'Enter your first name.' }).click();
  await registerAndLogIn(page, 'draft@example.com');
  expect(page.url()).toBe(`${stage().shopUrl}/?service=voip${draft}`);
  await page.goto(`${stage().shopUrl}/account`);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('link', { name: 'Log in' }).waitFor();
  await page.goto(`${stage().shopUrl}/account`);
  expect(page.url()).toContain('/login?redirect=%2Faccount');
});

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
