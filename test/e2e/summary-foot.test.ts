import { expect, test } from 'vitest';
import { fillSmallOrder, openOrder, orderPage } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

test('a long summary keeps its header visible, and a double click in its footer counts once', async () => {
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
  await summary.button('Back').dblclick();
  await summary.button('Login to Account').waitFor();
  await summary.button('Continue as Guest').click();
  expect(await email.inputValue()).toBe('anna@example.com');
  expect(page.url()).toContain(orderPage);
});
