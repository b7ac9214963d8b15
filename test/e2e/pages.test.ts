import { expect, test } from 'vitest';
import { violationsOn } from '../helpers/axe.ts';
import { openForm } from '../helpers/sample-order.ts';
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

test('a page that knows its member prefills voice, phone system and discount, and the form reports what the loop exceeds', async () => {
  const page = await stage().newPage();
  const form = await openForm(page, `${stage().partnerUrl}/partner/phone-scripts.html`);
  await form.button('Remove discount').waitFor();
  await form.button('Voice #1: Emma').waitFor();
  expect(await form.field('combobox', 'Your Phone System or File Format').inputValue()).toBe('avaya-ip-office');
  await form.write(1, 'Welcome to our practice. '.repeat(60));
  await form.region
    .getByText(/Avaya IP Office accepts up to 1 min 30 s on hold/u)
    .first()
    .waitFor();
});

test('on a page that is dark for everybody the form is dark as well', async () => {
  const page = await stage().newPage({ colorScheme: 'light' });
  const form = await openForm(page, `${stage().partnerUrl}/dark.html`);
  const color = await form.message(1).text.evaluate((field) => getComputedStyle(field).color);
  const [red = 0, green = 0, blue = 0] = color.match(/\d+/gu)?.map(Number) ?? [];
  expect(Math.min(red, green, blue)).toBeGreaterThan(180);
  expect(await violationsOn(page)).toEqual([]);
});
