import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasFocus } from '../helpers/keyboard.ts';
import { named } from '../helpers/named.ts';
import type { OrderForm } from '../helpers/order-form.ts';
import { fillSmallOrder, openOrder } from '../helpers/sample-order.ts';
import { middleOf } from '../helpers/middle-of.ts';
import { setStage } from '../helpers/set-stage.ts';
import type { Summary } from '../helpers/summary.ts';

const stage = setStage();

/** One press at the middle of something, as the hand does it: down, a moment, up. Playwright's own click waits and scrolls. */
type Press = (target: Locator) => Promise<void>;

const byMouse =
  (page: Page): Press =>
  async (target) => {
    const { x, y } = await middleOf(target);
    await page.mouse.click(x, y, { delay: 60 });
  };

const byTouch =
  (page: Page): Press =>
  async (target) => {
    const { x, y } = await middleOf(target);
    await page.touchscreen.tap(x, y);
  };

interface Hand {
  readonly options: BrowserContextOptions;
  readonly press: (page: Page) => Press;
}

const mouse: Hand = { options: { viewport: { width: 1280, height: 900 } }, press: byMouse };
const finger: Hand = {
  options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  press: byTouch,
};
const hands = [
  ['the mouse', mouse],
  ['a finger', finger],
] as const;

interface Opened {
  readonly page: Page;
  readonly form: OrderForm;
  readonly press: Press;
}

async function open({ options, press }: Hand): Promise<Opened> {
  const { page, form } = await openOrder(stage(), options, '/plain.html');
  await fillSmallOrder(form);
  return { page, form, press: press(page) };
}

interface Step {
  /** The field that is left empty. */
  readonly from: (summary: Summary) => Locator;
  readonly error: string;
  readonly to: (summary: Summary) => Locator;
  /** Tells that the press counted. */
  readonly counts: (summary: Summary) => Promise<boolean>;
}

const box =
  (name: string) =>
  (summary: Summary): Locator =>
    summary.field('textbox', name);
const terms = (summary: Summary): Locator => summary.field('checkbox', 'I agree to the Terms & Conditions');

/** The pressed element is below each field; the field's error would move it. */
const steps: readonly Step[] = [
  {
    from: box('Email'),
    error: 'Email is required',
    to: ({ dialog }) => dialog.getByRole('link', { name: /Terms & Conditions/u }),
    counts: async ({ dialog }) => dialog.page().context().pages().length === 2,
  },
  {
    from: box('First name'),
    error: 'First name is required',
    to: terms,
    counts: (summary) => terms(summary).isChecked(),
  },
  {
    from: box('Last name'),
    error: 'Last name is required',
    to: box('Postal code'),
    counts: (summary) => hasFocus(box('Postal code')(summary)),
  },
  {
    from: (summary) => summary.field('combobox', 'Country'),
    error: 'Country is required for tax calculation',
    to: (summary) => summary.dialog.getByText('I agree to the Terms & Conditions', { exact: true }),
    counts: async (summary) => !(await terms(summary).isChecked()),
  },
];

/** Asks about another service, and says no. */
async function askAndCancel({ page, form, press }: Opened): Promise<void> {
  const tab = form.tab('Telephone Voice Prompts');
  const question = page.getByRole('alertdialog', named('Switch Service Type'));
  await tab.scrollIntoViewIfNeeded();
  await press(tab);
  await expect.poll(() => hasFocus(question.getByRole('heading'))).toBe(true);
  await press(question.getByRole('button', named('Cancel')));
  await expect.poll(() => hasFocus(tab)).toBe(true);
}

describe.each(hands)('the first press with %s', (_, hand) => {
  test('counts on a service, its question, and below every field that it makes wrong', async () => {
    const opened = await open(hand);
    const { page, form, press } = opened;
    await askAndCancel(opened);
    const summary = await form.openSummary();
    await summary.continueAsGuest();
    for (const { from, error, to, counts } of steps) {
      await to(summary).scrollIntoViewIfNeeded();
      await from(summary).evaluate((field) => field.focus({ preventScroll: true }));
      await press(to(summary));
      await expect.poll(() => counts(summary), { message: error }).toBe(true);
      // At the field and in the list of all.
      await expect.poll(() => summary.dialog.getByText(error, { exact: true }).count()).toBe(2);
      await page.bringToFront();
    }
  });
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

interface Opening {
  /** Runs in the page. */
  readonly call: (form: HTMLElement) => unknown;
  readonly dialog: string;
}

const openings: Readonly<Record<string, Opening>> = {
  'service as a property': { call: (form) => Reflect.set(form, 'service', 'voip'), dialog: 'Switch Service Type' },
  'service as an attribute': { call: (form) => form.setAttribute('service', 'mvoice'), dialog: 'Switch Service Type' },
  'openSummary()': { call: (form) => Reflect.get(form, 'openSummary').call(form), dialog: 'Order Summary' },
};

test('a dialog opened by the host page receives the focus and returns it', async () => {
  const { page, form } = await open(mouse);
  const element = page.locator('voice-order-form');
  for (const [what, { call, dialog }] of Object.entries(openings)) {
    await form.message(1).text.focus();
    await element.evaluate(call);
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
