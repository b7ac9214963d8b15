import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { doubleTap } from '../helpers/double-tap.ts';
import { hasFocus, tabTo } from '../helpers/keyboard.ts';
import type { OrderForm } from '../helpers/order-form.ts';
import { openForm, orderPage } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();
const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 740 } };

async function open(options = {}): Promise<{ page: Page; form: OrderForm }> {
  const page = await stage().newPage(options);
  const form = await openForm(page, stage().partnerUrl + orderPage);
  // The tools come once the messages are near.
  await form.section('Add Voice Prompts').scrollIntoViewIfNeeded();
  await form.button('Import scripts').waitFor();
  return { page, form };
}

/** Whether a thing is in the window, and nothing lies over it. */
const isInSight = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const root = element.getRootNode();
    const hit = root instanceof ShadowRoot ? root.elementFromPoint(left + width / 2, top + height / 2) : null;
    return hit !== null && element.contains(hit);
  });

const paragraphs = 'We are open all day.\n\nWe are closed at night.';

describe('a split of a message', () => {
  const press: Readonly<Record<string, (button: Locator) => Promise<void>>> = {
    'a key': (button) => button.press('Enter'),
    'the mouse': (button) => button.click(),
    'a finger': (button) => button.tap(),
  };

  test.each(['a key', 'the mouse', 'a finger'])('by %s is said, and taken back, where it was pressed', async (by) => {
    const { form } = await open(by === 'a finger' ? phone : {});
    const { group, text } = form.message(1);
    await form.write(1, paragraphs);
    const split = group.getByRole('button', { name: 'Split into 2 messages' });
    await press[by]?.(split);
    const undo = group.getByRole('button', { name: 'Undo' });
    await expect.poll(() => hasFocus(undo)).toBe(true);
    await expect.poll(() => isInSight(undo)).toBe(true);
    expect(await isInSight(group.getByText('This text is now 2 messages.'))).toBe(true);
    expect(await form.button('Undo').count()).toBe(1);
    expect(await form.message(2).text.inputValue()).toBe('We are closed at night.');
    await press[by]?.(undo);
    await expect.poll(() => hasFocus(group.getByRole('button', { name: 'Redo' }))).toBe(true);
    expect(await text.inputValue()).toBe(paragraphs);
    expect(await undo.count()).toBe(0);
  });

  test('by a double tap is one', async () => {
    const { page, form } = await open(phone);
    await form.write(1, paragraphs);
    const split = form.message(1).group.getByRole('button', { name: 'Split into 2 messages' });
    await split.scrollIntoViewIfNeeded();
    await doubleTap(page, split);
    await expect.poll(() => hasFocus(form.button('Undo'))).toBe(true);
    expect(await form.message(2).text.inputValue()).toBe('We are closed at night.');
  });
});

describe('an import that was edited', () => {
  test('is taken back by a double click on Undo, beside what was edited, and made again', async () => {
    const { page, form } = await open();
    const { text } = form.message(1);
    await form.write(1, 'By hand.');
    await form.button('Import scripts').click();
    const dialog = page.getByRole('dialog', { name: 'Import scripts' });
    await dialog.getByRole('textbox', { name: 'Paste your scripts' }).fill('Of a document.');
    await dialog.getByRole('radio', { name: 'Replace messages' }).check();
    await dialog.getByRole('button', { name: 'Import 1 message' }).click();
    await dialog.waitFor({ state: 'detached' });
    await text.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('!');
    await form.button('Undo').dblclick();
    await expect.poll(() => text.inputValue()).toBe('By hand.');
    expect(await form.message(2).text.inputValue()).toBe('Of a document.!');
    await form.button('Redo').press('Enter');
    await expect.poll(() => text.inputValue()).toBe('Of a document.!');
    await form.button('Undo').press('Enter');
    await expect.poll(() => text.inputValue()).toBe('By hand.');
  });
});

describe('a fix in a text that is written on', () => {
  async function fixAndWriteOn(): Promise<{ page: Page; form: OrderForm; undo: Locator }> {
    const { page, form } = await open();
    await form.message(1).text.click();
    await page.keyboard.type('We are open & glad today.');
    await form.button('Check scripts').click();
    const { group, text } = form.message(1);
    await group.getByRole('button', { name: 'Fix: and' }).click();
    await text.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Typed.');
    expect(await text.inputValue()).toBe('We are open and glad today. Typed.');
    return { page, form, undo: group.getByRole('button', { name: 'Undo' }) };
  }

  test('is taken back by the mouse, and what was typed stays', async () => {
    const { form, undo } = await fixAndWriteOn();
    await undo.click();
    const { group, text } = form.message(1);
    expect(await text.inputValue()).toBe('We are open & glad today. Typed.');
    expect(await hasFocus(group.getByRole('button', { name: 'Fix: and' }))).toBe(true);
  });

  test('is reached and taken back by keys', async () => {
    const { page, form, undo } = await fixAndWriteOn();
    await tabTo(page, undo, { most: 3 });
    await page.keyboard.press('Space');
    const { group, text } = form.message(1);
    expect(await text.inputValue()).toBe('We are open & glad today. Typed.');
    expect(await hasFocus(group.getByRole('button', { name: 'Fix: and' }))).toBe(true);
  });

  test('is for good once its own place is written in, which is seen at once', async () => {
    const { page, form, undo } = await fixAndWriteOn();
    const { text } = form.message(1);
    await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(14, 14));
    await page.keyboard.type('r');
    expect(await text.inputValue()).toBe('We are open anrd glad today. Typed.');
    await undo.waitFor({ state: 'detached' });
    expect(await hasFocus(text)).toBe(true);
  });
});
