import { expect, test } from 'vitest';
import { AiDialog } from '../helpers/ai-dialog.ts';
import { hasFocus } from '../helpers/keyboard.ts';
import { named } from '../helpers/named.ts';
import { openForm, orderPage } from '../helpers/sample-order.ts';
import { saying } from '../helpers/service-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { hold } from '../helpers/walk-tools.ts';

const stage = setStage();
const desk = /voice-order-form-desk-[\da-f]+\.js/u;

test('the modal opens at the press after its part failed to load, with the focus in its first field, and leads to the drafts', async () => {
  const page = await stage().newPage();
  await page.route(desk, (route) => route.abort());
  const form = await openForm(page, stage().partnerUrl + orderPage);
  const ai = new AiDialog(form);
  await form.button('Generate AI Prompts').click();
  await saying(form, 'This part of the form couldn’t be loaded. Please try again.').waitFor();
  await page.unroute(desk);
  const send = await hold(page, desk);
  await form.button('Generate AI Prompts').click();
  expect(await ai.dialog.count()).toBe(0);
  send();
  await ai.dialog.waitFor();
  await expect.poll(() => hasFocus(ai.companyName)).toBe(true);
  await ai.companyName.fill('Acme');
  await ai.button('Generate Prompts').click();
  await expect.poll(() => hasFocus(page.getByRole('heading', named('Message #1')))).toBe(true);
});

test('the first keystroke after a draft replaces the offer of Undo, and moves no text', async () => {
  const form = await openForm(await stage().newPage(), stage().partnerUrl + orderPage);
  const ai = new AiDialog(form);
  await form.button('Generate AI Prompts').click();
  await ai.companyName.fill('Acme');
  await ai.button('Generate Prompts').click();
  await ai.dialog.waitFor({ state: 'detached' });
  await form.button('Undo').waitFor();
  const { text } = form.message(1);
  await text.click();
  const before = await text.boundingBox();
  await text.press('End');
  await text.pressSequentially('?');
  await form.button('Undo').waitFor({ state: 'detached' });
  expect(await text.boundingBox()).toEqual(before);
});
