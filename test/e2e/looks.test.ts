import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillSmallOrder, openOrder, orderPage, sampleGuest } from '../helpers/sample-order.ts';
import { isInSight } from '../helpers/in-sight.ts';
import { hasFocus } from '../helpers/keyboard.ts';
import { setStage } from '../helpers/set-stage.ts';
import { settled } from '../helpers/walk-tools.ts';

const stage = setStage();
const plain = '/plain.html';

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
      const ends: readonly (readonly [number, number])[] = [
        [0, half],
        [0, -half],
        [half, 0],
        [-half, 0],
      ];
      return ends.some(([right, down]) => {
        const hit = root?.elementFromPoint(middleX + right, middleY + down) ?? null;
        return ![control, ...labels].some((one) => one.contains(hit));
      });
    };
    return controls
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) && !control.matches(':disabled') && misses(control),
      )
      .map((control) => `${control.outerHTML.slice(0, 90)} ${control.textContent?.slice(0, 20) ?? ''}`);
  }, least);

test('touch targets have 44 px, whatever density a partner chooses', async () => {
  const { page, form } = await openOrder(
    stage(),
    { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true },
    plain,
  );
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

interface Look {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** The delays of the shop's answers, in ms: the lists arrive one after the other. */
const delays: readonly (readonly [string, number])[] = [
  ['/api/service', 600],
  ['/api/voice', 450],
];

/** By how much a page shifts while a slow shop answers, and by how much it is too wide for its window. */
async function unrestOf({ path, width, height }: Look): Promise<object> {
  const page = await stage().newPage({ viewport: { width, height } });
  await page.route(`${stage().shopUrl}/**`, async (route) => {
    const [, delay = 150] = delays.find(([path]) => route.request().url().includes(path)) ?? [];
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
  return page.evaluate(() => ({
    shift: Number(document.body.dataset['shift'] ?? 0),
    excess: Math.max(document.documentElement.scrollWidth - innerWidth, 0),
  }));
}

test('nothing moves while the shop answers slowly, and nothing is wider than 280 px', async () => {
  // The tall windows also show what is below the voices; both pages have words above the form and below it.
  const looks = [280, 768, 900, 1000]
    .map((width) => [800, 2400].map((height) => ({ path: '/tastes/law-firm.html', width, height })))
    .concat([[412, 1280].map((width) => ({ path: orderPage, width, height: 800 }))]);
  for (const both of looks) {
    // Two at a time, as both mostly wait for the shop.
    const found = await Promise.all(both.map(async (look) => ({ ...look, ...(await unrestOf(look)) })));
    expect(found).toEqual(both.map((look) => ({ ...look, shift: 0, excess: 0 })));
  }
});

test('on a screen of 320 by 256 px the field in use and a failed payment are in sight, nothing moves, and Close closes', async () => {
  const { page, form } = await openOrder(stage(), { viewport: { width: 320, height: 256 } }, plain);
  await fillSmallOrder(form);
  const summary = await form.openSummary();
  await summary.continueAsGuest();
  for (const name of ['Email', 'First name', 'Last name']) {
    const field = summary.field('textbox', name);
    await expect.poll(() => hasFocus(field), { message: name }).toBe(true);
    await expect.poll(() => isInSight(field, [0.05, 0.95]), { message: name }).toBe(true);
    await page.keyboard.press('Tab');
  }
  await summary.button('Close').click();
  await summary.dialog.waitFor({ state: 'detached' });

  await form.openSummary();
  await summary.continueAsGuest();
  await summary.enterGuest(sampleGuest);
  await summary.payButton.and(page.locator('[aria-disabled=false]')).waitFor();
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
