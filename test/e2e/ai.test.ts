import { describe, expect, test } from 'vitest';
import { draftSessions } from '../../demo/shop/schema/drafts.ts';
import { countWords } from '../../src/domain/words.ts';
import { AiDialog } from '../helpers/ai-dialog.ts';
import { storedText } from '../helpers/element.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { openAi } from '../helpers/open-ai.ts';
import { sampleText } from '../helpers/sample-order.ts';
import { openService, saying } from '../helpers/service-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

const open = () => openAi(stage(), () => Promise.resolve());

const left = (form: OrderForm, text: string) => form.section('Add Voice Prompts').getByText(text, { exact: true });

describe('generating', () => {
  test('fills the messages from the company’s details, with a session to draft each anew', async () => {
    const { form, ai } = await open();
    await ai.open();
    expect(await ai.button('Generate Prompts').isEnabled()).toBe(false);
    await ai.companyName.fill('Maple Dental');
    await ai.field('textbox', 'Company description').fill('Family dental practice in Ottawa');
    await ai.field('textbox', 'Company website').fill('https://maple.example');
    await ai.field('combobox', 'Industry').selectOption('Healthcare');
    await ai.field('combobox', 'Voice style').selectOption('Warm');
    expect(await ai.count.inputValue()).toBe('5');
    for (const [typed, isEnough] of [
      ['', false],
      ['0', false],
      ['3', true],
    ] as const) {
      await ai.count.fill(typed);
      expect(await ai.button('Generate Prompts').isEnabled()).toBe(isEnough);
    }
    await ai.button('Generate Prompts').click();
    await saying(form, 'Successfully generated 3 AI prompts!').waitFor();
    expect(await ai.dialog.count()).toBe(0);

    const texts = await ai.texts();
    expect(texts).toHaveLength(3);
    expect(texts.every((text) => countWords(text) >= 20 && countWords(text) <= 45)).toBe(true);
    expect(texts.join(' ')).toContain('Maple Dental is a family dental practice in Ottawa.');
    expect(texts.join(' ')).toContain('maple.example');
    await left(form, 'Regenerate: 20 left').waitFor();
    expect(await form.section('Add Voice Prompts').getByRole('button', { name: 'Regenerate' }).count()).toBe(3);
  });

  test('removes surplus messages, says so before, and takes what is typed as text only', async () => {
    const { form, ai } = await open();
    const companyName = '<img src=x onerror=alert(1)> $& {site}';
    await form.write(1, sampleText);
    for (const number of [1, 2, 3]) await form.message(number).button('Add message').click();
    await ai.open();
    await ai.dialog.getByText('Drafts will replace your current messages.', { exact: true }).waitFor();
    await ai.companyName.fill(companyName);
    await ai.count.fill('2');
    await ai.button('Generate Prompts').click();
    await saying(form, 'Successfully generated 2 AI prompts!').waitFor();
    expect(await ai.texts()).toHaveLength(2);
    expect(await ai.texts()).not.toContain(sampleText);
    expect((await ai.texts())[0]).toContain(companyName);
  });

  test('is one prompt for mobile voicemail', async () => {
    const form = await openService(await stage().newPage(), stage().partnerUrl, 'mvoice');
    const ai = await new AiDialog(form).open();
    expect(await ai.count.isDisabled()).toBe(true);
    expect(await ai.count.inputValue()).toBe('1');
    await ai.companyName.fill('Acme Plumbing');
    await ai.button('Generate Prompts').click();
    await saying(form, 'Successfully generated 1 AI prompts!').waitFor();
    expect(await ai.texts()).toEqual([expect.stringMatching(/Acme Plumbing.*your name/u)]);
  });
});

test('drafting one anew replaces that message only, can be undone, and is over when the session is spent', async () => {
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

test('what was typed is there again after a reload, the drafts too, but not their session', async () => {
  const { page, form, ai } = await open();
  await ai.open();
  await ai.companyName.fill('Maple Dental');
  await ai.field('textbox', 'Company description').fill('Family dental practice');
  await ai.field('textbox', 'Company website').fill('maple.example');
  await ai.field('combobox', 'Industry').selectOption('Healthcare');
  await ai.field('combobox', 'Voice style').selectOption('Calm');
  await ai.count.fill('2');
  await expect.poll(() => storedText(page, 'ai-form')).toContain('"promptCount":"2"');
  await ai.button('Generate Prompts').click();
  await saying(form, 'Successfully generated 2 AI prompts!').waitFor();
  const texts = await ai.texts();
  await expect.poll(() => storedText(page, 'order:acme')).toContain(JSON.stringify(texts[1]));

  await page.reload();
  const again = new AiDialog(await new OrderForm(page).ready());
  expect(await again.texts()).toEqual(texts);
  expect(await again.regenerate(1).count()).toBe(0);
  await again.open();
  expect(await again.companyName.inputValue()).toBe('Maple Dental');
  expect(await again.field('textbox', 'Company description').inputValue()).toBe('Family dental practice');
  expect(await again.field('textbox', 'Company website').inputValue()).toBe('maple.example');
  expect(await again.field('combobox', 'Industry').inputValue()).toBe('Healthcare');
  expect(await again.field('combobox', 'Voice style').inputValue()).toBe('Calm');
  expect(await again.count.inputValue()).toBe('2');
});
