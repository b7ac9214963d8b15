import { expect, test } from 'vitest';
import { fillSmallOrder, openForm, orderPage } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

test('a double click in the foot of the summary is one, whatever lies there after it', async () => {
  const page = await stage().newPage();
  const form = await openForm(page, stage().partnerUrl + orderPage);
  await fillSmallOrder(form);
  const summary = await form.openSummary();
  await summary.button('Continue as Guest').dblclick();
  const email = summary.field('textbox', 'Email');
  await email.fill('anna@example.com');
  expect(await summary.dialog.locator('[aria-invalid=true]').count()).toBe(0);
  await summary.button('Back').dblclick();
  await summary.button('Login to Account').waitFor();
  await summary.button('Continue as Guest').click();
  expect(await email.inputValue()).toBe('anna@example.com');
  expect(page.url()).toContain(orderPage);
});
