import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hasFocus } from '../helpers/keyboard.ts';
import { openMadePage } from '../helpers/made-page.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { openOrder } from '../helpers/sample-order.ts';
import { isInSight } from '../helpers/in-sight.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

const held = 'position: fixed; inset: auto 0 0; height: 59.5px; background: #333; z-index: 9';

interface Held {
  readonly page: Page;
  /** The element after the form. */
  readonly after?: string;
  readonly css?: string;
}

async function openWith({ page, after = '', css = '' }: Held): Promise<void> {
  const form = '<voice-order-form debug referral="acme"></voice-order-form>';
  const body = `<style>${css}</style><script src="{shop}/voice-order-form.js" async></script>${form}${after}`;
  await openMadePage(page, {
    url: `${stage().partnerUrl}/covered`,
    body: body.replaceAll('{shop}', stage().shopUrl),
  });
  await new OrderForm(page).ready();
}

const report = (page: Page) => page.getByRole('region', { name: 'Health report', exact: true });
const entry = (page: Page) => report(page).getByRole('listitem').filter({ hasText: 'A fixed part of the page' });
const isDone = (page: Page) => report(page).getByText('found on this page').or(report(page).getByText('No problems'));

const footer = `<footer class="cookie big" style="${held}">Cookies</footer>`;

test('the health report finds a footer that covers the window’s foot, unless there is scroll padding', async () => {
  const page = await stage().newPage();
  await openWith({ page, after: footer });
  await entry(page).waitFor();
  const [what, rules] = [await entry(page).innerText(), await entry(page).locator('code').innerText()];
  expect(what).toContain(`Warning. A fixed part of the page, footer.cookie, covers 60px at the bottom of the window.`);
  expect(rules).toBe('html { scroll-padding-bottom: 60px }');
  await openWith({ page, after: footer, css: 'html { scroll-padding-bottom: 60px }' });
  await isDone(page).waitFor();
  expect(await entry(page).count()).toBe(0);
});

test('between a header, a notice and a chat button what Tab reaches, what is missing and the list of all are in sight', async () => {
  const { page, form } = await openOrder(
    stage(),
    { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
    '/hosts/held-parts.html',
  );
  await form.section('Options').scrollIntoViewIfNeeded();
  await form.message(1).text.focus();
  const hidden = (): Promise<string> =>
    page.evaluate(() => {
      const focused = document.querySelector('voice-order-form')?.shadowRoot?.activeElement;
      if (!focused || focused.localName === 'div') return '';
      const { left, top, bottom, width } = focused.getBoundingClientRect();
      const seen = [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + width / 2, y)?.localName);
      return seen.every((name) => name === 'voice-order-form') ? '' : focused.outerHTML;
    });
  const reached = new Set<string | undefined>();
  for (const key of [...Array<string>(12).fill('Tab'), ...Array<string>(24).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    // The page scrolls and lays out what the key brings into view.
    await expect.poll(hidden).toBe('');
    reached.add(
      await page.evaluate(() => document.querySelector('voice-order-form')?.shadowRoot?.activeElement?.outerHTML),
    );
  }
  // Tab went through the form, not past it.
  expect(reached.size).toBeGreaterThan(12);

  const proceed = form.totals.getByRole('button', { name: /^Proceed to payment/u });
  await expect.poll(() => isInSight(proceed)).toBe(true);
  await proceed.click();
  const first = form.section('Select your voice').getByRole('radio').first();
  const told = form.section('Select your voice').getByText('Voice #1 hasn’t been chosen yet.');
  for (const part of [told, form.issues.getByRole('button', { name: /^Voice #1/u }), proceed])
    await expect.poll(() => isInSight(part)).toBe(true);
  await expect.poll(() => hasFocus(first)).toBe(true);
  expect(await first.evaluate((radio) => radio.matches(':focus-visible'))).toBe(false);
});
