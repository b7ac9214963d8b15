import { expect, test } from 'vitest';
import { Checkout, goodCard } from '../helpers/checkout.ts';
import { pressOn, tabTo, typeAhead, typeInto } from '../helpers/keyboard.ts';
import { openOrder, sampleText } from '../helpers/sample-order.ts';
import { ordersOf } from '../helpers/stored-orders.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();
const email = 'keys@example.com';

test('a guest orders and pays with the keyboard only', async () => {
  const { page, form } = await openOrder(stage());

  await tabTo(page, form.tab('Male'));
  await page.keyboard.press('ArrowRight');
  expect(await form.tab('Female').getAttribute('aria-selected')).toBe('true');
  await tabTo(page, form.section('Select your voice').getByRole('radio').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  const second = form.section('Select your voice').getByRole('radio').nth(1);
  expect(await second.isChecked()).toBe(true);

  await typeInto(page, form.message(1).text, sampleText);
  await pressOn(page, form.message(1).group.getByRole('button', { name: /^Delivery/u }), 'Enter');
  await typeAhead(page, form.message(1).guide, 'Calm');
  expect(await form.message(1).guide.inputValue()).toBe('calm-soothing-reassuring');
  await pressOn(page, form.message(1).button('Add message'), 'Enter');
  await typeInto(page, form.message(2).text, 'We will be with you in a moment.');
  await pressOn(page, form.fold('Select Your Background Music'), 'Enter');
  await pressOn(page, form.firstTrack);
  await pressOn(page, form.field('checkbox', /^Proof Reading/u));
  await pressOn(page, form.fold('Comments'), 'Enter');
  await typeInto(page, form.field('textbox', 'Comments'), 'Typed without a mouse.');
  await pressOn(page, form.summaryButton, 'Enter');

  const { summary } = form;
  await pressOn(page, summary.button('Continue as Guest'), 'Enter');
  await typeInto(page, summary.field('textbox', 'Email'), email);
  await typeInto(page, summary.field('textbox', 'First name'), 'Kay');
  await typeInto(page, summary.field('textbox', 'Last name'), 'Board');
  await typeAhead(page, summary.field('combobox', 'Country'), 'Canada');
  await typeAhead(page, summary.field('combobox', 'State/Province'), 'Ontario');
  await typeInto(page, summary.field('textbox', 'Street address'), '1 Key Street');
  await typeInto(page, summary.field('textbox', 'Postal code'), 'M5H 2N2');
  await pressOn(page, summary.field('checkbox', 'I agree to the Terms & Conditions'));
  await summary.payButton.and(page.locator('[aria-disabled=false]')).waitFor();
  await pressOn(page, summary.payButton, 'Enter');

  const checkout = await new Checkout(page).arrived();
  await typeInto(page, page.getByRole('textbox', { name: 'Card number' }), goodCard);
  await typeInto(page, page.getByRole('textbox', { name: 'Expiry date' }), '04 / 39');
  await typeInto(page, page.getByRole('textbox', { name: 'Security code' }), '123');
  await typeInto(page, page.getByRole('textbox', { name: 'Name on card' }), 'Kay Board');
  await page.keyboard.press('Enter');
  await checkout.paid();
  const [order] = await ordersOf(stage().db, email);
  expect(order).toMatchObject({ status: 'paid', state: 'ON', comments: 'Typed without a mouse.' });
  expect(order?.lines).toContainEqual(expect.objectContaining({ code: 'proof-reading' }));
  expect(order?.items).toHaveLength(2);
});
