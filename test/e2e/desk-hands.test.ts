import { expect, test } from 'vitest';
import { isInSight } from '../helpers/in-sight.ts';
import { hasFocus } from '../helpers/keyboard.ts';
import { openOrder } from '../helpers/sample-order.ts';
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
  await expect.poll(() => hasFocus(group.getByRole('heading', { name: 'Message #1' }))).toBe(true);
  expect(await text.inputValue()).toBe(paragraphs);
  expect(await undo.count()).toBe(0);
});

test('the text of a new message stays in sight when notes come to the one above it', async () => {
  const { page, form } = await openOrder(stage(), { viewport: { width: 1280, height: 800 } });
  await form.message(1).text.click();
  await page.keyboard.type('Thank you for calling [Company name]. Please hold, call 9025550148 on on & Sunday.');
  await form.button('Copy all scripts').waitFor();
  await form.message(1).button('Add message').click();
  await form.message(1).group.getByRole('list', { name: 'Script check' }).waitFor();
  await expect.poll(() => hasFocus(form.message(2).text)).toBe(true);
  const bottom = async (): Promise<number> => {
    const box = await form.message(2).text.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const bar = await form.totals.boundingBox();
  await expect.poll(bottom).toBeLessThan(bar?.y ?? 0);
});
