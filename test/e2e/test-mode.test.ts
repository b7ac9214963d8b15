import { expect, test } from 'vitest';
import { Checkout, goodCard } from '../helpers/checkout.ts';
import { openMadePage } from '../helpers/made-page.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { fillUpToPayment } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

test('a partner tests an order from the page to its receipt: it is marked everywhere, and the studio is not notified', async () => {
  const page = await stage().newPage();
  const { shopUrl, partnerUrl } = stage();
  await openMadePage(page, {
    url: `${partnerUrl}/try`,
    body: `<script src="${shopUrl}/voice-order-form.js" async></script><voice-order-form service="voip" referral="acme" test></voice-order-form>`,
  });
  const form = await new OrderForm(page).ready();
  await form.region.getByText('Test mode: nobody is charged, and nothing is recorded.').waitFor();
  const summary = await fillUpToPayment(form);
  await summary.dialog.getByText('Test mode: nobody is charged').waitFor();
  const order = page.waitForRequest(/\/order\/guest$/u);
  await summary.payButton.click();
  expect((await order).postDataJSON()).toMatchObject({ test: true });
  const checkout = await new Checkout(page).arrived();
  await page.getByText('This is a test order: nobody is charged').waitFor();
  await checkout.payWith(goodCard);
  await page.waitForURL('**/thank-you/*');
  await expect(page.getByText('This is a test order: nobody is charged').count()).resolves.toBe(2);
  expect(await page.getByText('What happens next').count()).toBe(0);
  await page.goto(`${shopUrl}/outbox`);
  expect(await page.getByText('marie@example.com').count()).toBe(0);
});
