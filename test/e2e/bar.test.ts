import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hasFocus } from '../helpers/keyboard.ts';
import { openForm, orderPage } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { settled } from '../helpers/walk-tools.ts';

const stage = setStage();

/** The widths of the form, in px, at which its sums are below each other or overlap something else in the bar. */
const brokenAt = (page: Page, widths: readonly number[]): Promise<readonly string[]> =>
  page.evaluate(async (all) => {
    const form = document.querySelector('voice-order-form');
    const bar = form?.shadowRoot?.querySelector('[part=bar]');
    if (!form || !bar) return ['no bar'];
    const rectOf = (element: Element): DOMRect => element.getBoundingClientRect();
    const doOverlap = (one: DOMRect, other: DOMRect): boolean =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 2 &&
      other.top < one.bottom - 2;
    const broken: string[] = [];
    for (const width of all) {
      form.style.width = `${width}px`;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const sums = [...(bar.querySelector('[aria-busy]')?.children ?? [])].map(rectOf).filter((rect) => rect.width > 0);
      const controls = [...bar.querySelectorAll('select, [part~=button-primary]')].map(rectOf);
      const [first, last] = [sums[0], sums.at(-1)];
      const isBelow = !first || !last || last.bottom > first.bottom + 8;
      const parts = [...sums, ...controls];
      const isOver = parts.some((one, index) => parts.slice(index + 1).some((other) => doOverlap(one, other)));
      const isOut = bar.scrollWidth > bar.clientWidth + 1;
      if (isBelow || isOver || isOut)
        broken.push(`${width}${isBelow ? ' below' : ''}${isOver ? ' over' : ''}${isOut ? ' out' : ''}`);
    }
    return broken;
  }, widths);

/** How many of the subtotal, the discount, the tax and the total are shown at this width of the form. */
const amountsAt = (page: Page, width: number): Promise<number> =>
  page.evaluate((px) => {
    const form = document.querySelector('voice-order-form');
    if (form) form.style.width = `${px}px`;
    const sums = form?.shadowRoot?.querySelector('[part=bar] [aria-busy]')?.children ?? [];
    return [...sums].filter((sum) => sum.getBoundingClientRect().width > 0).length;
  }, width);

const widths = [260, 320, 390, 480, 560, 640, 768, 1000, 1284];

test('the sums fit in one line at any width in French', async () => {
  const page = await stage().newPage({ viewport: { width: 1300, height: 800 } });
  await page.goto(`${stage().partnerUrl}/partner/attente-telephonique.html`);
  await page.locator('label', { hasText: /^James/u }).click();
  await page
    .locator('[part=bar]')
    .getByText(/129,00.\$/u)
    .first()
    .waitFor();
  await settled(page);
  expect(await brokenAt(page, widths)).toEqual([]);
  await page.getByRole('button', { name: 'Rabais' }).click();
  await page.locator('[data-field=discount-code]').fill('WELCOME10');
  await page.keyboard.press('Enter');
  await page
    .locator('[part=bar]')
    .getByText(/-.?\$?(?:12|9)[.,]9/u)
    .first()
    .waitFor();
  await settled(page);
  expect(await brokenAt(page, widths)).toEqual([]);
  expect(await amountsAt(page, 280)).toBe(4);
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
    const box = await chevron.boundingBox();
    if (box === null) throw new Error('The chevron is not there.');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
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
