import type { BrowserContextOptions, Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { hasFocus } from '../helpers/keyboard.ts';
import { middleOf } from '../helpers/middle-of.ts';
import { named } from '../helpers/named.ts';
import { fillSmallOrder, openOrder } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { openGuestForm } from '../helpers/steps.ts';

const stage = setStage();

const mouse: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };
const hands: readonly (readonly [string, BrowserContextOptions])[] = [
  ['the mouse', mouse],
  ['a finger', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
];

/** A small order, and one press at the middle of something, as the hand does it. Playwright's own click waits and scrolls. */
async function open(hand: BrowserContextOptions) {
  const { page, form } = await openOrder(stage(), hand, '/plain.html');
  await fillSmallOrder(form);
  const press = async (target: Locator): Promise<void> => {
    const { x, y } = await middleOf(target);
    await (hand.hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y, { delay: 60 }));
  };
  return { page, form, press };
}

test.each(hands)('the first press with %s counts on a service and its question', async (_, hand) => {
  const { page, form, press } = await open(hand);
  const tab = form.tab('Telephone Voice Prompts');
  const question = page.getByRole('alertdialog', named('Switch Service Type'));
  await tab.scrollIntoViewIfNeeded();
  await press(tab);
  await expect.poll(() => hasFocus(question.getByRole('heading'))).toBe(true);
  await press(question.getByRole('button', named('Cancel')));
  await expect.poll(() => hasFocus(tab)).toBe(true);
});

test.each(hands)('the first press with %s counts below every field that it makes wrong', async (_, hand) => {
  const { page, form, press } = await open(hand);
  const summary = await openGuestForm(form);
  const { dialog } = summary;
  const box = (name: string): Locator => summary.field('textbox', name);
  const terms = summary.field('checkbox', 'I agree to the Terms & Conditions');
  // The error of the field, which is left empty, would move the pressed element below it.
  const steps: readonly (readonly [field: Locator, error: string, pressed: Locator, counts: () => Promise<boolean>])[] =
    [
      [
        box('Email'),
        'Email is required',
        dialog.getByRole('link', { name: /Terms & Conditions/u }),
        async () => page.context().pages().length === 2,
      ],
      [box('First name'), 'First name is required', terms, () => terms.isChecked()],
      [box('Last name'), 'Last name is required', box('Postal code'), () => hasFocus(box('Postal code'))],
      [
        summary.field('combobox', 'Country'),
        'Country is required for tax calculation',
        dialog.getByText('I agree to the Terms & Conditions', { exact: true }),
        async () => !(await terms.isChecked()),
      ],
    ];
  for (const [field, error, pressed, counts] of steps) {
    await pressed.scrollIntoViewIfNeeded();
    await field.evaluate((element) => element.focus({ preventScroll: true }));
    await press(pressed);
    await expect.poll(counts, { message: error }).toBe(true);
    // At the field and in the list of all.
    await expect.poll(() => dialog.getByText(error, { exact: true }).count()).toBe(2);
    await page.bringToFront();
  }
});

test.each(hands)('the press with %s that leaves a filled placeholder counts', async (_, hand) => {
  const { form, press } = await open(hand);
  const { group, text } = form.message(1);
  const placeholder = 'the complete legal name of your company as your province knows it';
  const start = 'Please stay on the line, and one of our advisers will be with you soon. '.repeat(2);
  await text.fill(`${start}See www.acme.example, or ask for [${placeholder}] until [closing time].`);
  await group.getByRole('heading').first().click();
  // In different places of the window: a second tap in the same place could be that of a double tap.
  const pressAfter = async (name: string, value: string, target: Locator, block: 'center' | 'start') => {
    await group.getByRole('textbox', { name }).fill(value);
    await target.evaluate((button, block) => button.scrollIntoView({ block }), block);
    await press(target);
  };
  await pressAfter(placeholder, 'Acme', group.getByRole('button', { name: /^Fix: www/u }), 'center');
  const fixed = 'See www dot acme dot example, or ask for Acme until ';
  await expect.poll(() => text.inputValue()).toBe(`${start}${fixed}[closing time].`);
  await pressAfter('closing time', 'nine', form.message(1).button('Add message'), 'start');
  await form.message(2).text.waitFor();
  await expect.poll(() => text.inputValue()).toBe(`${start}${fixed}nine.`);
});

type Call = (form: HTMLElement) => unknown;

const openings: readonly (readonly [what: string, inPage: Call, dialog: string])[] = [
  ['service as a property', (form) => Reflect.set(form, 'service', 'voip'), 'Switch Service Type'],
  ['service as an attribute', (form) => form.setAttribute('service', 'mvoice'), 'Switch Service Type'],
  ['openSummary()', (form) => Reflect.get(form, 'openSummary').call(form), 'Order Summary'],
];

test('a dialog opened by the host page receives the focus and returns it', async () => {
  const { page, form } = await open(mouse);
  const element = page.locator('voice-order-form');
  for (const [what, inPage, dialog] of openings) {
    await form.message(1).text.focus();
    await element.evaluate(inPage);
    const heading = page.getByRole('heading', named(dialog));
    await expect.poll(() => hasFocus(heading), { message: what }).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(form.message(1).text), { message: what }).toBe(true);
  }
  await element.evaluate((form) => Reflect.get(form, 'openSummary').call(form));
  await element.evaluate((form) => Reflect.get(form, 'reset').call(form));
  await expect.poll(() => hasFocus(form.message(1).text)).toBe(true);
  await form.message(1).text.fill('Hello');
  await element.evaluate((form) => Reflect.set(form, 'service', 'voip'));
  await page.getByRole('button', named('Continue')).click();
  await expect.poll(() => hasFocus(form.tab('Telephone Voice Prompts'))).toBe(true);
});
