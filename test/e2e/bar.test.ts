import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { elementOf } from '../helpers/element.ts';
import { misfits } from '../helpers/in-page/misfits.ts';
import { hasFocus } from '../helpers/keyboard.ts';
import { middleOf } from '../helpers/middle-of.ts';
import { openForm, orderPage } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { settled } from '../helpers/walk-tools.ts';

const stage = setStage();

/** Makes the form so many px wide. */
const setWidth = (page: Page, width: number): Promise<void> =>
  elementOf(page).evaluate((form, px) => {
    form.style.width = `${px}px`;
  }, width);

const widths = [280, 320, 390, 480, 560, 640, 720, 768, 880, 1000, 1284];

/** What overlaps or reaches out at any of these widths. */
async function misfitsAtAll(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await setWidth(page, width);
    await settled(page);
    for (const what of await page.evaluate(misfits)) found.push(`${width} px: ${what}`);
  }
  return found;
}

/** How many of the subtotal, the discount, the tax and the total are shown. */
const amounts = (page: Page): Promise<number> =>
  page.locator('[part=bar] [aria-busy] > *').filter({ visible: true }).count();

test('the sums fit at any width in French', async () => {
  const page = await stage().newPage({ viewport: { width: 1300, height: 800 } });
  await page.goto(`${stage().partnerUrl}/partner/attente-telephonique.html`);
  await page.locator('label', { hasText: /^James/u }).click();
  await page
    .locator('[part=bar]')
    .getByText(/129,00.\$/u)
    .first()
    .waitFor();
  await settled(page);
  expect(await misfitsAtAll(page)).toEqual([]);
  await page.getByRole('button', { name: 'Rabais' }).click();
  await page.locator('[data-field=discount-code]').fill('WELCOME10');
  await page.keyboard.press('Enter');
  await page
    .locator('[part=bar]')
    .getByText(/-.?\$?(?:12|9)[.,]9/u)
    .first()
    .waitFor();
  await settled(page);
  expect(await misfitsAtAll(page)).toEqual([]);
  await setWidth(page, 280);
  expect(await amounts(page)).toBe(4);
});

const bottomOf = async (locator: Locator): Promise<number> => {
  const box = await locator.boundingBox();
  return box === null ? Number.NaN : box.y + box.height;
};

test('on a small phone its chevron opens the counts, and its button leads to the first issue, above the list', async () => {
  const page = await stage().newPage({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });
  const form = await openForm(page, stage().partnerUrl + orderPage);
  await form.tab('Female').scrollIntoViewIfNeeded();
  await form.totals.getByText('2 steps left').filter({ visible: true }).waitFor();
  const chevron = form.button('What’s in your order').locator('svg');
  for (const isOpen of [true, false]) {
    const { x, y } = await middleOf(chevron);
    await page.touchscreen.tap(x, y);
    await expect.poll(() => form.totals.getByText('1 message').isVisible()).toBe(isOpen);
  }

  await form.totals.getByRole('button', { name: 'Proceed to payment (Order Summary)' }).tap();
  const first = form.section('Select your voice').getByRole('radio').first();
  await expect.poll(() => hasFocus(first)).toBe(true);
  const top = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.y ?? Number.NaN;
  await expect.poll(async () => (await top(first)) > 0).toBe(true);
  await expect.poll(async () => (await bottomOf(first)) <= (await top(form.issues))).toBe(true);
  expect(await bottomOf(form.issues)).toBeLessThanOrEqual(await top(form.totals));
  expect(await first.evaluate((radio) => radio.matches(':focus-visible'))).toBe(false);
});
