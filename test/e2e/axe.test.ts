import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { AiDialog } from '../helpers/ai-dialog.ts';
import { violationsForLighthouse, violationsInSight, violationsOn } from '../helpers/axe.ts';
import { fillSmallOrder, openOrder, orderPage } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { openGuestForm } from '../helpers/steps.ts';
import { hold, settled } from '../helpers/walk-tools.ts';
import { walks } from '../helpers/walk.ts';

const stage = setStage();

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

// Each screen is looked at once: light and wide on the first walk, dark and narrow on the second.
test.each([
  ['from the empty form to the thank-you page', 1280, 'light'],
  ['through the dialogs, the script desk, a shop that is down and an account', 320, 'dark'],
] as const)('axe-core finds no problems on any screen: %s', async (name, width, colorScheme) => {
  const { newPage, partnerUrl, shopUrl } = stage();
  const page = await newPage({ viewport: { width, height: 900 }, colorScheme });
  const found: Record<string, readonly string[]> = {};
  const screens: string[] = [];
  const visit = async (screen: string): Promise<void> => {
    screens.push(screen);
    if (!looked.has(screen)) return;
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const troubles = [...(await violationsInSight(page)), ...(excess > 0 ? [`${excess} px too wide`] : [])];
    if (troubles.length > 0) found[screen] = troubles;
  };
  await walks[name]({ page, partnerUrl, shopUrl, visit });
  expect(found).toEqual({});
  expect(['sent before', 'login']).toContain(screens.at(-1));
});

test.each(['shopUrl', 'partnerUrl'] as const)('on a phone, the first screen of %s has no problems', async (url) => {
  // Lighthouse's window.
  const lighthouse = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
  const { page } = await openOrder(stage(), lighthouse, url === 'shopUrl' ? stage().shopUrl : orderPage);
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

declare global {
  interface Window {
    /** Announcements to screen readers since `listenToAnnouncements`, one text per change. */
    announced: string[];
  }
}

/** Runs in the page: records every text that appears in a live region of the form. */
function listenToAnnouncements(): void {
  const root = document.querySelector('voice-order-form')?.shadowRoot;
  if (!root) throw new Error('There is no form.');
  window.announced = [];
  const regions = '[aria-live], [role=status], [role=alert]';
  new MutationObserver((changes) => {
    const changed = new Set<Element>();
    for (const { target, addedNodes, type } of changes) {
      const at = target instanceof Element ? target : target.parentElement;
      const region = at?.closest(regions);
      // A region that is inserted with its text is not announced by every screen reader.
      if (region && (type === 'characterData' || addedNodes.length > 0)) changed.add(region);
    }
    for (const region of changed) {
      const text = region.textContent.trim();
      if (text) window.announced.push(text);
    }
  }).observe(root, { subtree: true, childList: true, characterData: true });
}

const total = expect.stringMatching(/^Total \D*[\d.]+, before tax$/u);

/** Announcements since the last call. */
const takeAnnounced = (page: Page) => page.evaluate(() => window.announced.splice(0));

test('drafting, an invalid discount and each new total are announced once, in the modal that is open', async () => {
  const { page, form } = await openOrder(stage(), {}, '/plain.html');
  await page.evaluate(listenToAnnouncements);
  const letThrough = await hold(page, '**/openrouter/generate-prompts');
  await new AiDialog(form).generate('Acme');
  await expect.poll(() => takeAnnounced(page)).toHaveLength(1);
  letThrough();
  await form.toast('Successfully generated 5 AI prompts!').waitFor();
  const said = await takeAnnounced(page);
  expect(said.filter((text) => text === 'Successfully generated 5 AI prompts!')).toHaveLength(1);
  await form.closeToasts();

  await form.applyDiscount('NOPE');
  await expect.poll(() => takeAnnounced(page)).toEqual(['Invalid discount code']);
  await form.closeToasts();
  await fillSmallOrder(form);
  await form.totals.getByText('$').first().waitFor();
  // After a pause, because the words have changed, too.
  await expect.poll(() => takeAnnounced(page)).toEqual([total]);
  await form.write(1, 'The same price, in other words.');
  await form.totals.locator('[aria-busy=true]').first().waitFor();
  await settled(page);
  expect(await takeAnnounced(page)).toEqual([]);
  await form.field('checkbox', /^Proof Reading/u).check();
  const check = 'Script check: 1 note on message #1.';
  await expect.poll(() => page.evaluate(() => window.announced)).toEqual([check, total]);
  await settled(page);
  await takeAnnounced(page);
  const summary = await openGuestForm(form);
  await summary.field('combobox', 'Country').selectOption('CA');
  await summary.field('combobox', 'State/Province').selectOption('ON');
  await expect
    .poll(() => page.evaluate(() => window.announced.filter((text) => text.startsWith('Total'))))
    .toHaveLength(1);
  const inDialog = summary.dialog.locator('[aria-live=polite]', { hasText: /^Total \D*\d/u });
  expect(await inDialog.count()).toBe(1);
});
