import { expect, test } from 'vitest';
import { violationsOn } from '../helpers/axe.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { openForm } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

test.each([
  '/',
  '/partner/',
  '/partner/on-hold-audio.html',
  '/partner/attente-telephonique.html',
  '/partner/mensajes-de-espera.html',
  '/dark.html',
  '/strict-csp.html',
])('axe-core finds nothing on %s', async (path) => {
  const page = await stage().newPage();
  await page.goto(stage().partnerUrl + path);
  if ((await page.locator('voice-order-form').count()) > 0) await page.getByRole('radio').first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

test('two forms on a page keep their orders apart, also over a reload', async () => {
  const page = await stage().newPage();
  await page.goto(`${stage().partnerUrl}/two-forms.html`);
  const formOf = (city: string) => new OrderForm(page, page.getByRole('region', { name: city })).ready();
  await (await formOf('Halifax')).write(1, 'Hello from Halifax.');
  await (await formOf('Moncton')).write(1, 'Bonjour de Moncton.');
  await page.reload();
  expect(await (await formOf('Halifax')).message(1).text.inputValue()).toBe('Hello from Halifax.');
  expect(await (await formOf('Moncton')).message(1).text.inputValue()).toBe('Bonjour de Moncton.');
});

test('on a page that is dark for everybody the form is dark as well', async () => {
  const page = await stage().newPage({ colorScheme: 'light' });
  const form = await openForm(page, `${stage().partnerUrl}/dark.html`);
  const color = await form.message(1).text.evaluate((field) => getComputedStyle(field).color);
  const [red = 0, green = 0, blue = 0] = color.match(/\d+/gu)?.map(Number) ?? [];
  expect(Math.min(red, green, blue)).toBeGreaterThan(180);
});
