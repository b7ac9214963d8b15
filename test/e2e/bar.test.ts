import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { elementOf } from '../helpers/element.ts';
import { misfits } from '../helpers/in-page/misfits.ts';
import { setStage } from '../helpers/set-stage.ts';
import { settled } from '../helpers/walk-tools.ts';

const stage = setStage();

/** Makes the form so many px wide. */
const setWidth = (page: Page, width: number): Promise<void> =>
  elementOf(page).evaluate((form, px) => {
    form.style.width = `${px}px`;
  }, width);

const widths = [280, 390, 768, 1284];

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

test('the sums of an order with a discount fit at any width in French', async () => {
  const page = await stage().newPage({ viewport: { width: 1300, height: 800 } });
  await page.goto(`${stage().partnerUrl}/partner/attente-telephonique.html`);
  await page.locator('label', { hasText: /^James/u }).click();
  await page
    .locator('[part=bar]')
    .getByText(/129,00.\$/u)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Rabais' }).click();
  await page.locator('[data-field=discount-code]').fill('WELCOME10');
  await page.keyboard.press('Enter');
  await page
    .locator('[part=bar]')
    .getByText(/[-−].?\$?(?:12|9)[.,]9/u)
    .first()
    .waitFor();
  await settled(page);
  expect(await misfitsAtAll(page)).toEqual([]);
});
