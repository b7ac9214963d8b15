import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { doubleTap } from '../helpers/double-tap.ts';
import { hasFocus } from '../helpers/keyboard.ts';
import { middleOf } from '../helpers/middle-of.ts';
import { named } from '../helpers/named.ts';
import type { OrderForm } from '../helpers/order-form.ts';
import { fillSmallOrder, openOrder, sampleGuest } from '../helpers/sample-order.ts';
import { serviceTabs } from '../helpers/service-order.ts';
import { isInSight } from '../helpers/in-sight.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

const phone = { hasTouch: true, isMobile: true, viewport: { width: 320, height: 740 } };

/** Whether a press near its top hits it, or its label. */
const isMet = (locator: Locator): Promise<boolean> => isInSight(locator, [0.1]);

const isTextField = (page: Page): Promise<boolean> =>
  page.evaluate(() => /^(?:textarea|input)$/u.test(document.activeElement?.shadowRoot?.activeElement?.localName ?? ''));

async function threeMessages(form: OrderForm): Promise<void> {
  for (const number of [1, 2, 3]) {
    await form.write(number, `Text ${number}.`);
    if (number < 3) await form.message(number).button('Add message').click();
  }
}

describe('with a finger on a phone', () => {
  test('a tap on a service draws no ring, on the steps left leads to a voice in sight, on a card chooses it, and on a tag marks no card', async () => {
    const { form } = await openOrder(stage(), phone);
    const service = form.tab(serviceTabs.mvoice);
    await service.tap();
    await expect.poll(() => hasFocus(service)).toBe(true);
    expect(await service.evaluate((tab) => tab.matches(':focus-visible'))).toBe(false);
    await form.tab(serviceTabs.moh).tap();

    const voices = form.section('Select your voice').getByRole('radio');
    await form.totals.getByRole('link', { name: '2 steps left' }).tap();
    await expect.poll(() => hasFocus(voices.first())).toBe(true);
    await expect.poll(() => isMet(voices.first())).toBe(true);

    expect(await voices.count()).toBe(6);
    const nested = await voices.first().evaluate((radio) => {
      for (let box = radio.parentElement; box; box = box.parentElement) {
        if (/auto|scroll/u.test(getComputedStyle(box).overflowY)) return box.className;
      }
      return null;
    });
    expect(nested).toBeNull();
    await form.button(/^Show all \d+ voices$/u).tap();
    expect(await voices.count()).toBeGreaterThan(9);
    await expect.poll(() => hasFocus(voices.nth(6))).toBe(true);
    // The middle of a radio is no place for a tag.
    await form.voice('James').tap();
    expect(await form.voice('James').isChecked()).toBe(true);
    await voices
      .nth(8)
      .locator('..')
      .tap({ position: { x: 110, y: 20 } });
    expect(await voices.nth(8).isChecked()).toBe(true);
    await form.tab('Female').tap();
    await form.tab('Male').tap();
    expect(await voices.filter({ visible: true }).count()).toBe(7);
    expect(await voices.nth(6).isChecked()).toBe(true);

    // A tapped tag leaves its card looking like the others.
    const card = (name: string): Locator => form.voice(name).locator('..');
    const border = (name: string) => card(name).evaluate((element) => getComputedStyle(element).borderTopColor);
    await card('Noah').getByRole('button', { name: 'young' }).tap();
    await form.button('Clear filters').waitFor();
    await expect.poll(() => border('Noah')).toBe(await border('Liam'));
  });

  test('a double tap on Delete deletes one, opens no keyboard and is undone, and a notice in the summary covers no field', async () => {
    const { page, form } = await openOrder(stage(), phone);
    await threeMessages(form);
    const remove = form.message(2).button('Delete');
    await remove.scrollIntoViewIfNeeded();
    await doubleTap(page, remove);
    await form.button('Undo').waitFor();
    expect(await form.message(2).text.inputValue()).toBe('Text 3.');
    expect(await form.message(1).text.inputValue()).toBe('Text 1.');
    expect(await isTextField(page)).toBe(false);
    await form.button('Undo').tap();
    expect(await form.message(2).text.inputValue()).toBe('Text 2.');
    expect(await form.message(3).text.inputValue()).toBe('Text 3.');
    expect(await isTextField(page)).toBe(false);

    await fillSmallOrder(form);
    await form.applyDiscount('WELCOME10');
    await form.toast('Discount applied successfully!').waitFor();
    const summary = await form.openSummary();
    // Earlier messages are ignored.
    expect(await form.toast('Discount applied successfully!').count()).toBe(0);
    await summary.continueAsGuest();
    await page.route('**/order/calculate-guest', (route) => route.abort());
    await summary.field('combobox', 'Country').selectOption('CA');
    await summary.field('combobox', 'State/Province').selectOption('ON');
    const terms = summary.field('checkbox', 'I agree to the Terms & Conditions');
    await terms.evaluate((box) => box.scrollIntoView({ block: 'end' }));
    await form.toast('Failed to calculate order total').waitFor();
    expect(await isMet(summary.button('Close'))).toBe(true);
    const { x, y } = await middleOf(terms);
    await page.touchscreen.tap(x, y);
    expect(await form.toast('Failed to calculate order total').count()).toBe(1);
    expect(await terms.isChecked()).toBe(true);
  });
});

