import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { AiDialog } from '../helpers/ai-dialog.ts';
import { doubleTap } from '../helpers/double-tap.ts';
import { hasFocus } from '../helpers/keyboard.ts';
import { middleOf } from '../helpers/middle-of.ts';
import { named } from '../helpers/named.ts';
import type { OrderForm } from '../helpers/order-form.ts';
import { fillSmallOrder, fillUpToPayment, openForm, orderPage } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

async function open(options = {}): Promise<{ page: Page; form: OrderForm }> {
  const page = await stage().newPage(options);
  return { page, form: await openForm(page, stage().partnerUrl + orderPage) };
}

const phone = (width: number) => ({ hasTouch: true, isMobile: true, viewport: { width, height: 740 } });

/** Whether a press near its top meets it, or what it stands for. */
const isMet = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const root = element.getRootNode();
    const hit =
      root instanceof ShadowRoot ? root.elementFromPoint(left + width / 2, top + Math.min(height / 2, 24)) : null;
    return hit !== null && (element.contains(hit) || hit.parentElement?.contains(element) === true);
  });

const scrollOf = (page: Page): Promise<number> => page.evaluate(() => scrollY);
const isTextField = (page: Page): Promise<boolean> =>
  page.evaluate(() => /^(?:textarea|input)$/u.test(document.activeElement?.shadowRoot?.activeElement?.localName ?? ''));

async function threeMessages(form: OrderForm): Promise<void> {
  for (const number of [1, 2, 3]) {
    await form.write(number, `Text ${number}.`);
    if (number < 3) await form.message(number).button('Add message').click();
  }
}

describe.each([320, 390])('with a finger on a phone of %i px', (width) => {
  test('things left lead to a voice in sight, the list is in the page’s flow, and a card is chosen by a tap', async () => {
    const { form } = await open(phone(width));
    const voices = form.section('Select your voice').getByRole('radio');
    await form.totals.getByRole('link', { name: '2 things left' }).tap();
    await expect.poll(() => hasFocus(voices.first())).toBe(true);
    await expect.poll(() => isMet(voices.first())).toBe(true);

    expect(await voices.count()).toBe(5);
    const nested = await voices.first().evaluate((radio) => {
      for (let box = radio.parentElement; box; box = box.parentElement) {
        if (/auto|scroll/u.test(getComputedStyle(box).overflowY)) return box.className;
      }
      return null;
    });
    expect(nested).toBeNull();
    await form.button(/^Show all \d+ voices$/u).tap();
    expect(await voices.count()).toBeGreaterThan(9);
    await expect.poll(() => hasFocus(voices.nth(5))).toBe(true);
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
    expect(await voices.filter({ visible: true }).count()).toBe(6);
    expect(await voices.nth(5).isChecked()).toBe(true);
  });

  test('a notice in the summary leaves free what is to be filled in', async () => {
    const { page, form } = await open(phone(width));
    await fillSmallOrder(form);
    await form.field('textbox', 'Discount code').fill('WELCOME10');
    await form.button('Apply').click();
    await form.toast('Discount applied successfully!').waitFor();
    const summary = await form.openSummary();
    // What was told before stays behind.
    expect(await form.toast('Discount applied successfully!').count()).toBe(0);
    await summary.continueAsGuest();
    await page.route('**/order/calculate-guest', (route) => route.abort());
    await summary.field('combobox', 'Country').selectOption('CA');
    await summary.field('combobox', 'State/Province').selectOption('ON');
    const terms = summary.field('checkbox', 'I agree to the Terms & Conditions');
    await terms.evaluate((box) => box.scrollIntoView({ block: 'end' }));
    await form.toast('Failed to calculate order total').waitFor({ timeout: 20_000 });
    expect(await isMet(summary.button('Close'))).toBe(true);
    const { x, y } = await middleOf(terms);
    await page.touchscreen.tap(x, y);
    expect(await form.toast('Failed to calculate order total').count()).toBe(1);
    expect(await terms.isChecked()).toBe(true);
  });

  test('a double tap on Delete deletes one, opens no keyboard, and is undone', async () => {
    const { page, form } = await open(phone(width));
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
  });
});

