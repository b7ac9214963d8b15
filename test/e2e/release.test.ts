import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { openMadePage } from '../helpers/made-page.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

const shape = v.object({ file: v.string(), integrity: v.string() });
const release = v.parse(shape, JSON.parse(await readFile(new URL('../../dist/release.json', import.meta.url), 'utf8')));

/** A page of the partner's that loads the release, and holds it to an integrity. */
async function openWith(page: Page, integrity: string): Promise<void> {
  const { partnerUrl, shopUrl } = stage();
  await openMadePage(page, {
    url: `${partnerUrl}/release`,
    body: `<script src="${shopUrl}/${release.file}" integrity="${integrity}" crossorigin="anonymous" async></script>
      <voice-order-form referral="acme"><a href="${shopUrl}/?referral=acme">Order at the shop</a></voice-order-form>`,
  });
}

test('the release runs under its integrity hash and finds the shop that served it', async () => {
  const page = await stage().newPage();
  await openWith(page, release.integrity);
  await new OrderForm(page).ready();
  expect(await page.getByRole('link', { name: 'Order at the shop' }).count()).toBe(0);
});

test('another integrity hash keeps the script from running, and the fallback stays', async () => {
  const page = await stage().newPage();
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  await openWith(page, `sha384-${'A'.repeat(64)}`);
  await refused;
  expect(await page.getByRole('link', { name: 'Order at the shop' }).isVisible()).toBe(true);
  expect(await new OrderForm(page).region.count()).toBe(0);
});
