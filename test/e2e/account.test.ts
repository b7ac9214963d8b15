import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccountWithOrder } from '../helpers/account-order.ts';
import { keptTexts, registerAndLogIn, saveProfile, accountPassword } from '../helpers/account-pages.ts';
import { Checkout, declinedCard } from '../helpers/checkout.ts';
import { isInSight } from '../helpers/in-sight.ts';
import { hasFocus } from '../helpers/keyboard.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { fillSmallOrder, openForm, orderPage, sampleText } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { setAttribute, setProperties } from '../helpers/steps.ts';
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

/** A buyer with a new account and a complete profile on the shop's order page. */
async function newBuyer(email: string): Promise<{ page: Page; form: OrderForm }> {
  const page = await stage().newPage();
  await page.goto(`${stage().shopUrl}/register?redirect=${encodeURIComponent('/?service=moh')}`);
  await registerAndLogIn(page, email);
  expect(page.url()).toBe(`${stage().shopUrl}/?service=moh`);
  const form = await new OrderForm(page).ready();
  await form.button('Update profile').click();
  const dialog = page.getByRole('dialog', { name: 'Your profile' });
  await saveProfile(dialog);
  await form.toast('Saved changes.').waitFor();
  await dialog.waitFor({ state: 'detached' });
  return { page, form };
}

/** Follows a link of the account's page to the order page. */
async function follow(form: OrderForm, link: 'New order' | 'Order again'): Promise<void> {
  await form.page.goto(`${stage().shopUrl}/account`);
  await form.page.getByRole('link', { name: link }).click();
}

/** The page's token is in none of the places where others could read it. */
async function expectTokenHidden(page: Page): Promise<void> {
  const token = await page.evaluate(() => document.querySelector('voice-order-form')?.accessToken ?? '');
  expect(token.split('.')).toHaveLength(3);
  const kept = await keptTexts(page);
  expect(kept).not.toContain(token.split('.')[2]);
  expect(kept).not.toContain('session=');
  expect(await page.content()).not.toContain(token);
}

/** Pays on the account's page, after a declined card, and finds the order there. */
async function payAfterAll(page: Page): Promise<void> {
  await page.goto(`${stage().shopUrl}/account`);
  await page.getByText('Awaiting payment').waitFor();
  const checkout = new Checkout(page);
  await page.getByRole('link', { name: 'Pay now' }).click();
  await (await checkout.arrived()).payWith(declinedCard);
  await checkout.alert.waitFor();
  await checkout.cancelLink.click();
  await page.waitForURL(/\/account$/u);
  await page.getByRole('link', { name: 'Pay now' }).click();
  await checkout.pay();
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
  expect(await isInSight(form.button('Start a new order'), [0.05, 0.95])).toBe(true);
  await follow(form, 'New order');
  await form.ready();
  expect([await form.message(1).text.inputValue(), await form.button('Start a new order').count()]).toEqual(['', 0]);
  await follow(form, 'Order again');
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
    await follow(form, 'New order');
    await question.getByRole('button', { name: answer }).click();
    await question.waitFor({ state: 'detached' });
    expect(await form.message(1).text.inputValue()).toBe(text);
  }
}

test('an account is made, orders, pays and orders again, and its token stays out of storage, address and HTML', async () => {
  const { page, form } = await newBuyer('whole@example.com');
  await expectTokenHidden(page);
  await fillSmallOrder(form);
  // With an expired token, the page is asked for a fresh one, without the buyer noticing.
  await setProperties(page, { accessToken: 'over' });
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
  for (const size of windows) {
    await page.setViewportSize(size);
    await page.goto(`${stage().shopUrl}/register`);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect.poll(() => isRead(alert)).toBe(true);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Enter your first name.' });
    expect(await hasFocus(link)).toBe(true);
    // A block: the marker of a long item is at its first line.
    expect(await link.evaluate((element) => getComputedStyle(element).display)).toBe('block');
  }
  await registerAndLogIn(page, 'wrong@example.com');
  const save = page.getByRole('button', { name: 'Save changes' });
  for (const size of windows) {
    await page.setViewportSize(size);
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
  }
});

test('the shop page’s address is read even if sync-url is set later', async () => {
  const page = await stage().newPage();
  const url = `${stage().shopUrl}/late?service=voip&campaign=x`;
  const script = '<script src="/voice-order-form.js"></script>';
  const body = `<!doctype html><title>Late</title>${script}<voice-order-form></voice-order-form>`;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
  const form = await openForm(page, url);
  expect(page.url()).toBe(url);
  await setAttribute(page, 'sync-url', '');
  await expect.poll(() => form.tab('Telephone Voice Prompts').getAttribute('aria-selected')).toBe('true');
  await form.tab('Mobile Voicemail').click();
  await expect.poll(() => page.url()).toBe(url.replace('voip', 'mvoice'));
});