describe('with a mouse', () => {
  test('a double click on Select chooses a track, and a text that is too long says so', async () => {
    const { form } = await open();
    const select = form.button('Select Porch Light');
    await select.dblclick();
    expect(await select.getAttribute('aria-pressed')).toBe('true');
    await form.write(1, 'word '.repeat(4001));
    await form.message(1).group.getByText('This text is longer than 20000 characters.').waitFor();
  });

  test('a double click deletes one message, and another slot does not move the page', async () => {
    const { page, form } = await open();
    await threeMessages(form);
    await form.message(2).button('Delete').dblclick();
    await form.button('Undo').waitFor();
    expect(
      await form
        .section('Add Voice Prompts')
        .getByRole('group', { name: /^Message #/u })
        .count(),
    ).toBe(2);

    await form.chooseVoice('Female', 'Emma');
    const before = await scrollOf(page);
    await form.button('Add another voice').click();
    await expect.poll(() => hasFocus(form.button(/^Voice #2/u))).toBe(true);
    expect(await scrollOf(page)).toBe(before);
  });

  test('drafts need a name and a number that is right, and one Undo gives all texts back', async () => {
    const { page, form } = await open();
    await threeMessages(form);
    const ai = await new AiDialog(form).open();
    expect(await ai.field('combobox', 'Industry').inputValue()).toBe('');
    await ai.button('Generate Prompts').click({ force: true });
    await ai.dialog.getByText('Company name is missing').waitFor();
    expect(await hasFocus(ai.companyName)).toBe(true);
    await ai.companyName.fill('Acme');
    await ai.count.fill('4');
    await ai.count.hover();
    await page.mouse.wheel(0, 100);
    await expect.poll(() => hasFocus(ai.count)).toBe(false);
    expect(await ai.count.inputValue()).toBe('4');
    await ai.count.fill('25');
    await ai.button('Generate Prompts').click({ force: true });
    await expect.poll(() => hasFocus(ai.count)).toBe(true);
    expect(await ai.dialog.count()).toBe(1);
    await ai.count.fill('2');
    await ai.button('Generate Prompts').click();
    await form.toast('Successfully generated 2 AI prompts!').waitFor();
    expect(await ai.texts()).toHaveLength(2);
    await form.button('Undo').click();
    expect(await ai.texts()).toEqual(['Text 1.', 'Text 2.', 'Text 3.']);
    expect(await form.button('Undo').count()).toBe(0);
    await form.button('Redo').click();
    expect(await ai.texts()).toHaveLength(2);
    await form.message(2).button('Add message').click();
    await form.write(3, 'Written since.');
    await form.button('Undo').click();
    expect(await ai.texts()).toEqual(['Text 1.', 'Text 2.', 'Text 3.', 'Written since.']);
  });

  test('rush goes with a voice that does not offer it, and comes back with one that does', async () => {
    const { form } = await open();
    const rush = form.field('checkbox', /^Rush Production Fee/u);
    await rush.check();
    await form.chooseVoice('Female', 'Grace');
    await form.toast('Grace does not offer rush production').waitFor();
    expect(await rush.isChecked()).toBe(false);
    await form.chooseVoice('Female', 'Emma');
    expect(await form.toast('Grace does not offer').count()).toBe(0);
    await form.toast('Your voices offer rush production again').waitFor();
    expect(await rush.isChecked()).toBe(true);
  });

  test('notices keep clear of what is pressed, go when they are settled, and leave no empty ring', async () => {
    const { page, form } = await open();
    await page.evaluate(() =>
      document.querySelector<HTMLElement & { openSummary?: () => void }>('voice-order-form')?.openSummary?.(),
    );
    await form.toast('Message #1 has no text').waitFor();
    await form.issues.getByRole('button', { name: /Message #1/u }).click();
    expect(await isMet(form.message(1).text)).toBe(true);
    await form.write(1, 'Thank you for calling.');
    expect(await form.toast('Message #1 has no text').count()).toBe(0);
    await form.closeToasts();

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

  test('the pay button answers a press with the way to what is missing', async () => {
    const { page, form } = await open();
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
  });

  test('Pay and Back stay where they are while prices update, wide or narrow', async () => {
    const { page, form } = await open();
    const summary = await fillUpToPayment(form);
    const pending = summary.dialog.getByRole('button', { name: 'Proceed to Payment', exact: true });
    const places = () => Promise.all([summary.payButton, summary.button('Back')].map((one) => one.boundingBox()));
    for (const width of [320, 390, 768, 1280]) {
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
