import { expect, onTestFinished, test } from 'vitest';
import { createShop } from '../../demo/smallest-shop/server.mjs';
import { openAccountWithOrder } from '../helpers/account-order.ts';
import { Checkout, declinedCard, goodCard } from '../helpers/checkout.ts';
import { freePort } from '../helpers/free-port.ts';
import { listenTo } from '../helpers/host-visit.ts';
import { hasFocus } from '../helpers/keyboard.ts';
import { orderElsewhere, toldOnce } from '../helpers/order-elsewhere.ts';
import type { OrderForm } from '../helpers/order-form.ts';
import {
  fillSmallOrder,
  fillUpToPayment,
  openForm,
  openOrder,
  orderPage,
  sampleGuest,
  sampleText,
} from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { enabled, goToCheckout, openGuestForm, recordEvents, setProperties } from '../helpers/steps.ts';
import { ordersOf } from '../helpers/stored-orders.ts';

const stage = setStage();

/** A guest who has cancelled the payment of a small order. */
async function cancelPayment(form: OrderForm, email: string): Promise<Checkout> {
  const checkout = await goToCheckout(form, { ...sampleGuest, email });
  await checkout.cancelLink.click();
  await form.page.waitForURL(/[?&]voice-order-status=/u);
  await form.ready();
  await form.region.getByText('This order hasn’t been paid for.', { exact: true }).waitFor();
  return checkout;
}

test('cancelling leads back to the filled form, and paying is reported once', async () => {
  const email = 'cancel@example.com';
  const page = await stage().newPage();
  const paid = await recordEvents(page, ['voice-order-paid']);
  const form = await openForm(page, stage().partnerUrl + orderPage);
  const checkout = await cancelPayment(form, email);
  expect(await form.message(1).text.inputValue()).toBe(sampleText);
  await form.tab('Female').click();
  expect(await form.voice('Emma').isChecked()).toBe(true);

  await form.button('Continue this order').click();
  const toSummary = form.button('Proceed to payment (Order Summary)');
  await expect.poll(() => hasFocus(toSummary)).toBe(true);
  const summary = await openGuestForm(form);
  // What was typed before checkout is restored; none of it is stored for longer than the order needs.
  expect(await summary.field('textbox', 'Email').inputValue()).toBe(email);
  await enabled(summary.payButton).click();
  await checkout.pay();
  const [order] = await ordersOf(stage().db, email);
  expect(order).toMatchObject({ status: 'paid' });
  await page.getByRole('link', { name: `Back to Acme Dental Group (${new URL(stage().partnerUrl).host})` }).click();
  await page.waitForURL(/\?voice-order-paid=/u);
  const detail = { orderId: order?.id, total: 145.77, currency: 'CAD', reference: null };
  await expect.poll(() => paid).toEqual([{ name: 'voice-order-paid', detail }]);
  const thanks = form.region.getByText('This order has been paid. Thank you!', { exact: true });
  await thanks.waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('voice-order-form:guest'))).toBeNull();
  // A total without the tax of the address, which is not known here, is not the one that was paid.
  expect(await form.totals.getByText('Paid', { exact: true }).count()).toBe(1);
  expect(await form.totals.getByText('Total', { exact: true }).count()).toBe(0);
  const ways = ['Start a new order', 'Reuse voices, music and phone system', 'Continue this order'];
  expect(await Promise.all(ways.map((name) => form.button(name).count()))).toEqual([1, 1, 0]);
  // A paid order is not paid again: the choices are in the notice.
  expect(await toSummary.getAttribute('aria-disabled')).toBe('true');
  await toSummary.click({ force: true });
  await expect.poll(() => thanks.evaluate((element) => element.closest(':focus') !== null)).toBe(true);
  const asked = page.waitForResponse(/\/order\/paid\//u);
  await page.reload();
  expect((await asked).status()).toBe(404);
  await form.ready();
  // The token reports it once; the form knows it from then on.
  await thanks.waitFor();
  expect(paid).toHaveLength(1);
  await form.button('Start a new order').click();
  await expect.poll(() => toSummary.getAttribute('aria-disabled')).toBe('false');
});

test('a guest who cancels is back at the checkout of the same order with one click', async () => {
  const email = 'pay-now@example.com';
  const { form } = await openOrder(stage());
  const checkout = await cancelPayment(form, email);
  await enabled(form.button('Pay now')).click();
  await checkout.pay();
  expect(await ordersOf(stage().db, email)).toMatchObject([{ status: 'paid' }]);
});

test('an order that was changed after cancelling is reviewed before it is paid', async () => {
  const { form } = await openOrder(stage());
  await cancelPayment(form, 'changed@example.com');
  const payNow = form.button('Pay now');
  await payNow.waitFor();
  await form.write(1, 'Another text.');
  await expect.poll(() => payNow.count()).toBe(0);
});

test('a logged-in buyer who cancels is straight back on the partner’s page', async () => {
  const page = await stage().newPage();
  const account = await openAccountWithOrder(page, stage().shopUrl);
  const form = await openForm(page, stage().partnerUrl + orderPage);
  await setProperties(page, account);
  await fillSmallOrder(form);
  await (await form.openSummary()).button('Proceed to payment').click();
  await (await new Checkout(page).arrived()).cancelLink.click();
  await page.waitForURL(/[?&]voice-order-status=/u);
  expect(new URL(page.url()).origin).toBe(stage().partnerUrl);
  await form.region.getByText('This order hasn’t been paid for.', { exact: true }).waitFor();
});

