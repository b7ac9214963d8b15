import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillSmallOrder, openOrder, orderPage } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

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
  const before = await boxOf(terms);
  await page.mouse.click(before.x + 8, before.y + 8);
  await expect.poll(() => terms.getAttribute('aria-invalid')).toBe(null);
  expect((await boxOf(terms)).y).toBe(before.y);
  await summary.button('Back').dblclick();
  await summary.button('Login to Account').waitFor();
  await summary.button('Continue as Guest').click();
  expect(await email.inputValue()).toBe('anna@example.com');
  expect(page.url()).toContain(orderPage);
});

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return box;
}
