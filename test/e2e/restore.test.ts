import { expect, test } from 'vitest';
import { OrderForm } from '../helpers/order-form.ts';
import { openForm, orderPage, sampleGuest } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

test('a reload in the middle keeps the order, and no guest data', async () => {
  const page = await stage().newPage();
  const form = await openForm(page, stage().partnerUrl + orderPage);
  await form.chooseVoice('Female', 'Sophie');
  await form.write(1, 'Bonjour et merci de patienter.');
  await form.message(1).guide.selectOption('custom');
  await form.message(1).customStyle.fill('Québec French, please.');
  await form.message(1).button('Add message').click();
  await form.write(2, 'Please stay on the line.');
  await form.openMusic();
  await form.field('combobox', 'Category').selectOption({ index: 1 });
  await form.firstTrack.click();
  const track = await form.button(/^Track #1: /u).innerText();
  await form.field('combobox', 'Music length between prompts').selectOption('30');
  await form.field('combobox', 'Your Phone System or File Format').selectOption('freepbx');
  await form.field('checkbox', /^Proof Reading/u).check();
  await form.comment('Before Friday if you can.');
  await form.field('combobox', 'Currency').selectOption('USD');
  const summary = await form.openSummary();
  await summary.continueAsGuest();
  await summary.enterGuest(sampleGuest);

  await page.reload();
  const restored = await new OrderForm(page).ready();
  expect(await restored.message(1).text.inputValue()).toBe('Bonjour et merci de patienter.');
  expect(await restored.message(1).guide.inputValue()).toBe('custom');
  expect(await restored.message(1).customStyle.inputValue()).toBe('Québec French, please.');
  expect(await restored.message(2).text.inputValue()).toBe('Please stay on the line.');
  await restored.unfold('Select your voice');
  expect(await restored.button('Voice #1: Sophie').isVisible()).toBe(true);
  expect(await restored.button(track).isVisible()).toBe(true);
  expect(await restored.field('combobox', 'Music length between prompts').inputValue()).toBe('30');
  expect(await restored.field('combobox', 'Your Phone System or File Format').inputValue()).toBe('freepbx');
  expect(await restored.field('checkbox', /^Proof Reading/u).isChecked()).toBe(true);
  expect(await restored.field('textbox', 'Comments').inputValue()).toBe('Before Friday if you can.');
  expect(await restored.field('combobox', 'Currency').inputValue()).toBe('USD');

  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).toContain('voice-order-form:order:acme');
  for (const secret of [sampleGuest.email, sampleGuest.lastName, sampleGuest.street])
    expect(stored).not.toContain(secret);
});
