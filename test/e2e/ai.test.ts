import { expect, test } from 'vitest';
import { draftSessions } from '../../demo/shop/schema/drafts.ts';
import { gate } from '../helpers/gate.ts';
import type { OrderForm } from '../helpers/order-form.ts';
import { hasFocus } from '../helpers/keyboard.ts';
import { generatePath, openAi } from '../helpers/open-ai.ts';
import { saying } from '../helpers/service-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { standIn } from '../helpers/shop-calls.ts';

const stage = setStage();
const desk = /voice-order-form-desk-[\da-f]+\.js/u;

const open = () => openAi(stage(), () => Promise.resolve());

const left = (form: OrderForm, text: string) => form.section('Add Voice Prompts').getByText(text, { exact: true });

test('the modal opens at the press after its part failed to load, and drafts are added after a failed try that is reported', async () => {
  const { page, form, ai } = await openAi(stage(), async (one) => {
    await one.route(desk, (route) => route.abort());
    await standIn(one, generatePath, [{ status: 503 }]);
    await one.clock.install();
  });
  await form.write(1, 'Our own greeting.');
  await form.button('Generate AI Prompts').click();
  await saying(form, 'This part of the form couldn’t be loaded. Please try again.').waitFor();
  await page.unroute(desk);
  const { passed, open: send } = gate();
  await page.route(desk, (route) => passed.then(() => route.continue()));
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

test('a message is drafted again, can be undone, and the session is limited', async () => {
  const { form, ai } = await open();
  await ai.generate('Acme', 3);
  await saying(form, 'Successfully generated 3 AI prompts!').waitFor();
  const before = await ai.texts();
  await ai.regenerate(2).click();
  await saying(form, 'Prompt regenerated successfully!').waitFor();
  const after = await ai.texts();
  expect(after[1]).not.toBe(before[1]);
  expect([after[0], after[2]]).toEqual([before[0], before[2]]);
  await left(form, 'Regenerate: 19 left').waitFor();
  await form.message(2).group.getByRole('button', { name: 'Undo' }).click();
  expect(await ai.texts()).toEqual(before);

  await stage().db.update(draftSessions).set({ remaining: 1 });
  await ai.regenerate(1).click();
  await left(form, 'Regenerate: 0 left').waitFor();
  const last = await ai.texts();
  await ai.regenerate(1).click();
  await saying(form, 'Rate limit exceeded. Please try again later.').waitFor();
  expect(await ai.texts()).toEqual(last);
});