test('incomplete and declined cards don’t pay, and another card pays the same order', async () => {
  const { page, form } = await openOrder(stage());
  const checkout = await goToCheckout(form);

  // New input is not called wrong, whichever field it is typed into.
  await checkout.payButton.click();
  await checkout.alert.waitFor();
  for (const id of ['number', 'expiry', 'cvc', 'name']) {
    const [field, problem] = [page.locator(`#${id}`), page.locator(`#${id}-problem`)];
    expect([await field.getAttribute('aria-invalid'), await problem.isVisible()], `at ${id}`).toEqual(['true', true]);
    expect(await checkout.alert.isVisible(), `at ${id}`).toBe(true);
    await field.pressSequentially('1');
    expect([await field.getAttribute('aria-invalid'), await problem.isVisible()], `at ${id}`).toEqual([null, false]);
    expect(await field.getAttribute('aria-describedby'), `at ${id}`).toBeNull();
  }
  // The alert above them goes with the last problem.
  expect(await checkout.alert.count()).toBe(0);

  // A field that was forgotten costs no other input.
  const name = page.getByRole('textbox', { name: 'Name on card' });
  await name.fill('');
  await checkout.payButton.click();
  await page.getByText('Enter the name on the card.').waitFor();
  expect(await page.locator('#number').inputValue()).toBe('1');
  await expect.poll(() => hasFocus(name)).toBe(true);

  await checkout.payWith('4242 4242 4242 4241');
  await checkout.alert.filter({ hasText: 'accepts test cards only' }).waitFor();
  const number = page.getByRole('textbox', { name: 'Card number' });
  const code = page.getByRole('textbox', { name: 'Security code' });
  for (const field of [number, code]) expect(await field.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => hasFocus(number)).toBe(true);

  await checkout.payWith(declinedCard);
  await checkout.alert.filter({ hasText: 'Your card was declined.' }).waitFor();
  const [declined] = await ordersOf(stage().db, sampleGuest.email);
  expect(declined).toMatchObject({
    status: 'awaiting-payment',
    paidAt: null,
    payments: [{ status: 'open', declines: 2 }],
  });

  // Typed by hand, number and expiry read as on the card.
  await number.pressSequentially('4242424242424242');
  const expiry = page.getByRole('textbox', { name: 'Expiry' });
  await expiry.fill('');
  await expiry.pressSequentially('1230');
  expect([await number.inputValue(), await expiry.inputValue()]).toEqual(['4242 4242 4242 4242', '12 / 30']);
  await checkout.payWith(goodCard);
  await checkout.paid();
  // The page before is the answer to a form, which browsers would have to send again.
  await page.goBack();
  await page.getByRole('heading', { name: /^Order \d+ has already been paid$/u }).waitFor();
  await page.getByRole('link', { name: /^Return to / }).waitFor();
  await page.getByRole('link', { name: 'See your order' }).click();
  await checkout.paid();
  const paid = { id: declined?.id, status: 'paid', payments: [{ status: 'paid' }] };
  expect(await ordersOf(stage().db, sampleGuest.email)).toMatchObject([paid]);
});

const outdated = 'You’re offline. Prices may be out of date.';

test('nothing is lost while the buyer is offline or the shop is down, and one order is paid afterwards', async () => {
  const email = 'offline@example.com';
  const page = await stage().newPage();
  const errors = await listenTo(page, ['error']);
  const form = await openForm(page, stage().partnerUrl + orderPage);
  const summary = await fillUpToPayment(form, { ...sampleGuest, email });

  await page.context().setOffline(true);
  await summary.dialog.getByText(outdated).waitFor();
  await summary.payButton.click();
  await form.toast('You’re offline. Your order is saved. Try again once you’re back online.').waitFor();
  expect(await summary.payButton.isEnabled()).toBe(true);
  await summary.button('Close').click();
  await form.field('checkbox', /^Proof Reading/u).check();
  // The total of the order without it is crossed out, and only one message says why.
  await form.totals.locator('s').last().waitFor();
  await form.totals.getByText(outdated).waitFor();
  expect(await form.toast('Failed to calculate order total').count()).toBe(0);
  expect(await form.totals.getByRole('button', { name: 'Try again' }).count()).toBe(0);

  await page.context().setOffline(false);
  await expect.poll(() => form.totals.getByText(outdated).count()).toBe(0);
  const again = await openGuestForm(form);
  expect(await again.field('textbox', 'Email').inputValue()).toBe(email);
  await enabled(again.payButton).waitFor();
  expect(errors.filter((text) => !text.includes('net::ERR'))).toEqual([]);

  await stage().stopShop();
  try {
    await again.payButton.click();
    await form.toast('An error occurred while processing your order. Please try again.').waitFor();
    expect(await again.field('textbox', 'Email').inputValue()).toBe(email);
    expect(await again.payButton.isEnabled()).toBe(true);
  } finally {
    await stage().startShop();
  }
  await again.payButton.click();
  await new Checkout(page).pay();
  expect(await ordersOf(stage().db, email)).toMatchObject([{ status: 'paid' }]);
});

test('a guest orders on another site from the smallest shop, pays there, and that page is notified once', async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const shop = createShop(url, new URL('../../dist/', import.meta.url)).listen(port, 'localhost');
  onTestFinished(() => void shop.close());
  expect(await orderElsewhere(await stage().newPage(), url)).toEqual(toldOnce);
});
