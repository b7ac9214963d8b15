import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { AiDialog } from '../helpers/ai-dialog.ts';
import { elementOf, recordEvents } from '../helpers/element.ts';
import { named } from '../helpers/named.ts';
import { openForm, orderPage } from '../helpers/sample-order.ts';
import { serviceTabs } from '../helpers/service-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

const question = (page: Page) => page.getByRole('alertdialog', named('Switch Service Type'));
const service = (page: Page) => elementOf(page).getAttribute('service');

async function open() {
  const page = await stage().newPage();
  const form = await openForm(page, stage().partnerUrl + orderPage);
  return { page, form, switched: await recordEvents(page, 'voice-order-service') };
}

test('a touched order asks; any no keeps it as it was, and Continue begins a fresh one without drafts', async () => {
  const { page, form, switched } = await open();
  await form.chooseVoice('Female', 'Emma');
  await form.field('combobox', 'Currency').selectOption('USD');
  await form.field('checkbox', /^Proof Reading/u).check();
  const ai = new AiDialog(form);
  await ai.generate('Acme Dental', 2);
  await ai.regenerate(2).waitFor();
  const texts = await ai.texts();
  await form.field('textbox', 'Discount code').fill('NOPE');
  await form.button('Apply').click();
  await form.toast('Invalid discount code').waitFor();

  for (const way of ['Cancel', 'Close', 'Escape']) {
    await form.tab(serviceTabs.mvoice).click();
    const text = 'The order form will reset and you’ll lose all your selections. Continue?';
    await question(page).getByText(text, { exact: true }).waitFor();
    expect(await question(page).locator('[part=toast]').count(), 'notices over the question').toBe(0);
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await question(page).getByRole('button', named(way)).click();
    await question(page).waitFor({ state: 'detached' });
    expect(await ai.texts(), `after ${way}`).toEqual(texts);
    expect(await form.tab(serviceTabs.moh).getAttribute('aria-selected'), `after ${way}`).toBe('true');
    expect(await service(page), `after ${way}`).toBe('moh');
  }
  expect(await switched()).toEqual([]);

  await form.tab(serviceTabs.mvoice).click();
  await question(page).getByRole('button', named('Continue')).click();
  await form.field('checkbox', /contacted/u).waitFor();
  expect(await ai.texts()).toEqual(['']);
  expect(await ai.regenerate(1).count()).toBe(0);
  expect(await form.region.getByRole('radio', { checked: true }).count()).toBe(0);
  expect(await form.field('checkbox', /^Proof Reading/u).isChecked()).toBe(false);
  expect(await form.field('combobox', 'Currency').inputValue()).toBe('USD');
  expect(await service(page)).toBe('mvoice');
  expect(await switched()).toEqual([{ service: 'mvoice' }]);

  const order = await elementOf(page).evaluate((element): unknown => Reflect.get(element, 'order'));
  expect(order).toMatchObject({ phoneSystem: 'iphone-android' });
});
