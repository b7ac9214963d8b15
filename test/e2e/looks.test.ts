import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { misfits } from '../helpers/in-page/misfits.ts';
import { coveredOf, isInSight } from '../helpers/in-sight.ts';
import { hasFocus, tabTo } from '../helpers/keyboard.ts';
import {
  fillSmallOrder,
  fillUpToPayment,
  openForm,
  openOrder,
  orderPage,
  sampleText,
} from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { openGuestForm } from '../helpers/steps.ts';
import { fillRichOrder } from '../helpers/walk-tastes.ts';
import { settled } from '../helpers/walk-tools.ts';

const stage = setStage();
const plain = '/plain.html';
const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };

/** By how much the page is too wide for its window. */
const excessOf = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(document.documentElement.scrollWidth - innerWidth, 0));

/** The controls that a pointer of this many px can't hit around their middles, of those that can be pressed. */
const tooSmall = (page: Page, least: number): Promise<readonly string[]> =>
  page.evaluate((size) => {
    const root = document.querySelector('voice-order-form')?.shadowRoot;
    const controls = [...(root?.querySelectorAll<HTMLElement>('button, a, input, select, textarea, summary') ?? [])];
    const misses = (control: HTMLElement): boolean => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y, width, height } = control.getBoundingClientRect();
      const [middleX, middleY, half] = [x + width / 2, y + height / 2, size / 2 - 1];
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      const isHit = (right: number, down: number): boolean => {
        const hit = root?.elementFromPoint(middleX + right, middleY + down) ?? null;
        return [control, ...labels].some((one) => one.contains(hit));
      };
      return !(isHit(0, half) && isHit(0, -half) && isHit(half, 0) && isHit(-half, 0));
    };
    return controls
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) && !control.matches(':disabled') && misses(control),
      )
      .map((control) => `${control.outerHTML.slice(0, 90)} ${control.textContent?.slice(0, 20) ?? ''}`);
  }, least);

test('touch targets have 44 px, whatever density a partner chooses', async () => {
  const { page, form } = await openOrder(stage(), phone, plain);
  await form.button('Order Summary').click();
  await form.issues.waitFor();
  await form.closeToasts();
  const padding = () =>
    form.section('Options').evaluate((section) => Number.parseFloat(getComputedStyle(section).paddingTop));
  const before = await padding();
  await page.addStyleTag({ content: 'voice-order-form { --voice-order-density: 0.7 }' });
  expect(await padding()).toBeLessThan(before);
  expect(await tooSmall(page, 44)).toEqual([]);
});

/** By how much a page shifts while a slow shop answers, and by how much it is too wide for its window. */
async function unrestOf(path: string, width: number, height: number): Promise<readonly number[]> {
  const page = await stage().newPage({ viewport: { width, height } });
  await page.route(`${stage().shopUrl}/**`, async (route) => {
    const url = route.request().url();
    // The lists arrive one after the other.
    const delay = url.includes('/api/service') ? 600 : url.includes('/api/voice') ? 450 : 150;
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
  await page.goto(stage().partnerUrl + path);
  await page.evaluate(() => {
    const shift = (entry: PerformanceEntry): number => ('value' in entry ? Number(entry.value) : 0);
    new PerformanceObserver((list) => {
      const sum = list.getEntries().reduce((all, entry) => all + shift(entry), 0);
      document.body.dataset['shift'] = String(Number(document.body.dataset['shift'] ?? 0) + sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.getByRole('radio', { name: /^James/u }).waitFor();
  // It comes with the script desk.
  await page.getByLabel('Message name').waitFor({ state: 'attached' });
  await settled(page);
  return [await page.evaluate(() => Number(document.body.dataset['shift'] ?? 0)), await excessOf(page)];
}

test('nothing moves while the shop answers slowly, and nothing is wider than 280 px', async () => {
  // The tall windows also show what is below the voices; both pages have words above the form and below it.
  for (const width of [280, 768, 900, 1000]) {
    // Two at a time, as both mostly wait for the shop.
    const found = await Promise.all([800, 2400].map((height) => unrestOf('/tastes/law-firm.html', width, height)));
    expect(found.flat(), `${width} px wide`).toEqual([0, 0, 0, 0]);
  }
  const found = await Promise.all([412, 1280].map((width) => unrestOf(orderPage, width, 800)));
  expect(found.flat(), 'words above the form').toEqual([0, 0, 0, 0]);
});

test('on a screen of 320 by 256 px the field in use and a failed payment are in sight, nothing moves, and Close closes', async () => {
  const { page, form } = await openOrder(stage(), { viewport: { width: 320, height: 256 } }, plain);
  await fillSmallOrder(form);
  const summary = await openGuestForm(form);
  for (const name of ['Email', 'First name', 'Last name']) {
    const field = summary.field('textbox', name);
    await expect.poll(() => hasFocus(field), { message: name }).toBe(true);
    await expect.poll(() => isInSight(field, [0.05, 0.95]), { message: name }).toBe(true);
    await page.keyboard.press('Tab');
  }
  await summary.button('Close').click();
  await summary.dialog.waitFor({ state: 'detached' });

  await fillUpToPayment(form);
  await page.route('**/api/order/guest', (route) =>
    route.fulfill({ status: 422, json: { message: 'We cannot take this order now.' } }),
  );
  // The list of errors gets smaller a second after the last one is corrected.
  const errors = summary.dialog.locator('form > div').last();
  await expect.poll(() => errors.evaluate((list) => getComputedStyle(list).minHeight)).toBe('0px');
  await summary.payButton.scrollIntoViewIfNeeded();
  await settled(page);
  const before = await summary.payButton.boundingBox();
  await summary.payButton.click();
  const told = form.toast('We cannot take this order now.');
  await told.waitFor();
  // On a busy machine, the page is measured before the frame in which the dialog scrolls by the height of the toast.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const { y = -1, height = 0 } = (await told.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(256);
  expect(await summary.payButton.boundingBox()).toEqual(before);
});

/** What overlaps, reaches out of its section, or makes the page scroll sideways, in windows of these widths. */
async function misfitsAt(page: Page, ...widths: readonly number[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    for (const what of await page.evaluate(misfits)) found.push(`${width} px: ${what}`);
    const excess = await excessOf(page);
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
