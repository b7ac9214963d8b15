import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasFocus } from '../helpers/keyboard.ts';
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

/** Whether an element is in the window, and not covered. */
const isInSight = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const root = element.getRootNode();
    const hit = root instanceof ShadowRoot ? root.elementFromPoint(left + width / 2, top + height / 2) : null;
    return hit !== null && element.contains(hit);
  });

const paragraphs = 'We are open all day.\n\nWe are closed at night.';

describe('a split of a message', () => {
  test('is confirmed and undone in its place', async () => {
    const { form } = await open(phone);
    const { group, text } = form.message(1);
    await form.write(1, paragraphs);
    const split = group.getByRole('button', { name: 'Split into 2 messages' });
    await split.tap();
    const undo = group.getByRole('button', { name: 'Undo' });
    await expect.poll(() => hasFocus(undo)).toBe(true);
    await expect.poll(() => isInSight(undo)).toBe(true);
    expect(await isInSight(group.getByText('Split into 2 messages.'))).toBe(true);
    expect(await form.button('Undo').count()).toBe(1);
    expect(await form.message(2).text.inputValue()).toBe('We are closed at night.');
    await undo.tap();
    await expect.poll(() => hasFocus(group.getByRole('button', { name: 'Redo' }))).toBe(true);
    expect(await text.inputValue()).toBe(paragraphs);
    expect(await undo.count()).toBe(0);
  });
});
