import { expect, test } from 'vitest';
import { elementOf } from '../helpers/element.ts';
import { hasFocus, tabTo } from '../helpers/keyboard.ts';
import { openOrder } from '../helpers/sample-order.ts';
import { coveredOf, isInSight } from '../helpers/in-sight.ts';
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

test('many issues leave room for the first on a low phone, under a header of the page', async () => {
  const { form } = await openOrder(stage(), { viewport: { width: 320, height: 568 } }, '/hosts/fixed-header.html');
  for (const next of [2, 3]) {
    await form.button('Add message').last().click();
    await form.message(next).text.waitFor();
  }
  await form.totals.getByRole('button', { name: /^Proceed to payment/u }).click();
  const radio = form.section('Select your voice').getByRole('radio').first();
  await expect.poll(() => hasFocus(radio)).toBe(true);
  const said = form.section('Select your voice').getByText('Voice #1 hasn’t been chosen yet.', { exact: true });
  await expect.poll(() => coveredOf(said)).toEqual([]);
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

test('between a header, a notice and a chat button what Tab reaches, what is missing and the list of all are in sight', async () => {
  const { page, form } = await openOrder(
    stage(),
    { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
    '/hosts/held-parts.html',
  );
  await form.section('Options').scrollIntoViewIfNeeded();
  await form.message(1).text.focus();
  const hidden = (): Promise<string> =>
    page.evaluate(() => {
      const focused = document.querySelector('voice-order-form')?.shadowRoot?.activeElement;
      if (!focused || focused.localName === 'div') return '';
      const { left, top, bottom, width } = focused.getBoundingClientRect();
      const seen = [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + width / 2, y)?.localName);
      return seen.every((name) => name === 'voice-order-form') ? '' : focused.outerHTML;
    });
  const reached = new Set<string | undefined>();
  for (const key of [...Array<string>(12).fill('Tab'), ...Array<string>(24).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    // The page scrolls and lays out what the key brings into view.
    await expect.poll(hidden).toBe('');
    reached.add(
      await page.evaluate(() => document.querySelector('voice-order-form')?.shadowRoot?.activeElement?.outerHTML),
    );
  }
  // Tab went through the form, not past it.
  expect(reached.size).toBeGreaterThan(12);

  const proceed = form.totals.getByRole('button', { name: /^Proceed to payment/u });
  await expect.poll(() => isInSight(proceed)).toBe(true);
  await proceed.click();
  const first = form.section('Select your voice').getByRole('radio').first();
  const told = form.section('Select your voice').getByText('Voice #1 hasn’t been chosen yet.');
  for (const part of [told, form.issues.getByRole('button', { name: /^Voice #1/u }), proceed])
    await expect.poll(() => isInSight(part)).toBe(true);
  await expect.poll(() => hasFocus(first)).toBe(true);
  expect(await first.evaluate((radio) => radio.matches(':focus-visible'))).toBe(false);
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
