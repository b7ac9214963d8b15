import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { discounts } from '../../demo/shop/schema.ts';
import { listenToAnnouncements } from '../helpers/in-page/announcements.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { storedText } from '../helpers/element.ts';
import { fillSmallOrder, openForm, orderPage } from '../helpers/sample-order.ts';
import { saying } from '../helpers/service-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { countCalls, standIn } from '../helpers/shop-calls.ts';

const stage = setStage();

/** A small on-hold order, priced at 129.00. */
async function open() {
  const page = await stage().newPage();
  const lookups = countCalls(page, 'discount/');
  const form = await openForm(page, stage().partnerUrl + orderPage);
  await fillSmallOrder(form);
  await form.totals.getByText('$129.00').first().waitFor();
  return { page, form, lookups };
}

async function apply(form: OrderForm, code: string): Promise<void> {
  await form.field('textbox', 'Discount code').fill(code);
  await form.button('Apply').click();
}

const discountBox = (form: OrderForm) => form.section('Discount');
const saved = (form: OrderForm, text: string) => discountBox(form).getByText(text, { exact: true });

test('a code that can’t be checked, and one that is unknown, are told and can be corrected', async () => {
  const { page, form } = await open();
  await form.button('Apply').click();
  await apply(form, '   ');
  const answered = await standIn(page, 'discount/*', [{ status: 403 }]);
  await apply(form, 'WELCOM10');
  await saying(form, 'The discount code could not be checked. Please try again.').waitFor();
  expect(answered()).toBe(1);
  await saved(form, 'The discount code could not be checked. Please try again.').waitFor();
  expect(await form.field('textbox', 'Discount code').inputValue()).toBe('WELCOM10');
  await form.button('Apply').click();
  await saying(form, 'Invalid discount code').waitFor();
  expect(await form.field('textbox', 'Discount code').inputValue()).toBe('WELCOM10');
  expect(await form.button('Remove discount').count()).toBe(0);
  await apply(form, 'welcome10');
  await saying(form, 'Discount applied successfully!').waitFor();
  await saved(form, 'You are saving $12.90').waitFor();
  expect(await discountBox(form).innerText()).toContain('Welcome: 10% off');
  expect(await discountBox(form).innerText()).toContain('10% off your order.');
  expect(await discountBox(form).innerText()).not.toMatch(/Minimum|Maximum/u);
  await form.button('Remove discount').click();
  expect(await saying(form, 'Discount applied successfully!').count()).toBe(0);

  await apply(form, 'TENOFF');
  await saved(form, 'You are saving $10.00').waitFor();
  expect(await discountBox(form).innerText()).toContain('Thank you for coming back.');
});

test('the notice tells the limits and what is saved now, and removing it prices anew', async () => {
  const { form } = await open();
  await apply(form, 'AUTUMN20');
  await saved(form, 'You are saving $25.80').waitFor();
  const text = await discountBox(form).innerText();
  expect(text).toContain('Autumn sale: 20% off');
  expect(text).toContain('Minimum order amount $100.00. Maximum discount $40.00.');
  await form.totals.getByText('$103.20').first().waitFor();

  // 129 + 15 + 49 + 29 = 222, of which a fifth would be 44.40
  await form.field('checkbox', /^Proof Reading/u).check();
  await form.field('checkbox', /^Rush Production Fee/u).check();
  await form.message(1).button('Add message').click();
  await form.write(2, 'Please stay with us.');
  await saved(form, 'You are saving $40.00').waitFor();
  await form.totals.getByText('$182.00').first().waitFor();
  const summary = await form.openSummary();
  expect(await summary.row('Discount').innerText()).toBe('-$40.00');
  await summary.button('Close').click();

  await form.button('Remove discount').click();
  await expect.poll(() => form.totals.innerText()).not.toMatch(/Discount|-\$/u);
  await form.totals.getByText('$222.00').nth(1).waitFor();
  expect(await form.field('textbox', 'Discount code').inputValue()).toBe('');
});

test('a discount that the order is too small for is not told as a saving', async () => {
  const { form } = await open();
  await apply(form, 'AUTUMN20');
  await saved(form, 'You are saving $25.80').waitFor();
  // A tick says that it counts.
  const drawing = () => discountBox(form).locator('svg').first().innerHTML();
  const tick = await drawing();
  await form.field('combobox', 'Currency').selectOption('USD');
  await form.totals.getByText('$99.00').first().waitFor();
  await expect.poll(drawing).not.toBe(tick);
  const text = await discountBox(form).innerText();
  expect(text).toMatch(/Minimum order amount (?:US)?\$100\.00\./u);
  expect(text).toContain('Not applied yet.');
  expect(text).not.toContain('You are saving');
  const summary = await form.openSummary();
  expect(await summary.row('Discount').innerText()).toBe('Not applied yet.');
  expect(await summary.dialog.getByRole('row', { name: /^Discount Minimum order amount \D*100\.00\./u }).count()).toBe(
    1,
  );
});

test('a code that counts only from a larger order on is not told as a success', async () => {
  const { page, form } = await open();
  await page.evaluate(listenToAnnouncements);
  const announced = () => page.evaluate(() => window.announced);
  await apply(form, 'HOLD25');
  await saved(form, 'Not applied yet.').waitFor();
  await expect.poll(announced).toContain('Not applied yet.');
  expect(await announced()).not.toContainEqual(expect.stringContaining('Discount applied successfully!'));
  await form.field('checkbox', /^Rush Production Fee/u).check();
  await saying(form, 'Discount applied successfully!').waitFor();
  // Of an order that is large enough that is never said, also before its price is here.
  await form.button('Remove discount').click();
  await apply(form, 'HOLD25');
  await saved(form, 'You are saving $25.00').waitFor();
  expect((await announced()).filter((text) => text === 'Not applied yet.')).toHaveLength(1);
});

test('is kept with the order, checked again on a reload, and goes when it has ended', async () => {
  const { page, form, lookups } = await open();
  await apply(form, 'HOLD25');
  await form.field('checkbox', /^Rush Production Fee/u).check();
  await saved(form, 'You are saving $25.00').waitFor();
  await expect.poll(() => storedText(page, 'order:acme')).toContain('HOLD25');

  await page.reload();
  const restored = await new OrderForm(page).ready();
  await saved(restored, 'You are saving $25.00').waitFor();
  await expect.poll(lookups).toBe(2);

  await stage().db.update(discounts).set({ isActive: false }).where(eq(discounts.code, 'HOLD25'));
  await page.reload();
  const ended = await new OrderForm(page).ready();
  await saying(ended, 'Invalid discount code').waitFor();
  await ended.totals.getByText('$178.00').first().waitFor();
  expect(await ended.button('Remove discount').count()).toBe(0);
  await expect.poll(() => storedText(page, 'order:acme')).not.toContain('HOLD25');
});
