import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { doubleTap } from '../helpers/double-tap.ts';
import { isInSight } from '../helpers/in-sight.ts';
import { hasFocus } from '../helpers/keyboard.ts';
import { middleOf } from '../helpers/middle-of.ts';
import { fillSmallOrder, openOrder, orderPage } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

const phone = { hasTouch: true, isMobile: true, viewport: { width: 320, height: 740 } };

const isTextField = (page: Page): Promise<boolean> =>
  page.evaluate(() => /^(?:textarea|input)$/u.test(document.activeElement?.shadowRoot?.activeElement?.localName ?? ''));

test('a tap on the steps left leads to a voice in sight, and a tap on a card selects it', async () => {
  const { form } = await openOrder(stage(), phone);
  const voices = form.section('Select your voice').getByRole('radio');
  await form.button('What’s in your order').tap();
  await form.totals.getByRole('link', { name: '2 steps left' }).tap();
  await expect.poll(() => hasFocus(voices.first())).toBe(true);
  await expect.poll(() => isInSight(voices.first(), [0.1])).toBe(true);
  await form.voice('James').tap();
  expect(await form.voice('James').isChecked()).toBe(true);
});

test('a double tap on Delete deletes one message, opens no keyboard, and can be undone', async () => {
  const { page, form } = await openOrder(stage(), phone);
  for (const number of [1, 2, 3]) {
    await form.write(number, `Text ${number}.`);
    if (number < 3) await form.message(number).button('Add message').click();
  }
  const remove = form.message(2).button('Delete');
  await remove.scrollIntoViewIfNeeded();
  await doubleTap(page, remove);
  await form.button('Undo').waitFor();
  expect([await form.message(1).text.inputValue(), await form.message(2).text.inputValue()]).toEqual([
    'Text 1.',
    'Text 3.',
  ]);
  expect(await isTextField(page)).toBe(false);
  await form.button('Undo').tap();
  expect(await form.message(2).text.inputValue()).toBe('Text 2.');
  expect(await form.message(3).text.inputValue()).toBe('Text 3.');
  expect(await isTextField(page)).toBe(false);
});

test('a toast in the summary covers neither its close button nor the field that is tapped', async () => {
  const { page, form } = await openOrder(stage(), phone);
  await fillSmallOrder(form);
  const summary = await form.openSummary();
  await summary.continueAsGuest();
  await page.route('**/order/calculate-guest', (route) => route.abort());
  await summary.field('combobox', 'Country').selectOption('CA');
  await summary.field('combobox', 'State/Province').selectOption('ON');
  const terms = summary.field('checkbox', 'I agree to the Terms & Conditions');
  await terms.evaluate((box) => box.scrollIntoView({ block: 'end' }));
  await form.toast('Failed to calculate order total').waitFor();
  expect(await isInSight(summary.button('Close'), [0.1])).toBe(true);
  const { x, y } = await middleOf(terms);
  await page.touchscreen.tap(x, y);
  expect(await form.toast('Failed to calculate order total').count()).toBe(1);
  expect(await terms.isChecked()).toBe(true);
});

test('a double click on Remove removes one voice slot', async () => {
  const { form } = await openOrder(stage());
  for (const name of ['James', 'Noah', 'Antoine']) {
    await form.voice(name).check();
    await form.button('Add another voice').click();
  }
  await form.button('Remove voice #2').dblclick();
  expect(await form.button(/^Remove voice #/u).count()).toBe(2);
});

test('the pay button that cannot be used yet leads to the first missing field, in sight', async () => {
  const { page, form } = await openOrder(stage());
  await fillSmallOrder(form);
  const summary = await form.openSummary();
  await summary.continueAsGuest();
  await summary.field('textbox', 'Email').fill('ann@example.com');
  expect(await summary.payButton.isDisabled()).toBe(true);
  await summary.payButton.focus();
  await page.keyboard.press('Enter');
  const first = summary.field('textbox', 'First name');
  await expect.poll(() => hasFocus(first)).toBe(true);
  expect([await first.getAttribute('aria-invalid'), await isInSight(first, [0.1])]).toEqual(['true', true]);
});

test('a long summary keeps its header visible and its terms in place, and a double click in its footer counts once', async () => {
  const { page, form } = await openOrder(stage(), { viewport: { width: 768, height: 600 } });
  await fillSmallOrder(form);
  await form.chooseExtras();
  for (const number of [1, 2, 3]) {
    await form.message(number).button('Add message').click();
    await form.write(number + 1, 'We are open from 9 to 5, and and on [days].');
  }
  const summary = await form.openSummary();
  await summary.button('Continue as Guest').dblclick();
  const email = summary.field('textbox', 'Email');
  await email.fill('anna@example.com');
  expect(await summary.dialog.locator('[aria-invalid=true]').count()).toBe(0);
  await summary.field('checkbox', /^I agree/u).focus();
  const { y } = (await summary.dialog.getByRole('heading', { name: 'Order Summary' }).boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(16);
  // The list of errors is below the terms, at the end of what scrolls: it keeps its height when it empties.
  await summary.field('textbox', 'First name').fill('Anna');
  await summary.field('textbox', 'Last name').fill('Roy');
  await summary.field('combobox', 'Country').selectOption('CA');
  await summary.field('combobox', 'State/Province').selectOption('ON');
  await summary.dialog.getByRole('button', { name: /^Proceed to Payment/u }).click({ force: true });
  const terms = summary.field('checkbox', /^I agree/u);
  await expect.poll(() => terms.getAttribute('aria-invalid')).toBe('true');
  await summary.dialog.getByRole('listitem').last().scrollIntoViewIfNeeded();
  const { x, y: before } = await middleOf(terms);
  await page.mouse.click(x, before);
  await expect.poll(() => terms.getAttribute('aria-invalid')).toBe(null);
  expect((await middleOf(terms)).y).toBe(before);
  await summary.button('Back').dblclick();
  await summary.button('Login to Account').waitFor();
  await summary.button('Continue as Guest').click();
  expect(await email.inputValue()).toBe('anna@example.com');
  expect(page.url()).toContain(orderPage);
});

test('a slow press on a fix hits it, although the filled placeholder above it is hidden', async () => {
  const { form } = await openOrder(stage(), phone);
  await form.write(1, 'Visit [website] & see.');
  await form.message(1).button('Add message').click();
  await form.write(2, 'Call [phone number].');
  await form.button('Check scripts').tap();
  const [website, number] = ['website', 'phone number'].map((name) => form.within.getByRole('textbox', { name }));
  await website?.fill('acme dot com');
  await website?.press('Enter');
  await number?.fill('5 5 5');
  await number?.press('Enter');
  await expect.poll(() => website?.isVisible()).toBe(false);
  const fix = form.message(1).group.getByRole('button', { name: /^Fix/u });
  await fix.click({ delay: 120 });
  await expect.poll(() => form.message(1).text.inputValue()).toBe('Visit acme dot com and see.');
});
