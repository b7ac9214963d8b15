import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { misfits } from '../helpers/in-page/misfits.ts';
import { fillUpToPayment, openForm, openOrder, sampleText } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { fillRichOrder } from '../helpers/walk-tastes.ts';
import { settled } from '../helpers/walk-tools.ts';

const stage = setStage();

/** What overlaps, reaches out of its section, or makes the page scroll sideways, in windows of these widths. */
async function misfitsAt(page: Page, ...widths: readonly number[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    for (const what of await page.evaluate(misfits)) found.push(`${width} px: ${what}`);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (excess > 0) found.push(`${width} px: ${excess} px too wide`);
  }
  return found;
}

test('text fits with wide fonts and long amounts', async () => {
  const { page, form } = await openOrder(stage(), {}, '/tastes/restaurant.html');
  await fillRichOrder(form);
  expect(await misfitsAt(page, 280, 768)).toEqual([]);
  await form.message(1).group.getByRole('textbox', { name: 'Message name' }).fill('After hours and on Saturdays');
  await form.write(1, 'All our lines are busy. '.repeat(40));
  await form.openSummary();
  expect(await misfitsAt(page, 320), 'summary').toEqual([]);
});

test('long names and voice tags of the shop without a space wrap', async () => {
  const { newPage, partnerUrl, shopUrl } = stage();
  const page = await newPage();
  const long = 'Donaudampfschifffahrtsgesellschaftskapitaenskajuetentuer';
  await page.route(`${shopUrl}/api/**`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.text())
      .replaceAll(/"(title|label|displayName|companyName)":"[^"]+"/gu, `"$1":"${long}"`)
      .replaceAll(/"(tags|categories)":\["/gu, `$&${long}","`)
      .replaceAll(/"name":"/gu, `$&${long}`);
    await route.fulfill({ response, body: answer });
  });
  const form = await openForm(page, `${partnerUrl}/plain.html`);
  await form.within.getByRole('radio').first().check();
  await form.write(1, sampleText);
  await form.within.getByRole('button', { name: 'Select Your Background Music' }).click();
  await form.within
    .getByRole('button', { name: `Select ${long}` })
    .first()
    .waitFor();
  expect(await misfitsAt(page, 320)).toEqual([]);
  await form.openSummary();
  expect(await misfitsAt(page, 320), 'summary').toEqual([]);
});

/** The spacing that WCAG 2.2 lets readers choose (1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }';

test('text with the spacing of WCAG 1.4.12 fits', async () => {
  const { page, form } = await openOrder(stage(), {}, '/plain.html');
  await page.evaluate((text) => {
    const root = document.querySelector('voice-order-form')?.shadowRoot;
    if (!root) throw new Error('There is no form.');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }, spacing);
  expect(await misfitsAt(page, 320, 768, 1280)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 900 });
  await fillUpToPayment(form);
  expect(await misfitsAt(page, 320), 'summary').toEqual([]);
});
