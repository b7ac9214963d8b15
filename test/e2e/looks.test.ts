import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { misfits } from '../helpers/in-page/misfits.ts';
import { openForm, openOrder, sampleText } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { fillRichOrder } from '../helpers/walk-tastes.ts';
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

test('nothing moves while the shop answers slowly, and nothing is wider than 280 px', async () => {
  const { newPage, partnerUrl, shopUrl } = stage();
  // The delays are the shop's, in ms: nothing is waited for. The lists arrive one after the other.
  const delays: readonly (readonly [string, number])[] = [
    ['/api/service', 600],
    ['/api/voice', 450],
  ];
  // The tall windows also show what is below the voices.
  const windows = [280, 768, 900, 1000].flatMap((width) => [800, 2400].map((height) => ({ width, height })));
  for (const { width, height } of windows) {
    const page = await newPage({ viewport: { width, height } });
    await page.route(`${shopUrl}/**`, async (route) => {
      const [, delay = 150] = delays.find(([path]) => route.request().url().includes(path)) ?? [];
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
    // It has words above the form and below it.
    await page.goto(`${partnerUrl}/tastes/law-firm.html`);
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
    const shift = await page.evaluate(() => Number(document.body.dataset['shift'] ?? 0));
    expect(shift, `${width} × ${height} px`).toBe(0);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('long names and tags of the shop without a space wrap on a screen of 320 px', async () => {
  const { newPage, partnerUrl, shopUrl } = stage();
  const page = await newPage({ viewport: { width: 320, height: 800 } });
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
  const music = await form.openMusic();
  await music
    .getByRole('button', { name: /^Select /u })
    .first()
    .click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await page.evaluate(misfits)).toEqual([]);
  await form.openSummary();
  expect(await page.evaluate(misfits), 'summary').toEqual([]);
});

test('no text overlaps another one or leaves its section, even with wide fonts and long amounts', async () => {
  const { page, form } = await openOrder(stage(), {}, '/tastes/restaurant.html');
  await fillRichOrder(form);
  await settled(page);
  for (const width of [280, 768]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(misfits), `${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await form.message(1).group.getByRole('textbox', { name: 'Message name' }).fill('After hours and on Saturdays');
  await form.write(1, 'All our lines are busy. '.repeat(40));
  await form.openSummary();
  expect(await page.evaluate(misfits), 'summary').toEqual([]);
});
