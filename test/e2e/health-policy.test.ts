import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openMadePage } from '../helpers/made-page.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

const inShop = (text: string): string => text.replaceAll('{shop}', stage().shopUrl);

const body = `
  <script src="{shop}/voice-order-form.js" async></script>
  <main><h1>Order</h1><img src="/partner/icon.svg" alt="Us" /><voice-order-form debug referral="acme"></voice-order-form></main>`;

/** Opens a page of the partner's under a policy, or several with commas between them. */
async function openUnder(page: Page, policy: string): Promise<void> {
  await openMadePage(page, {
    url: `${stage().partnerUrl}/embedding`,
    body: inShop(body),
    headers: { 'content-security-policy': inShop(policy) },
  });
}

const report = (page: Page) => page.getByRole('region', { name: 'Health report', exact: true });
const entries = (page: Page) => report(page).getByRole('listitem').filter({ hasText: 'content security polic' });

/** What the report says to write, once it has checked the page. */
async function advice(page: Page): Promise<readonly string[]> {
  await entries(page).first().waitFor();
  return entries(page).locator('code').allInnerTexts();
}

const page = () => stage().newPage();
const isDrawn = (image: Element): boolean => image instanceof HTMLImageElement && image.naturalWidth > 0;

test('the policy that the health report suggests is sufficient', async () => {
  const policy = "default-src 'self'; script-src 'self' 'unsafe-inline' {shop}";
  const [first, second] = [await page(), await page()];
  await openUnder(first, policy);
  const lines = await advice(first);
  expect(lines).toEqual([inShop("connect-src {shop} 'self';\nimg-src {shop} 'self';\nmedia-src {shop} 'self'")]);
  await expect.poll(() => entries(first).allInnerTexts()).toHaveLength(2);
  await openUnder(second, `${policy}; ${lines.join(';').replaceAll('\n', ' ')}`);
  await new OrderForm(second).ready();
  await report(second).getByText('allows everything the form needs').waitFor();
  await expect.poll(() => second.getByRole('img', { name: 'Us' }).evaluate(isDrawn)).toBe(true);
});
