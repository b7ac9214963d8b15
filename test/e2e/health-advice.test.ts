import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openMadePage } from '../helpers/made-page.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

/** Opens a page of the partner's with a form that reports on its health. */
async function openReporting(page: Page, made: { readonly around?: string; readonly policy?: string }): Promise<void> {
  const { partnerUrl, shopUrl } = stage();
  const form = '<voice-order-form debug referral="acme"></voice-order-form>';
  await openMadePage(page, {
    url: `${partnerUrl}/embedding`,
    body: `<script src="${shopUrl}/voice-order-form.js" async></script>${form}${made.around ?? ''}`,
    headers: made.policy === undefined ? {} : { 'content-security-policy': made.policy },
  });
}

const report = (page: Page) => page.getByRole('region', { name: 'Health report', exact: true });
const entries = (page: Page, text: string) => report(page).getByRole('listitem').filter({ hasText: text });

test('the policy that the health report suggests is sufficient', async () => {
  const { newPage, shopUrl } = stage();
  const policy = `default-src 'self'; script-src 'self' 'unsafe-inline' ${shopUrl}`;
  const around = '<img src="/partner/icon.svg" alt="Us" />';
  const [first, second] = [await newPage(), await newPage()];
  await openReporting(first, { policy, around });
  const told = entries(first, 'content security polic');
  await expect.poll(() => told.allInnerTexts()).toHaveLength(2);
  const lines = await told.locator('code').allInnerTexts();
  expect(lines).toEqual([`connect-src ${shopUrl} 'self';\nimg-src ${shopUrl} 'self';\nmedia-src ${shopUrl} 'self'`]);
  await openReporting(second, { policy: `${policy}; ${lines.join(';').replaceAll('\n', ' ')}`, around });
  await new OrderForm(second).ready();
  await report(second).getByText('allows everything the form needs').waitFor();
  const isDrawn = (image: Element): boolean => image instanceof HTMLImageElement && image.naturalWidth > 0;
  await expect.poll(() => second.getByRole('img', { name: 'Us' }).evaluate(isDrawn)).toBe(true);
});

test('the health report finds a footer that covers the window’s foot, unless there is scroll padding', async () => {
  const page = await stage().newPage();
  const held = 'position: fixed; inset: auto 0 0; height: 59.5px; background: #333; z-index: 9';
  const footer = `<footer class="cookie big" style="${held}">Cookies</footer>`;
  const entry = entries(page, 'A fixed part of the page');
  await openReporting(page, { around: footer });
  await entry.waitFor();
  const padding = 'html { scroll-padding-bottom: 60px }';
  expect(await entry.innerText()).toContain('footer.cookie, covers 60px at the bottom of the window.');
  expect(await entry.locator('code').innerText()).toBe(padding);
  await openReporting(page, { around: `${footer}<style>${padding}</style>` });
  await report(page).getByText('found on this page').or(report(page).getByText('No problems')).waitFor();
  expect(await entry.count()).toBe(0);
});
