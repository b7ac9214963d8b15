import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { makePage } from '../helpers/made-page.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

test('loading on click, as in docs/recipes.md, requests nothing from the shop before', async () => {
  const [, section = ''] = (await readFile('docs/recipes.md', 'utf8')).split('## Load on click\n');
  const [, code = ''] = /```html\n(.*?)```/su.exec(section) ?? [];
  const body = code.replaceAll('https://shop.example', stage().shopUrl);
  const page = await stage().newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const url = `${stage().partnerUrl}/on-click`;
  await makePage(page, { url: `${url}*`, body });
  await page.goto(url, { waitUntil: 'networkidle' });
  expect(asked.filter((address) => address.startsWith(stage().shopUrl))).toEqual([]);
  await page.getByRole('button', { name: 'Show the order form' }).click();
  await new OrderForm(page).ready();
  await page.goto(`${url}?voice-order-paid=none`);
  await new OrderForm(page).ready();
});
