import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listenTo } from '../helpers/host-visit.ts';
import { makePage } from '../helpers/made-page.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

/** The code of docs/recipes.md that loads the form on click. */
async function loadOnClick(): Promise<string> {
  const [, section = ''] = (await readFile('docs/recipes.md', 'utf8')).split('## Load on click\n');
  const [, code = ''] = /```html\n(.*?)```/su.exec(section) ?? [];
  return code.replaceAll('https://shop.example', stage().shopUrl);
}

const isFormFocused = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.localName === 'voice-order-form');

test('loading on click, as in docs/recipes.md, requests nothing from the shop before, and keeps the focus', async () => {
  const body = await loadOnClick();
  const page = await stage().newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const url = `${stage().partnerUrl}/on-click`;
  await makePage(page, { url: `${url}*`, body });
  await page.goto(url, { waitUntil: 'networkidle' });
  expect(asked.filter((address) => address.startsWith(stage().shopUrl))).toEqual([]);
  await page.getByRole('button', { name: 'Show the order form' }).press('Enter');
  await new OrderForm(page).ready();
  await expect.poll(() => isFormFocused(page)).toBe(true);
  await page.goto(`${url}?voice-order-paid=none`);
  await new OrderForm(page).ready();
  expect(await isFormFocused(page)).toBe(false);
});

test('loading on click works in a file under a strict policy', async () => {
  const [, tag = '', script = ''] = /^(.*)<script>(.*)<\/script>/su.exec(await loadOnClick()) ?? [];
  const page = await stage().newPage();
  const complaints = await listenTo(page, ['error']);
  const { partnerUrl, shopUrl } = stage();
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${shopUrl}`,
    ...['connect-src', 'img-src', 'media-src'].map((directive) => `${directive} ${shopUrl}`),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  await page.route(`${partnerUrl}/load-form.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  const headers = { 'content-security-policy': policy.join('; ') };
  const body = `${tag}<script src="/load-form.js" defer></script>`;
  await makePage(page, { url: `${partnerUrl}/strict`, body, headers });
  await page.goto(`${partnerUrl}/strict`);
  await page.getByRole('button', { name: 'Show the order form' }).press('Enter');
  await new OrderForm(page).ready();
  expect(complaints).toEqual([]);
});
