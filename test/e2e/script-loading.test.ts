import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { fillMajorFolder } from '../../rollup/major-folder.mjs';
import { freePort } from '../helpers/free-port.ts';
import { listenTo } from '../helpers/host-visit.ts';
import { watchHostState, type HostState } from '../helpers/in-page/host-state.ts';
import { openMadePage } from '../helpers/made-page.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { fillSmallOrder, sampleText } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { createTestShop } from '../helpers/test-shop.ts';
import { hold } from '../helpers/walk-tools.ts';

const stage = setStage();
const { name, version } = manifest;

/** Where the form looks for the shop: its API, and the pages that its links lead to. */
async function shopsOf(page: Page): Promise<readonly string[]> {
  const form = await new OrderForm(page).ready();
  const login = await form.region.getByRole('link', { name: 'Login' }).getAttribute('href');
  const called = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/api/voice?')),
  );
  return [...called, login ?? ''].map((url) => new URL(url).origin);
}

/** The version of the element that a page has. */
const versionOn = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(customElements.get('voice-order-form') ?? {}, 'version'));

const scripts = '**/{voice-order-form,order}.js*';

/** The state of a page if the script does nothing. */
async function untouched(url: string): Promise<HostState | undefined> {
  const page = await stage().newPage();
  await page.addInitScript(watchHostState);
  await page.route(scripts, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await Promise.all([page.waitForResponse(scripts), page.goto(url)]);
  return page.evaluate(() => window.hostState?.());
}

test.each(['import', 'shadow-root', 'copied'])(
  'the form on /loading/%s.html finds its shop and does not change the page',
  async (name) => {
    const url = `${stage().partnerUrl}/loading/${name}.html`;
    const page = await stage().newPage();
    // The same version twice is not worth a word either.
    const complaints = await listenTo(page, ['error', 'warning', 'info']);
    await page.addInitScript(watchHostState);
    await page.goto(url);
    expect(new Set(await shopsOf(page))).toEqual(new Set([stage().shopUrl]));
    const form = new OrderForm(page);
    await form.write(1, 'Hello');
    await form.button('Copy all scripts').waitFor();
    expect(await page.evaluate(() => window.hostState?.())).toEqual(await untouched(url));
    expect(complaints).toEqual([]);
  },
);

test('engines without stacks find the shop too', async () => {
  const page = await stage().newPage();
  await page.addInitScript('Error.stackTraceLimit = 0');
  await page.goto(`${stage().partnerUrl}/loading/module.html`);
  expect(new Set(await shopsOf(page))).toEqual(new Set([stage().shopUrl]));
});

test('of two versions the first runs, and the console names both once', async () => {
  const page = await stage().newPage();
  const [complaints, infos] = [await listenTo(page), await listenTo(page, ['info'])];
  await page.route('**/voice-order-form.js?newer', async (route) => {
    const answer = await route.fetch({ url: route.request().url().replace('?newer', '') });
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(`"${version}"`, '"9.8.7"') });
  });
  await page.goto(`${stage().partnerUrl}/loading/two-versions.html`);
  await new OrderForm(page).ready();
  expect(await versionOn(page)).toBe(version);
  expect(infos).toEqual([`voice-order-form: the page loads two versions; ${version} serves it, 9.8.7 is ignored.`]);
  expect(complaints).toEqual([]);
});

const script = '**/voice-order-form.js';

async function openFallback(page: Page, host: string): Promise<void> {
  const { partnerUrl, shopUrl } = stage();
  const link = `<a href="${shopUrl}/?service=moh&amp;referral=acme">Order at our studio partner</a>`;
  await openMadePage(page, {
    url: `${partnerUrl}/fallback`,
    body: `<main><script src="${shopUrl}/voice-order-form.js" async></script>
      <${host} data-referral="acme">${link}</${host.split(' ')[0]}></main>`,
  });
}

const link = (page: Page) => page.getByRole('link', { name: 'Order at our studio partner' });

test.each<[string, (page: Page) => Promise<unknown>]>([
  ['is blocked', (page) => page.route(script, (route) => route.abort())],
  [
    'finds an old browser',
    (page) => page.addInitScript(`if (location.pathname === '/fallback') delete window.customElements`),
  ],
])('the fallback leads to the shop if the script %s', async (_name, fail) => {
  const page = await stage().newPage();
  await fail(page);
  await openFallback(page, 'voice-order-form');
  await page.waitForLoadState('load');
  await page.unroute(script);
  await link(page).click();
  await new OrderForm(page).ready();
  expect(page.url()).toBe(`${stage().shopUrl}/?service=moh&referral=acme`);
  stage().takePageErrors();
});

