import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { AiDialog } from '../helpers/ai-dialog.ts';
import { hasFocus } from '../helpers/keyboard.ts';
import { openForm, orderPage } from '../helpers/sample-order.ts';
import { saying } from '../helpers/service-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { hold } from '../helpers/walk-tools.ts';

const stage = setStage();
const desk = /voice-order-form-desk-[\da-f]+\.js/u;

/** The form on a clock that can be moved, with a shop that can't draft for the first times. */
async function openBusy(page: Page, status: number, times: number) {
  await page.clock.install();
  const headers = { 'access-control-allow-origin': '*', 'retry-after': '1' };
  const refuse = (route: Route) => route.fulfill({ status, headers, json: { message: 'Not now.' } });
  await page.route('**/api/openrouter/generate-prompts', refuse, { times });
  const form = await openForm(page, stage().partnerUrl + orderPage);
  return { form, ai: new AiDialog(form) };
}

test('the modal opens at the press after its part failed to load, and drafts are added after a failed try that is reported', async () => {
  const page = await stage().newPage();
  await page.route(desk, (route) => route.abort());
  const { form, ai } = await openBusy(page, 503, 1);
  await form.write(1, 'Our own greeting.');
  await form.button('Generate AI Prompts').click();
  await saying(form, 'This part of the form couldn’t be loaded. Please try again.').waitFor();
  await page.unroute(desk);
  const send = await hold(page, desk);
  await form.button('Generate AI Prompts').click();
  expect(await ai.dialog.count()).toBe(0);
  send();
  await ai.dialog.waitFor();
  await expect.poll(() => hasFocus(ai.companyName)).toBe(true);
  await page.keyboard.type('Maple Dental');
  await ai.count.fill('2');
  await ai.dialog.getByRole('radio', { name: 'Add to messages' }).check();
  await ai.button('Generate Prompts').click();
  await form.toast('Failed to generate prompts. Retrying in 1s... (2/4)').waitFor();
  await page.clock.runFor(1000);
  await saying(form, 'Successfully generated 2 AI prompts!').waitFor();
  const texts = await ai.texts();
  expect([texts.length, texts[0]]).toEqual([3, 'Our own greeting.']);
  await form.button('Undo').click();
  expect(await ai.texts()).toEqual(['Our own greeting.']);
});
