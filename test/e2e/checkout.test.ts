import { expect, test } from 'vitest';
import { openAccountWithOrder } from '../helpers/account-order.ts';
import { Checkout, declinedCard, goodCard } from '../helpers/checkout.ts';
import { hasFocus } from '../helpers/keyboard.ts';
import {
  fillSmallOrder,
  fillUpToPayment,
  openForm,
  orderPage,
  sampleGuest,
  sampleText,
} from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { ordersOf } from '../helpers/stored-orders.ts';

const stage = setStage();

test('cancelling leads back to the filled form, and paying is reported once', async () => {
  const email = 'cancel@example.com';
  const page = await stage().newPage();
  const told: unknown[] = [];
  await page.exposeFunction('tell', (detail: string) => told.push(JSON.parse(detail)));
  await page.addInitScript(
    `document.addEventListener('voice-order-paid', ({ detail }) => window.tell(JSON.stringify(detail)))`,
  );
  const form = await openForm(page, stage().partnerUrl + orderPage);
  const first = await fillUpToPayment(form, { ...sampleGuest, email });
  await first.payButton.click();
  const checkout = await new Checkout(page).arrived();
  await checkout.cancelLink.click();
  await page.waitForURL(/[?&]voice-order-status=/u);
  await form.ready();
  await form.region.getByText('This order hasn’t been paid for.', { exact: true }).waitFor();
  expect(await form.message(1).text.inputValue()).toBe(sampleText);
  await form.tab('Female').click();
  expect(await form.voice('Emma').isChecked()).toBe(true);

  await form.button('Continue this order').click();
  await expect.poll(() => hasFocus(form.button('Proceed to payment (Order Summary)'))).toBe(true);
  const summary = await form.openSummary();
  await summary.continueAsGuest();
  // What was typed before checkout is restored; none of it is stored for longer than the order needs.
  expect(await summary.field('textbox', 'Email').inputValue()).toBe(email);
  await summary.payButton.and(page.locator('[aria-disabled=false]')).click();
  await checkout.pay();
  const [order] = await ordersOf(stage().db, email);
  expect(order).toMatchObject({ status: 'paid' });
  await page.getByRole('link', { name: `Back to Acme Dental Group (${new URL(stage().partnerUrl).host})` }).click();
  await page.waitForURL(/\?voice-order-paid=/u);
  await expect.poll(() => told).toEqual([{ orderId: order?.id, total: 145.77, currency: 'CAD', reference: null }]);
  const thanks = form.region.getByText('This order has been paid. Thank you!', { exact: true });
  await thanks.waitFor();
  const kept = await page.evaluate(() => sessionStorage.getItem('voice-order-form:guest'));
  expect(kept).toBeNull();
  // A total without the tax of the address, which is not known here, is not the one that was paid.
  expect(await form.totals.getByText('Paid', { exact: true }).count()).toBe(1);
  expect(await form.totals.getByText('Total', { exact: true }).count()).toBe(0);
  const ways = ['Start a new order', 'Reuse voices, music and phone system', 'Continue this order'];
  expect(await Promise.all(ways.map((name) => form.button(name).count()))).toEqual([1, 1, 0]);
  const way = form.button('Proceed to payment (Order Summary)');
  // A paid order is not paid again: the choices are in the notice.
  expect(await way.getAttribute('aria-disabled')).toBe('true');
  await way.click({ force: true });
  await expect.poll(() => thanks.evaluate((element) => element.closest(':focus') !== null)).toBe(true);
  const asked = page.waitForResponse(/\/order\/paid\//u);
  await page.reload();
  expect((await asked).status()).toBe(404);
  await form.ready();
  // The token reports it once; the form knows it from then on.
  await thanks.waitFor();
  expect(told).toHaveLength(1);
  await form.button('Start a new order').click();
  await expect.poll(() => way.getAttribute('aria-disabled')).toBe('false');
});

test('a guest who cancels is back at the checkout of the same order with one click', async () => {
  const email = 'pay-now@example.com';
  const page = await stage().newPage();
  const form = await openForm(page, stage().partnerUrl + orderPage);
  const { payButton } = await fillUpToPayment(form, { ...sampleGuest, email });
  await payButton.click();
  const checkout = await new Checkout(page).arrived();
  await checkout.cancelLink.click();
  await form.button('Pay now').and(page.locator('[aria-disabled=false]')).click();
  await (await checkout.arrived()).pay();
  expect(await ordersOf(stage().db, email)).toMatchObject([{ status: 'paid' }]);
});

test('an order that was changed after cancelling is reviewed before it is paid', async () => {
  const page = await stage().newPage();
  const form = await openForm(page, stage().partnerUrl + orderPage);
  await (await fillUpToPayment(form, { ...sampleGuest, email: 'changed@example.com' })).payButton.click();
  await (await new Checkout(page).arrived()).cancelLink.click();
  const payNow = form.button('Pay now');
  await payNow.waitFor();
  await form.write(1, 'Another text.');
  await expect.poll(() => payNow.count()).toBe(0);
});

test('a logged-in buyer who cancels is straight back on the partner’s page', async () => {
  const page = await stage().newPage();
  const { userId, accessToken } = await openAccountWithOrder(page, stage().shopUrl);
  const form = await openForm(page, stage().partnerUrl + orderPage);
  await page.evaluate((account) => Object.assign(document.querySelector('voice-order-form') ?? {}, account), {
    userId,
    accessToken,
  });
  await fillSmallOrder(form);
  await (await form.openSummary()).button('Proceed to payment').click();
  await (await new Checkout(page).arrived()).cancelLink.click();
  await page.waitForURL(/[?&]voice-order-status=/u);
  expect(new URL(page.url()).origin).toBe(stage().partnerUrl);
  await form.region.getByText('This order hasn’t been paid for.', { exact: true }).waitFor();
});

test('incomplete and declined cards don’t pay, and another card pays the same order', async () => {
  const { newPage, partnerUrl, db } = stage();
  const page = await newPage();
  const summary = await fillUpToPayment(await openForm(page, partnerUrl + orderPage));
  await summary.payButton.click();
  const checkout = await new Checkout(page).arrived();

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
  const [declined] = await ordersOf(db, sampleGuest.email);
  expect(declined).toMatchObject({ status: 'awaiting-payment', paidAt: null });
  expect(declined?.payments).toMatchObject([{ status: 'open', declines: 2 }]);

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
  const orders = await ordersOf(db, sampleGuest.email);
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({ id: declined?.id, status: 'paid', payments: [{ status: 'paid' }] });
});
