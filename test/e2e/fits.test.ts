import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { misfits } from '../helpers/in-page/misfits.ts';
import { coveredOf } from '../helpers/in-sight.ts';
import { hasFocus, tabTo } from '../helpers/keyboard.ts';
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

/** A window of 1280 × 1024 px at 400 %, and a phone with its keyboard open. */
const enlarged = { width: 320, height: 256 };

test('issues and what they lead to are in sight in an enlarged window', async () => {
  const { page, form } = await openOrder(stage(), { viewport: enlarged }, `${stage().shopUrl}/?service=mvoice`);
  await form.summaryButton.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(form.section('Select your voice').getByRole('radio').first())).toBe(true);
  const issue = form.issues.getByRole('listitem').nth(1).getByRole('button');
  await tabTo(page, issue);
  await expect.poll(() => coveredOf(issue)).toEqual([]);
  await page.keyboard.press('Enter');
  const { text } = form.message(1);
  await expect.poll(() => hasFocus(text)).toBe(true);
  await expect.poll(async () => (await coveredOf(text)).length).toBeLessThan(2);
});

test('a toast does not cover the bar where the form ends', async () => {
  const viewport = { width: 320, height: 640 };
  const { page, form } = await openOrder(stage(), { viewport }, '/hosts/in-form.html');
  await form.unfold('Discount');
  await form.field('textbox', 'Discount code').fill('NOTHING');
  await page.locator('voice-order-form').evaluate((element) => {
    document.body.style.paddingBottom = '400px';
    scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 60);
  });
  await page.keyboard.press('Enter');
  await form.toast('Invalid discount code').waitFor();
  const { y = 0, height = viewport.height } = (await form.totals.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(viewport.height - 20);
  // The bar is placed a moment after the page was scrolled.
  const overlap = async () => {
    const [toast, bar] = await Promise.all([
      form.toast('Invalid discount code').boundingBox({ timeout: 100 }),
      form.totals.boundingBox(),
    ]);
    return toast === null || bar === null ? Number.NaN : toast.y + toast.height - bar.y;
  };
  await expect.poll(overlap).toBeLessThanOrEqual(0);
});
