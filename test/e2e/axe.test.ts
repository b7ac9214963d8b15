import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsForLighthouse, violationsInSight, violationsOn } from '../helpers/axe.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { openOrder } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { walks } from '../helpers/walk.ts';

const stage = setStage();

type Walk = keyof typeof walks;

/** Each screen is looked at once: light and wide on the first walk, dark and narrow on the second. */
const looks: Readonly<Record<Walk, BrowserContextOptions>> = {
  'from the empty form to the thank-you page': { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  'through the dialogs, the script desk, a shop that is down and an account': {
    viewport: { width: 320, height: 900 },
    colorScheme: 'dark',
  },
};

/**
 * Screens that differ from those before them. The others are only walked through, because axe takes a second for each.
 */
const looked: ReadonlySet<string> = new Set([
  'loading',
  'issues',
  'filled',
  'summary',
  'guest form with errors',
  'checkout',
  'declined',
  'thank you',
  'sent before',
  'service switch',
  'ai with an error',
  'import',
  'pronunciations',
  'scripts checked',
  'summary of scripts',
  'shop down',
  'register with errors',
  'profile saved',
  'summary of an account',
  'account',
  'password with errors',
  'details with errors',
]);

/** By how much the page is too wide for its window. */
async function excessOf(page: Page): Promise<readonly string[]> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return excess > 0 ? [`${excess} px too wide`] : [];
}

const names: readonly Walk[] = [
  'from the empty form to the thank-you page',
  'through the dialogs, the script desk, a shop that is down and an account',
];

test.each(names)('axe-core finds no problems on any screen: %s', async (name) => {
  const { newPage, partnerUrl, shopUrl } = stage();
  const page = await newPage(looks[name]);
  const found: Record<string, readonly string[]> = {};
  const screens: string[] = [];
  const visit = async (screen: string): Promise<void> => {
    screens.push(screen);
    if (!looked.has(screen)) return;
    const troubles = [...(await violationsInSight(page)), ...(await excessOf(page))];
    if (troubles.length > 0) found[screen] = troubles;
  };
  await walks[name]({ page, partnerUrl, shopUrl, visit });
  expect(found).toEqual({});
  expect(['sent before', 'login']).toContain(screens.at(-1));
});

test.each(['shopUrl', 'partnerUrl'] as const)('on a phone, the first screen of %s has no problems', async (url) => {
  const stageNow = stage();
  // Lighthouse's window.
  const page = await stageNow.newPage({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  await page.goto(url === 'shopUrl' ? stageNow.shopUrl : `${stageNow.partnerUrl}/partner/on-hold-audio.html`);
  await new OrderForm(page).ready();
  expect(await violationsForLighthouse(page)).toEqual([]);
});

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
