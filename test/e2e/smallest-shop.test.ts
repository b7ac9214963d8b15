import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShop } from '../../demo/smallest-shop/server.mjs';
import { freePort } from '../helpers/free-port.ts';
import { makePage } from '../helpers/made-page.ts';
import { fillUpToPayment, openForm } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

let url: string;
let shop: ReturnType<typeof createShop>;
beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${port}`;
  shop = createShop(url, new URL('../../dist/', import.meta.url)).listen(port, 'localhost');
});
afterAll(() => shop.close());

test('a guest orders on another site, pays there, and that page learns of it once', async () => {
  const page = await stage().newPage();
  const told: string[] = [];
  await page.exposeFunction('tell', (detail: string) => told.push(detail));
  await page.addInitScript(
    `document.addEventListener('voice-order-paid', ({ detail }) => window.tell(JSON.stringify(detail)))`,
  );
  const partnerPage = `http://localhost:${await freePort()}/on-hold`;
  const script = `<script src="${url}/voice-order-form.js" async></script>`;
  const made = {
    url: `${partnerPage}*`,
    body: `${script}<voice-order-form service="voip" reference="ticket 7"></voice-order-form>`,
  };
  await makePage(page, made);
  const form = await openForm(page, partnerPage);
  const summary = await fillUpToPayment(form);
  // 100.00 and HST 13 %
  await summary.button(/^Proceed to Payment - .*113\.00$/u).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await form.ready();
  await form.region.getByText('This order has not been paid.', { exact: true }).waitFor();
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
  expect(told.map((detail) => JSON.parse(detail))).toEqual([
    { orderId: expect.any(String), total: 113, currency: 'CAD', reference: 'ticket 7' },
  ]);
});
