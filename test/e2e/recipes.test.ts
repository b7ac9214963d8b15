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

test('loading on click, as in docs/recipes.md, works under a strict policy, requests nothing before, and keeps the focus', async () => {
  const [, tag = '', script = ''] = /^(.*)<script>(.*)<\/script>/su.exec(await loadOnClick()) ?? [];
  const page = await stage().newPage();
  const complaints = await listenTo(page, ['error']);
  const { partnerUrl, shopUrl } = stage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
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
  const url = `${partnerUrl}/on-click`;
  const headers = { 'content-security-policy': policy.join('; ') };
  await makePage(page, { url: `${url}*`, body: `${tag}<script src="/load-form.js" defer></script>`, headers });
  await page.goto(url, { waitUntil: 'networkidle' });
  expect(asked.filter((address) => address.startsWith(shopUrl))).toEqual([]);
  await page.getByRole('button', { name: 'Show the order form' }).press('Enter');
  await new OrderForm(page).ready();
  await expect.poll(() => isFormFocused(page)).toBe(true);
  expect(complaints).toEqual([]);
  await page.goto(`${url}?voice-order-paid=none`);
  await new OrderForm(page).ready();
  expect(await isFormFocused(page)).toBe(false);
});
