import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../helpers/axe.ts';
import { openMadePage } from '../helpers/made-page.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { setStage } from '../helpers/set-stage.ts';
import { hold } from '../helpers/walk-tools.ts';

const stage = setStage();

const script = '**/voice-order-form.js';
const sentences: Readonly<Record<string, (page: Page) => Locator>> = {
  // Texts of such elements are not searched.
  needed: (page) => page.locator('noscript p', { hasText: 'The order form needs JavaScript.' }),
  soon: (page) => page.getByText('Loading the order form…'),
  late: (page) => page.getByText('The order form hasn’t loaded yet. Reload the page, or email'),
};

/** Which of the sentences in the form's place can be read. */
async function readable(page: Page): Promise<readonly string[]> {
  const names: string[] = [];
  for (const [name, find] of Object.entries(sentences)) {
    if (await find(page).isVisible()) names.push(name);
  }
  return names;
}

/** Brings the style sheet's clock forward: milliseconds from when the page was shown. */
async function waitUntil(page: Page, time: number): Promise<void> {
  // The style sheet may not have loaded yet.
  await page.waitForFunction(() => document.getAnimations().length > 0);
  await page.evaluate((milliseconds) => {
    for (const animation of document.getAnimations()) {
      // Else a busy machine would look later than it says.
      animation.pause();
      animation.currentTime = milliseconds;
    }
  }, time);
}

/** Notes in the page what moves without being touched, on its root. */
const noteShifts = (page: Page) =>
  page.addInitScript(() =>
    new PerformanceObserver((list) => {
      document.documentElement.dataset['shifts'] = JSON.stringify(list.getEntries());
    }).observe({ type: 'layout-shift', buffered: true }),
  );

const heightOfForm = (page: Page) =>
  page.evaluate(() => document.querySelector('voice-order-form')?.getBoundingClientRect().height ?? 0);

test('a slow script’s room is reserved', async () => {
  const height = 6200;
  const page = await stage().newPage({ viewport: { width: 320, height: 800 } });
  const open = await hold(page, script);
  await noteShifts(page);
  await page.goto(stage().shopUrl, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await waitUntil(page, 0);
  expect(await readable(page)).toEqual([]);
  await waitUntil(page, 2500);
  expect(await readable(page)).toEqual(['soon']);
  expect(Math.abs((await heightOfForm(page)) - height)).toBeLessThan(height / 8);
  const edges = await page.evaluate(() =>
    ['h1', '.soon'].map((name) => document.querySelector(name)?.getBoundingClientRect().left),
  );
  expect(edges[0]).toBe(edges[1]);
  open();
  await new OrderForm(page).ready();
  expect(await readable(page)).toEqual([]);
  expect(await page.locator('html').getAttribute('data-shifts')).toBeNull();
});

test('a failed or slow script is reported, with what to do', async () => {
  const page = await stage().newPage();
  await page.route(script, (route) => route.abort());
  await page.goto(stage().shopUrl);
  await waitUntil(page, 8900);
  expect(await readable(page)).toEqual(['soon']);
  await waitUntil(page, 9200);
  expect(await readable(page)).toEqual(['late']);
  expect(await violationsOn(page)).toEqual([]);
  // Its space is released, so that the footer is not far below an empty area.
  expect(await heightOfForm(page)).toBeLessThan(200);
});

test('without scripts the page says that the form needs them', async () => {
  const page = await stage().newPage({ javaScriptEnabled: false });
  await page.goto(stage().shopUrl);
  expect(await readable(page)).toEqual(['needed']);
});

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
