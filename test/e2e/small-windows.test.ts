import { expect, test } from 'vitest';
import { elementOf } from '../helpers/element.ts';
import { hasFocus, tabTo } from '../helpers/keyboard.ts';
import { openOrder } from '../helpers/sample-order.ts';
import { coveredOf } from '../helpers/in-sight.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

/** A window of 1280 × 1024 px at 400 %, and a phone with its keyboard open. */
const enlarged = { width: 320, height: 256 };
const small = { width: 320, height: 512 };

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

test('the description of a style, a tip and what is being written are in sight in their windows', async () => {
  const { page, form } = await openOrder(
    stage(),
    { viewport: { width: 1280, height: 800 } },
    `${stage().shopUrl}/?service=moh`,
  );
  const { text, guide } = form.message(1);
  await text.focus();
  // The select is in sight above the bar, without room for what is below it.
  await guide.evaluate((select) => scrollBy(0, select.getBoundingClientRect().bottom - innerHeight + 80));
  await tabTo(page, guide);
  const description = form.region.getByText('Steady, unhurried pace');
  await expect.poll(() => coveredOf(description)).toEqual([]);
  expect(await coveredOf(guide)).toEqual([]);

  // A tip stays inside the window, and Escape hides it even under a pointer.
  await page.setViewportSize({ width: 320, height: 800 });
  const tip = form.region.getByRole('tooltip');
  for (const gender of ['Male', 'Female', 'Female'] as const) {
    await form.tab(gender).click();
    await form.button('No Rush').first().hover();
    await tip.waitFor();
    const { x = -1, width = 999 } = (await tip.boundingBox()) ?? {};
    expect([gender, x >= 0, x + width <= 320]).toEqual([gender, true, true]);
    await page.keyboard.press('Escape');
    await expect.poll(() => tip.count()).toBe(0);
  }

  // What is being written stays above the bar.
  await page.setViewportSize(small);
  await text.click();
  await page.keyboard.insertText('Thank you for calling. '.repeat(30));
  await page.keyboard.type('Goodbye.');
  const ends = async () => {
    const [bar, box] = await Promise.all([form.totals.boundingBox(), text.boundingBox()]);
    return box === null || bar === null ? Number.NaN : bar.y - (box.y + box.height);
  };
  await expect.poll(ends).toBeGreaterThanOrEqual(0);
  const isAtEnd = () => text.evaluate((area) => area.scrollHeight - area.scrollTop - area.clientHeight < 20);
  expect(await isAtEnd()).toBe(true);
});

test('a section that is opened above the bar shows its first field', async () => {
  const { form } = await openOrder(
    stage(),
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    `${stage().shopUrl}/?service=moh`,
  );
  const title = form.section('Discount').getByRole('button', { name: 'Discount' });
  await title.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 140));
  await title.tap();
  const code = form.section('Discount').getByRole('textbox');
  await expect.poll(() => coveredOf(code)).toEqual([]);
});

test('a toast does not cover the bar where the form ends', async () => {
  const viewport = { width: 320, height: 640 };
  const { page, form } = await openOrder(stage(), { viewport }, '/hosts/in-form.html');
  await form.unfold('Discount');
  await form.field('textbox', 'Discount code').fill('NOTHING');
  await elementOf(page).evaluate((element) => {
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