test('the fallback of a div is there until a slow script runs', async () => {
  const page = await stage().newPage();
  const open = await hold(page, script);
  await openFallback(page, 'div data-voice-order-form');
  expect(await link(page).isVisible()).toBe(true);
  open();
  await new OrderForm(page).ready();
  expect(await link(page).count()).toBe(0);
  expect(await page.getByText('Order at our studio partner').isVisible()).toBe(false);
});

test.each(['react-18', 'react-19', 'vue'])(
  'a page with %s hands its state to the form and hears its events, and the form outlives its changes',
  async (name) => {
    const page = await stage().newPage();
    const complaints = await listenTo(page);
    await page.goto(`${stage().partnerUrl}/frameworks/${name}.html`);
    const form = await new OrderForm(page).ready();
    const hasFunction = await page
      .locator('voice-order-form')
      .evaluate((element) => 'getAccessToken' in element && typeof element.getAccessToken);
    expect(hasFunction).toBe('function');
    await page.getByRole('button', { name: 'Telephone menus' }).click();
    await expect.poll(() => form.tab('Telephone Voice Prompts').getAttribute('aria-selected')).toBe('true');
    await fillSmallOrder(form);
    await page.locator('output').filter({ hasText: sampleText }).waitFor();

    await page.getByRole('button', { name: 'Swap' }).click();
    expect(await form.message(1).text.inputValue()).toBe(sampleText);
    await page.getByRole('button', { name: 'Hide' }).click();
    await expect.poll(() => form.region.count()).toBe(0);
    await page.getByRole('button', { name: 'Show' }).click();
    await form.ready();
    expect(await form.message(1).text.inputValue()).toBe(sampleText);
    await form.write(1, `${sampleText} Bye.`);
    await page.locator('output').filter({ hasText: 'Bye.' }).waitFor();

    await (await form.openSummary()).continueAsGuest();
    expect(complaints).toEqual([]);
  },
);

const built = fileURLToPath(new URL('../../dist', import.meta.url));

/** Version 2, with an empty element. */
async function buildVersion2(folder: string): Promise<void> {
  const script = `customElements.define('${name}', class extends HTMLElement {});`;
  for (const file of [`${name}.js`, `${name}-health.js`]) await writeFile(join(folder, file), script);
  for (const ending of ['br', 'gz']) await rm(join(folder, `${name}.js.${ending}`));
  fillMajorFolder(folder, { name, version: '2.0.0' });
}

test('a page of version 1 stays on it when version 2 is out, with its language, its desk and its health report', async () => {
  const scriptFolder = await mkdtemp(join(tmpdir(), 'script-'));
  await cp(built, scriptFolder, { recursive: true });
  await buildVersion2(scriptFolder);
  const port = await freePort();
  const shopUrl = `http://localhost:${port}`;
  const shop = await createTestShop({ config: { scriptFolder, port, publicUrl: shopUrl } });
  await shop.app.listen({ port, host: 'localhost' });
  onTestFinished(async () => {
    await shop.close();
    await rm(scriptFolder, { recursive: true });
  });
  const page = await stage().newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === shopUrl && /\.js(?:on)?$/u.test(pathname)) asked.push(pathname);
  });
  const tag = '<voice-order-form lang="fr" referral="acme" debug></voice-order-form>';
  const body = `<script src="${shopUrl}/v1/${name}.js" async></script>${tag}`;
  await openMadePage(page, { url: `${stage().partnerUrl}/version-1`, body });
  await page.locator('voice-order-form textarea').first().fill('Bonjour');
  const wanted = [/^\/v1\/voice-order-form\.js$/u, /-health\.js$/u, /-desk-\w+\.js$/u, /-fr-\w+\.json$/u];
  for (const pattern of wanted) await expect.poll(() => asked.some((path) => pattern.test(path))).toBe(true);
  expect(asked.filter((path) => !path.startsWith('/v1/'))).toEqual([]);
  expect(await versionOn(page)).toBe(version);
  const newest = await page.request.get(`${shopUrl}/${name}.js`);
  expect(await newest.text()).toContain('extends HTMLElement {}');
});
