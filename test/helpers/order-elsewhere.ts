import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { freePort } from './free-port.ts';
import { makePage } from './made-page.ts';
import { fillUpToPayment, openForm } from './sample-order.ts';

/**
 * Orders from one of the smallest shops on a page of another site: cancels the payment, changes the order, pays,
 * returns to the page, and loads it again. Returns the page's notifications of payments.
 */
export async function orderElsewhere(page: Page, shopUrl: string): Promise<readonly unknown[]> {
  const told: string[] = [];
  await page.exposeFunction('tell', (detail: string) => told.push(detail));
  await page.addInitScript(
    `document.addEventListener('voice-order-paid', ({ detail }) => window.tell(JSON.stringify(detail)))`,
  );
  const partnerPage = `http://localhost:${await freePort()}/on-hold`;
  const script = `<script src="${shopUrl}/v1/voice-order-form.js" async></script>`;
  const body = `${script}<voice-order-form service="voip" reference="ticket 7"></voice-order-form>`;
  await makePage(page, { url: `${partnerPage}*`, body });
  const form = await openForm(page, partnerPage);
  const summary = await fillUpToPayment(form);
  // 100.00 and HST 13 %
  await summary.button(/^Proceed to Payment - .*113\.00$/u).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await form.ready();
  await form.region.getByText('This order hasn’t been paid for.', { exact: true }).waitFor();
  await form.button('Continue this order').click();
  await form.write(1, 'A changed text.');
  const again = await form.openSummary();
  await again.continueAsGuest();
  const replaces = page.waitForRequest(/\/order\/guest$/u);
  await again.button(/^Proceed to Payment - .*113\.00$/u).click();
  expect((await replaces).postDataJSON()).toMatchObject({ replaces: expect.any(String) });
  await page.getByRole('button', { name: 'Pay CAD 113.00' }).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await page.getByRole('link', { name: 'Back to the page that you came from' }).click();
  await page.waitForURL(`${partnerPage}?voice-order-paid=*`);
  await form.ready();
  await expect.poll(() => told).toHaveLength(1);
  await page.reload();
  await form.ready();
  return told.map((detail): unknown => JSON.parse(detail));
}

export const toldOnce = [{ orderId: expect.any(String), total: 113, currency: 'CAD', reference: 'ticket 7' }];
