import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Checkout } from '../helpers/checkout.ts';
import { fillUpToPayment, openOrder, sampleGuest } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

const told = (event: string): unknown => ({
  event,
  ecommerce: {
    transaction_id: expect.stringMatching(/^[\da-f-]{36}$/u),
    value: 145.77,
    currency: 'CAD',
    items: [{ item_id: 'moh' }],
  },
});

test('the data layer of a page gets the checkout and the purchase, by the five lines of the docs', async () => {
  const { page, form } = await openOrder(stage(), {}, '/analytics.html');
  const layer = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'dataLayer'));
  expect(await layer()).toEqual([]);
  const summary = await fillUpToPayment(form, { ...sampleGuest, email: 'analytics@example.com' });
  await summary.payButton.click();
  await expect.poll(layer, { interval: 20 }).toEqual([told('begin_checkout')]);
  await new Checkout(page).pay();
  await page.getByRole('link', { name: /^Back to Acme Dental Group/u }).click();
  await page.waitForURL(/\?voice-order-paid=/u);
  await expect.poll(layer).toEqual([told('purchase')]);
});

test('the lines of that page are those of the docs', () => {
  const lines = readFileSync('demo/pages/analytics.js', 'utf8');
  expect(readFileSync('docs/embedding.md', 'utf8')).toContain(`\`\`\`js\n${lines}\`\`\``);
});