describe('with a mouse', () => {
  test('notices keep clear of what is pressed, and disappear when they are resolved', async () => {
    const { page, form } = await openOrder(stage());
    await page.evaluate(() =>
      document.querySelector<HTMLElement & { openSummary?: () => void }>('voice-order-form')?.openSummary?.(),
    );
    await form.toast('Message #1 has no text').waitFor();
    await form.issues.getByRole('button', { name: /Message #1/u }).click();
    expect(await isMet(form.message(1).text)).toBe(true);
    await form.write(1, 'Thank you for calling.');
    expect(await form.toast('Message #1 has no text').count()).toBe(0);
    await form.closeToasts();

    await form.unfold('Discount');
    const code = form.field('textbox', 'Discount code');
    await code.fill('NOPE');
    await code.evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 8));
    await form.button('Apply').click();
    await form.toast('Invalid discount code').waitFor();
    expect([await isMet(code), await isMet(form.button('Apply'))]).toEqual([true, true]);
    expect(await code.getAttribute('aria-invalid')).toBe('true');
    await code.fill('WELCOME10');
    expect(await code.getAttribute('aria-invalid')).toBeNull();
    await form.button('Apply').click();
    await form.toast('Discount applied successfully!').waitFor();
    expect(await form.toast('Invalid discount code').count()).toBe(0);
  });

  test('a double click removes one slot and selects a track, and a text that is too long is reported', async () => {
    const { form } = await openOrder(stage());
    for (const name of ['James', 'Noah', 'Antoine']) {
      await form.voice(name).check();
      await form.button('Add another voice').click();
    }
    await form.button('Remove voice #2').dblclick();
    expect(await form.button(/^Remove voice #/u).count()).toBe(2);

    await form.openMusic();
    const select = form.button('Select Porch Light');
    await select.dblclick();
    expect(await select.getAttribute('aria-pressed')).toBe('true');
    await form.write(1, 'word '.repeat(4001));
    await form.message(1).group.getByText('This text is longer than 20000 characters.').waitFor();
  });

  test('the pay button answers a press with the way to what is missing, and does not move while prices update', async () => {
    const { page, form } = await openOrder(stage());
    await fillSmallOrder(form);
    expect(await form.totals.getByRole('button', { name: /left$/u }).count()).toBe(0);
    const summary = await form.openSummary();
    await summary.continueAsGuest();
    await summary.field('textbox', 'Email').fill('ann@example.com');
    expect(await summary.payButton.isDisabled()).toBe(true);
    await summary.payButton.focus();
    await page.keyboard.press('Enter');
    const first = summary.field('textbox', 'First name');
    await expect.poll(() => hasFocus(first)).toBe(true);
    expect(await first.getAttribute('aria-invalid')).toBe('true');
    expect(await isMet(first)).toBe(true);
    await summary.dialog.getByText('First name is required').first().waitFor();
    expect(await summary.dialog.getByRole('textbox', named('Email')).getAttribute('aria-invalid')).toBeNull();

    await summary.enterGuest(sampleGuest);
    const pending = summary.dialog.getByRole('button', { name: 'Proceed to Payment', exact: true });
    const places = () => Promise.all([summary.payButton, summary.button('Back')].map((one) => one.boundingBox()));
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await summary.dialog.getByRole('button', { name: 'Proceed to Payment - $145.77' }).waitFor();
      const before = await places();
      await page.route('**/order/calculate**', () => {});
      await summary.field('textbox', 'Street address').fill(`${width} Main Street`);
      await pending.waitFor();
      expect(await places(), `${width} px`).toEqual(before);
      await page.unrouteAll();
      await summary.field('textbox', 'Street address').fill(`${width} Queen Street`);
    }
  });
});
