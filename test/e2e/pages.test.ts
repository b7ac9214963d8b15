import { expect, test } from 'vitest';
import { violationsOn } from '../helpers/axe.ts';
import { openOrder } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

test('axe-core finds no problems on the pages outside the walk', async () => {
  const page = await stage().newPage();
  for (const path of ['/', '/partner/', '/tastes/dark-studio.html']) {
    await page.goto(stage().partnerUrl + path);
    if ((await page.locator('voice-order-form').count()) > 0) await page.getByRole('radio').first().waitFor();
    expect(await violationsOn(page), `on ${path}`).toEqual([]);
  }
});

test('on a page that is dark for everybody the form is dark as well', async () => {
  const { page, form } = await openOrder(stage(), { colorScheme: 'light' }, '/dark.html');
  const color = await form.message(1).text.evaluate((field) => getComputedStyle(field).color);
  const [red = 0, green = 0, blue = 0] = color.match(/\d+/gu)?.map(Number) ?? [];
  expect(Math.min(red, green, blue)).toBeGreaterThan(180);
  expect(await violationsOn(page)).toEqual([]);
});

test('the style sheets of the shop and of a partner are sent compressed', async () => {
  const { partnerUrl, shopUrl } = stage();
  for (const url of [`${partnerUrl}/partner/site.css`, `${shopUrl}/public/shop.css`]) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
  }
});
