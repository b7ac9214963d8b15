import { expect, test } from 'vitest';
import { listenToAnnouncements } from '../helpers/in-page/announcements.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { fillSmallOrder, openOrder } from '../helpers/sample-order.ts';
import { saying } from '../helpers/service-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

const discountBox = (form: OrderForm) => form.section('Discount');
const saved = (form: OrderForm, text: string) => discountBox(form).getByText(text, { exact: true });

test('a discount shows its limits and savings, or that it does not apply yet', async () => {
  const { page, form } = await openOrder(stage());
  await fillSmallOrder(form);
  await page.evaluate(listenToAnnouncements);
  const announced = () => page.evaluate(() => window.announced);
  await form.applyDiscount('HOLD25');
  await saved(form, 'Not yet applied.').waitFor();
  await expect.poll(announced).toContain('Not yet applied.');
  expect(await announced()).not.toContainEqual(expect.stringContaining('Discount applied successfully!'));
  await form.field('checkbox', /^Rush Production Fee/u).check();
  await saying(form, 'Discount applied successfully!').waitFor();
  // Of an order that is large enough that is never said, also before its price is here.
  await form.button('Remove discount').click();
  await form.applyDiscount('HOLD25');
  await saved(form, 'You are saving $25.00').waitFor();
  expect((await announced()).filter((text) => text === 'Not yet applied.')).toHaveLength(1);
  await form.button('Remove discount').click();
  await form.field('checkbox', /^Rush Production Fee/u).uncheck();
  await form.totals.getByText('$129.00').first().waitFor();

  await form.applyDiscount('AUTUMN20');
  await saved(form, 'You are saving $25.80').waitFor();
  const text = await discountBox(form).innerText();
  expect(text).toContain('Autumn sale: 20% off');
  expect(text).toContain('Minimum order amount $100.00. Maximum discount $40.00.');
  await form.totals.getByText('$103.20').first().waitFor();

  await form.button('Remove discount').click();
  await expect.poll(() => form.totals.innerText()).not.toMatch(/Discount|−\$/u);
  await form.totals.getByText('$129.00').first().waitFor();
  expect(await form.field('textbox', 'Discount code').inputValue()).toBe('');
});
