import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { doubleTap } from '../helpers/double-tap.ts';
import { isInSight } from '../helpers/in-sight.ts';
import { hasFocus } from '../helpers/keyboard.ts';
import { middleOf } from '../helpers/middle-of.ts';
import type { OrderForm } from '../helpers/order-form.ts';
import { fillSmallOrder, openOrder, orderPage } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { openGuestForm, writeMessages } from '../helpers/steps.ts';

const stage = setStage();

const phone = { hasTouch: true, isMobile: true, viewport: { width: 320, height: 740 } };

const textsOf = (form: OrderForm): Promise<readonly string[]> =>
  form.region
    .getByRole('textbox', { name: 'Message text' })
    .evaluateAll((all: HTMLTextAreaElement[]) => all.map((one) => one.value));

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

test('on a phone, the card of a voice stays in its place when it is selected', async () => {
  const { form } = await openOrder(stage(), { viewport: { width: 390, height: 844 } });
  const section = form.section('Select your voice');
  const voice = section.getByRole('radio').first();
  await section.evaluate((part) => scrollBy(0, part.getBoundingClientRect().top));
  const place = async () => Math.round((await voice.boundingBox())?.y ?? 0);
  const before = await place();
  await voice.click();
  // On a line of its own, above the list.
  await form.button('Add another voice').waitFor();
  await expect.poll(place).toBe(before);
});

test('a double tap on Delete deletes one message, opens no keyboard, and can be undone', async () => {
  const { page, form } = await openOrder(stage(), phone);
  await writeMessages(form, ['One.', 'Two.', 'Three.']);
  const remove = form.message(2).button('Delete');
  await remove.scrollIntoViewIfNeeded();
  await doubleTap(page, remove);
  await form.button('Undo').waitFor();
  expect(await textsOf(form)).toEqual(['One.', 'Three.']);
  expect(await isTextField(page)).toBe(false);
  // Undo is where Delete was. Without a tap elsewhere, this one would be the third of a triple tap, which does nothing.
  await form.section('Add Voice Prompts').getByRole('heading', { level: 2 }).tap();
  await form.button('Undo').tap();
  await expect.poll(() => textsOf(form)).toEqual(['One.', 'Two.', 'Three.']);
  expect(await isTextField(page)).toBe(false);
});

test('a toast in the summary covers neither its close button nor the field that is tapped', async () => {
  const { page, form } = await openOrder(stage(), phone);
  await fillSmallOrder(form);
  const summary = await openGuestForm(form);
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
  const summary = await openGuestForm(form);
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
  const text = 'We are open from 9 to 5, and and on [days].';
  await writeMessages(form, ['Welcome.', text, text, text]);
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
  await writeMessages(form, ['Visit [website] & see.', 'Call [phone number].']);
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

/** A pointer that presses, moves in small steps, and lets go. */
const mouse = async ({ mouse: one }: Page) => ({
  press: async (x: number, y: number) => {
    await one.move(x, y);
    await one.down();
  },
  move: (x: number, y: number) => one.move(x, y),
  release: () => one.up(),
});

async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    press: (x: number, y: number) => send('touchStart', { x, y }),
    move: (x: number, y: number) => send('touchMove', { x, y }),
    release: () => send('touchEnd'),
  };
}

/** A form with three messages, the handle of the first in the middle of the window, and its position. */
async function openThree(options: BrowserContextOptions) {
  const { page, form } = await openOrder(stage(), options);
  // The second one is much taller than the others.
  await writeMessages(form, ['One.', 'Two. '.repeat(60).trim(), 'Three.']);
  const handle = form.button('Move message #1');
  await handle.waitFor();
  await form.message(1).group.evaluate((card) => card.scrollIntoView({ block: 'center' }));
  return { page, form, ...(await middleOf(handle)) };
}

const firstWords = async (form: OrderForm): Promise<readonly string[]> =>
  (await textsOf(form)).map((text) => text.replace(/\W.*/u, ''));

const markOf = (form: OrderForm, number: number): Promise<string> =>
  form.message(number).group.evaluate((card) => getComputedStyle(card).outlineStyle);

test.each([
  ['mouse', mouse, {}],
  ['finger', finger, { hasTouch: true, isMobile: true }],
] as const)(
  'the first message is dragged by a %s past the window’s edge to the end, and back',
  async (_, handOf, options) => {
    const { page, form, x, y } = await openThree({ viewport: { width: 390, height: 700 }, ...options });
    const hand = await handOf(page);
    const bar = (await form.totals.boundingBox())?.y ?? 0;
    await hand.press(x, y);
    expect(await markOf(form, 1)).toBe('solid');
    const top = async () => (await form.message(1).group.boundingBox())?.y ?? 0;
    const before = await top();
    await hand.move(x, y + 12);
    await expect.poll(async () => (await top()) - before).toBe(12);
    for (let at = y + 12; at < bar - 10; at += 15) await hand.move(x, at);
    // Held there, it does not move.
    await expect.poll(() => firstWords(form)).toEqual(['Two', 'Three', 'One']);
    expect(await markOf(form, 3)).toBe('solid');
    for (let at = bar - 10; at > 5; at -= 15) await hand.move(x, at);
    await expect.poll(() => firstWords(form)).toEqual(['One', 'Two', 'Three']);
    await hand.release();
    await expect.poll(() => markOf(form, 1)).toBe('none');
    expect(await form.button('Move down').count()).toBe(0);
  },
);

test('a message that is dragged and released before the next frame has moved', async () => {
  const { form } = await openThree({});
  const distance = (await middleOf(form.message(3).group)).y - (await middleOf(form.message(1).group)).y;
  await form.button('Move message #1').evaluate((handle, down) => {
    const { x, y, width, height } = handle.getBoundingClientRect();
    const at = { clientX: x + width / 2, clientY: y + height / 2, pointerId: 1, bubbles: true, composed: true };
    handle.dispatchEvent(new PointerEvent('pointerdown', at));
    for (const type of ['pointermove', 'pointerup'])
      handle.dispatchEvent(new PointerEvent(type, { ...at, clientY: at.clientY + down }));
  }, distance);
  await expect.poll(() => firstWords(form)).toEqual(['Two', 'One', 'Three']);
});

test('a message that is dragged and brought back does not show its buttons', async () => {
  const { page, form, x, y } = await openThree({});
  const hand = await mouse(page);
  await hand.press(x, y);
  for (const distance of [20, 0]) await hand.move(x, y + distance);
  await hand.release();
  await expect.poll(() => markOf(form, 1)).toBe('none');
  expect(await form.button('Move down').count()).toBe(0);
});
