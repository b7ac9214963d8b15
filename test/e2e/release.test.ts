import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { openMadePage } from '../helpers/made-page.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

const shape = v.object({ file: v.string() });
const release = v.parse(shape, JSON.parse(await readFile(new URL('../../dist/release.json', import.meta.url), 'utf8')));

test('another integrity hash prevents the script from running, and the fallback stays', async () => {
  const page = await stage().newPage();
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  const { partnerUrl, shopUrl } = stage();
  const wrong = `sha384-${'A'.repeat(64)}`;
  await openMadePage(page, {
    url: `${partnerUrl}/release`,
    body: `<script src="${shopUrl}/${release.file}" integrity="${wrong}" crossorigin="anonymous" async></script>
      <voice-order-form referral="acme"><a href="${shopUrl}/?referral=acme">Order at the shop</a></voice-order-form>`,
  });
  await refused;
  expect(await page.getByRole('link', { name: 'Order at the shop' }).isVisible()).toBe(true);
  expect(await new OrderForm(page).region.count()).toBe(0);
});
