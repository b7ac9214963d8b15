import { expect, test } from 'vitest';
import { Checkout, declinedCard, goodCard } from '../helpers/checkout.ts';
import { hasFocus } from '../helpers/keyboard.ts';
import { fillUpToPayment, openForm, orderPage, sampleGuest } from '../helpers/sample-order.ts';
import { ordersOf } from '../helpers/stored-orders.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

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
