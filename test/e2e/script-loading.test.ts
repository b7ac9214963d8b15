import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listenTo } from '../helpers/host-visit.ts';
import { watchHostState, type HostState } from '../helpers/in-page/host-state.ts';
import { openMadePage } from '../helpers/made-page.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { setStage } from '../helpers/set-stage.ts';
import { hold } from '../helpers/walk-tools.ts';
import manifest from '../../package.json' with { type: 'json' };

const stage = setStage();
const { version } = manifest;

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

const withoutStack = (): void => {
  Error.stackTraceLimit = 0;
};

test('engines without stacks find the shop too', async () => {
  const page = await stage().newPage();
  await page.addInitScript(withoutStack);
  await page.goto(`${stage().partnerUrl}/loading/module.html`);
  expect(new Set(await shopsOf(page))).toEqual(new Set([stage().shopUrl]));
});

/** Serves the second of two scripts as another version. */
async function releaseAnother(page: Page, another: string): Promise<void> {
  await page.route('**/voice-order-form.js?newer', async (route) => {
    const answer = await route.fetch({ url: route.request().url().replace('?newer', '') });
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(`"${version}"`, `"${another}"`) });
  });
}

const told = async (page: Page): Promise<string[]> => {
  const infos: string[] = [];
  page.on('console', (message) => message.type() === 'info' && infos.push(message.text()));
  return infos;
};

test('of two versions the first runs, and the console names both once', async () => {
  const page = await stage().newPage();
  const [complaints, infos] = [await listenTo(page), await told(page)];
  await releaseAnother(page, '9.8.7');
  await page.goto(`${stage().partnerUrl}/loading/two-versions.html`);
  await new OrderForm(page).ready();
  expect(await page.evaluate(() => Reflect.get(customElements.get('voice-order-form') ?? {}, 'version'))).toBe(version);
  expect(infos).toEqual([`voice-order-form: the page loads two versions; ${version} serves it, 9.8.7 is ignored.`]);
  expect(complaints).toEqual([]);
});

const script = '**/voice-order-form.js';

const hosts = { element: 'voice-order-form', div: 'div data-voice-order-form' };

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

const failures: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'is blocked': (page) => page.route(script, (route) => route.abort()),
  'finds an old browser': (page) =>
    page.addInitScript(`if (location.pathname === '/fallback') delete window.customElements`),
};

test.each(Object.entries(failures))('the fallback leads to the shop if the script %s', async (_name, fail) => {
  const page = await stage().newPage();
  await fail(page);
  await openFallback(page, hosts.element);
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
  await openFallback(page, hosts.div);
  expect(await link(page).isVisible()).toBe(true);
  open();
  await new OrderForm(page).ready();
  expect(await link(page).count()).toBe(0);
  expect(await page.getByText('Order at our studio partner').isVisible()).toBe(false);
});
