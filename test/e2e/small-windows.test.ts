import { expect, test } from 'vitest';
import { hasFocus, tabTo } from '../helpers/keyboard.ts';
import { openOrder } from '../helpers/sample-order.ts';
import { coveredOf } from '../helpers/in-sight.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

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
