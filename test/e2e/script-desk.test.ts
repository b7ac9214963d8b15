import { expect, test } from 'vitest';
import { hasFocus } from '../helpers/keyboard.ts';
import { fillUpToPayment, openOrder, sampleGuest } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { ordersOf } from '../helpers/stored-orders.ts';

const stage = setStage();

test('a script is checked and fixed, and placeholders are asked about once before the payment', async () => {
  const { page, form } = await openOrder(stage());
  const email = 'script-desk@example.com';
  const summary = await fillUpToPayment(form, { ...sampleGuest, email });
  await summary.button('Close').click();

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
  await group.getByRole('textbox', { name: 'Message name' }).fill('After hours');
  await form.within.getByRole('img', { name: /^Loop: about \d+ s/ }).waitFor();

  await form.openSummary();
  const left = page.getByRole('dialog', { name: 'Order Summary' }).getByRole('list', { name: 'Script check' });
  await left.getByRole('button', { name: /^Message #1/ }).click();
  await page.getByRole('dialog', { name: 'Order Summary' }).waitFor({ state: 'detached' });
  await form.openSummary();
  await summary.continueAsGuest();
  await summary.payButton.and(form.within.locator(':enabled')).click();
  const question = page.getByRole('alertdialog', { name: 'Placeholders left in' });
  expect(await question.innerText()).toContain('Message #1 still says [product or service]');
  await question.getByRole('button', { name: 'Go back' }).click();
  expect(await ordersOf(stage().db, email)).toEqual([]);
  await summary.payButton.and(form.within.locator(':enabled')).click();
  await question.getByRole('button', { name: 'Order anyway' }).click();
  await page.waitForURL(/\/checkout\//);
  const [order] = await ordersOf(stage().db, email);
  expect(order?.items).toMatchObject([
    { fileName: '1-after-hours', style: 'professional-warm-welcoming Pronunciation: Nguyen: win.' },
  ]);
});

test('placeholders are filled in by keyboard below the text, and selected in it by their notes', async () => {
  const { page, form } = await openOrder(stage());
  const { group, text } = form.message(1);
  await text.fill('We are at [street address], open from [opening time] & on [day].');
  const address = group.getByRole('textbox', { name: 'street address' });
  await form.button('Check scripts').click();
  await address.focus();
  await page.keyboard.type('10 Main Street');
  await page.keyboard.press('Enter');
  expect(await text.inputValue()).toContain('at 10 Main Street,');
  expect(await hasFocus(address)).toBe(true);

  const time = group.getByRole('textbox', { name: 'opening time' });
  await time.fill('nine');
  await group.getByRole('button', { name: /\[day\]/u }).click();
  await expect.poll(() => text.inputValue()).toBe('We are at 10 Main Street, open from nine & on [day].');
  await expect.poll(() => hasFocus(text)).toBe(true);
  await page.keyboard.type('weekdays');
  await expect.poll(() => text.inputValue()).toBe('We are at 10 Main Street, open from nine & on weekdays.');
});
