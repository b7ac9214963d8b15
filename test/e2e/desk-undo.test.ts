import { expect, test } from 'vitest';
import { hasFocus } from '../helpers/keyboard.ts';
import { openOrder } from '../helpers/sample-order.ts';
import { isInSight } from '../helpers/in-sight.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();
const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 740 } };

const paragraphs = 'We are open all day.\n\nWe are closed at night.';

test('a split of a message is confirmed and undone in its place', async () => {
  const { form } = await openOrder(stage(), phone);
  // The tools come once the messages are near.
  await form.section('Add Voice Prompts').scrollIntoViewIfNeeded();
  await form.button('Import scripts').waitFor();
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
