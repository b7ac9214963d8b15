import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { repainted, violationsOn } from '../helpers/axe.ts';
import { listenTo } from '../helpers/host-visit.ts';
import { openMadePage } from '../helpers/made-page.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();
const react19 = fileURLToPath(new URL('../../demo/frameworks/react-19', import.meta.url));

/** Opens the kit with the choices of a query; returns the form of its preview. */
async function openKit(page: Page, query = ''): Promise<OrderForm> {
  await page.goto(`${stage().partnerUrl}/kit/${query}`);
  await page.waitForFunction(() => document.querySelector('#snippet')?.textContent !== '');
  return new OrderForm(page).ready();
}

const snippet = (page: Page): Promise<string> => page.locator('#snippet').innerText();
const choose = (page: Page, group: string, name: string): Promise<void> =>
  page.getByRole('group', { name: group }).getByRole('radio', { name }).check();

const accent = '#0b5a6b';
const accentOf = (element: Locator): Promise<string> =>
  element.evaluate((one) => getComputedStyle(one).getPropertyValue('--voice-order-accent'));

test('each choice changes the form, the code and the address', async () => {
  const page = await stage().newPage({ viewport: { width: 1280, height: 900 } });
  const form = await openKit(page);
  const expectCode = async (code: string): Promise<void> => {
    await expect.poll(() => snippet(page)).toContain(code);
  };
  await choose(page, 'Service to start with', 'Telephone prompts');
  await expectCode('service="voip"');
  await expect.poll(() => form.tab('Telephone Voice Prompts').getAttribute('aria-selected')).toBe('true');
  await page.getByRole('textbox', { name: 'Referral code' }).fill('northwind');
  await expectCode('referral="northwind"');
  await form.region.getByText('Order through Northwind Insurance').waitFor();
  await page.getByLabel('Accent', { exact: true }).fill(accent);
  await expectCode(accent);
  await expect.poll(() => accentOf(page.locator('#preview'))).toBe(accent);
  await choose(page, 'Language', 'Français');
  await expectCode('lang="fr"');
  const tab = page.getByRole('tab', { name: /vocale/u }).first();
  await tab.waitFor();
  expect(await page.locator('#shortcode').innerText()).toBe(
    '[voice_order_form service="voip" referral="northwind" lang="fr"]',
  );
  await choose(page, 'Kind of code', 'As a div');
  await expectCode('data-referral="northwind"');
  const before = await snippet(page);
  await page.reload();
  await expect.poll(() => snippet(page)).toBe(before);
});

/** A page with a React component, as a partner's build creates it. */
async function pageOf(component: string): Promise<string> {
  const contents = `${component}\nimport { createRoot } from 'react-dom/client';\ncreateRoot(document.querySelector('#root')).render(<OrderForm />);`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: react19, loader: 'tsx' },
    bundle: true,
    write: false,
    jsx: 'automatic',
    tsconfigRaw: {},
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const code = outputFiles[0]?.text.replaceAll('</script', String.raw`<\/script`) ?? '';
  return `<div id="root"></div><script>${code}</script>`;
}

test('the code of every kind works when it is pasted', async () => {
  const [kit, other] = [await stage().newPage(), await stage().newPage()];
  await openKit(kit, '?service=voip&referral=acme&accent=%230b5a6b&radius=4');
  for (const [kind, mark] of [
    ['Pinned version', 'sha384-'],
    ['As a div', '<div'],
    ['React', 'export function'],
  ] as const) {
    await choose(kit, 'Kind of code', kind);
    await expect.poll(() => snippet(kit)).toContain(mark);
    const code = await snippet(kit);
    const body = kind === 'React' ? await pageOf(code) : code;
    await openMadePage(other, { url: `${stage().partnerUrl}/pasted`, body });
    const form = await new OrderForm(other).ready();
    expect(await form.tab('Telephone Voice Prompts').getAttribute('aria-selected'), `as ${kind}`).toBe('true');
    await form.region.getByText('Order through Acme Dental Group').waitFor();
    expect(await accentOf(form.button('Proceed to payment (Order Summary)')), `as ${kind}`).toBe(accent);
    expect(await other.getByRole('link', { name: 'Order phone prompts' }).count(), `as ${kind}`).toBe(0);
  }
});

test('axe-core finds no problems on the kit, light or dark, narrow or wide', async () => {
  const page = await stage().newPage();
  await openKit(page);
  for (const [colorScheme, width] of [
    ['light', 320],
    ['dark', 1280],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await repainted(page);
    expect(await violationsOn(page), `in ${colorScheme}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('the shop’s own kit works under the shop’s policy, and its code leads to the shop', async () => {
  const page = await stage().newPage();
  const refused = await listenTo(page, ['error']);
  const { shopUrl } = stage();
  await page.goto(`${shopUrl}/kit?service=voip&accent=%230b5a6b`);
  const form = await new OrderForm(page).ready();
  expect(await form.tab('Telephone Voice Prompts').getAttribute('aria-selected')).toBe('true');
  expect(await snippet(page)).toContain(`<script src="${shopUrl}/v1/voice-order-form.js" async></script>`);
  await page.getByText(`${shopUrl}/partner/acme/orders.csv`).waitFor();
  expect(await page.locator('body').innerText()).not.toContain('shop.example');
  const plugin = await page.getByRole('link', { name: 'the plugin' }).evaluate(({ href }: HTMLAnchorElement) => href);
  expect([plugin, (await fetch(plugin)).status]).toEqual([`${shopUrl}/voice-order-form-wordpress.zip`, 200]);
  await page.getByRole('radio', { name: 'Pinned version' }).check();
  await expect.poll(() => snippet(page)).toContain('sha384-');
  expect(refused).toEqual([]);
});

test('the preview neither takes nor changes the order that waits on the shop’s page', async () => {
  const page = await stage().newPage();
  await page.goto(`${stage().shopUrl}/`);
  const order = await new OrderForm(page).ready();
  await order.write(1, 'A greeting of our own.');
  const storedOrder = (): Promise<string | null> =>
    page.evaluate(() => localStorage.getItem('voice-order-form:order:-'));
  await expect.poll(storedOrder).toContain('A greeting of our own.');
  const stored = await storedOrder();
  await page.goto(`${stage().shopUrl}/kit/?referral=acme`);
  const form = await new OrderForm(page).ready();
  expect(await form.message(1).text.inputValue()).toBe('');
  await form.write(1, 'A try.');
  await page.goto(`${stage().shopUrl}/terms`);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes(':order:')))).toEqual([
    'voice-order-form:order:-',
  ]);
  expect(await storedOrder()).toBe(stored);
});
