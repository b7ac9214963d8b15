import { expect, test } from 'vitest';
import { hasFocus } from '../helpers/keyboard.ts';
import { fillSmallOrder, openOrder } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

test('a script is checked, fixed and pronounced, and the summary leads to what is left in it', async () => {
  const { page, form } = await openOrder(stage());
  await fillSmallOrder(form);
  const { group, text } = form.message(1);
  await text.fill('Ask Dr. Nguyen & team about [product or service].');
  // Not by Tab: the description of the next field would lie over the button.
  await group.getByRole('heading').click();
  const found = group.getByRole('list', { name: 'Script check' });
  await form.button('Check scripts').click();
  await form.toast('2 notes on your scripts.').waitFor();
  await found.getByRole('button', { name: /^Fix/ }).press('Enter');
  expect(await text.inputValue()).toBe('Ask Dr. Nguyen and team about [product or service].');
  // Two of them it was before.
  expect(await form.toast('2 notes on your scripts.').count()).toBe(0);
  await found.getByRole('button', { name: 'Undo' }).press('Enter');
  await found.getByRole('button', { name: /^Fix/ }).press('Enter');

  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(8, 14));
  await group.getByRole('button', { name: /^Delivery/u }).click();
  await group.getByRole('button', { name: 'Pronunciations', exact: true }).click();
  const words = page.getByRole('dialog', { name: 'Pronunciations' });
  expect(await words.getByRole('textbox', { name: 'Word' }).inputValue()).toBe('Nguyen');
  await words.getByRole('textbox', { name: 'Sounds like' }).fill('win');
  await words.getByRole('button', { name: 'Add word' }).press('Enter');
  await words.getByRole('button', { name: 'Remove this word' }).press('Enter');
  await words.locator('button:focus', { hasText: 'Add word' }).waitFor();
  await words.getByRole('button', { name: 'Done' }).click();
  const content = await text.inputValue();
  await group.getByRole('textbox', { name: 'Message name' }).fill('After hours');
  await page.keyboard.press('Enter');
  expect([await hasFocus(text), await text.inputValue()]).toEqual([true, content]);
  await form.within.getByRole('img', { name: /^Loop: about \d+ s/ }).waitFor();

  const { dialog } = await form.openSummary();
  const left = dialog.getByRole('list', { name: 'Script check' });
  await left.getByRole('button', { name: /^Message #1/ }).click();
  await dialog.waitFor({ state: 'detached' });
});

test('placeholders are filled in by keyboard below the text, with Enter and with Tab', async () => {
  const { page, form } = await openOrder(stage());
  const { group, text } = form.message(1);
  await text.fill('We are at [street address], open from [opening time] & on [day].');
  const address = group.getByRole('textbox', { name: 'street address' });
  await form.button('Check scripts').click();
  await address.focus();
  await page.keyboard.type('10 Main Street');
  await page.keyboard.press('Enter');
  expect(await text.inputValue()).toContain('at 10 Main Street,');

  const time = group.getByRole('textbox', { name: 'opening time' });
  await expect.poll(() => hasFocus(time)).toBe(true);
  await page.keyboard.type('nine');
  await page.keyboard.press('Tab');
  expect(await hasFocus(group.getByRole('textbox', { name: 'day' }))).toBe(true);
  await expect.poll(() => text.inputValue()).toBe('We are at 10 Main Street, open from nine & on [day].');
  await page.keyboard.type('weekdays');
  await page.keyboard.press('Enter');
  await expect.poll(() => text.inputValue()).toBe('We are at 10 Main Street, open from nine & on weekdays.');
});
