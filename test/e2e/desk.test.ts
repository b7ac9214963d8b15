import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { AiDialog } from '../helpers/ai-dialog.ts';
import { listenTo } from '../helpers/host-visit.ts';
import { hasFocus } from '../helpers/keyboard.ts';
import { openMadePage } from '../helpers/made-page.ts';
import { named } from '../helpers/named.ts';
import { OrderForm } from '../helpers/order-form.ts';
import {
  fillSmallOrder,
  fillUpToPayment,
  openForm,
  openOrder,
  orderPage,
  sampleText,
} from '../helpers/sample-order.ts';
import { saying } from '../helpers/service-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { hold } from '../helpers/walk-tools.ts';

const stage = setStage();

const deskFile = /\/voice-order-form-desk-[\da-f]{8}\.js(?:\?\d+)?$/u;

/** The requests for the desk. */
function requestsOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => deskFile.test(request.url()) && asked.push(request.url()));
  return asked;
}

const script = (): string => `<script src="${stage().shopUrl}/voice-order-form.js"></script>`;
const element = '<voice-order-form service="voip" referral="acme"></voice-order-form>';

const copyAll = 'Copy all scripts';

test('the script desk comes once its place is near, and once only', async () => {
  const page = await stage().newPage({ viewport: { width: 1000, height: 500 } });
  const complaints = await listenTo(page);
  const asked = requestsOf(page);
  const body = `<main><h1>Order</h1><div style="height: 5000px"></div>${element}${element}</main>${script()}`;
  await openMadePage(page, { url: `${stage().partnerUrl}/far`, body });
  const form = await new OrderForm(page, page.locator('voice-order-form').first()).ready();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await form.write(1, sampleText);
  await form.button(copyAll).waitFor();
  expect(asked.length).toBe(1);
  expect(await page.locator('link').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('on a plain http page the scripts are copied by hand', async () => {
  const page = await stage().newPage();
  const form = await openForm(page, stage().insecurePartnerUrl + orderPage);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await fillSmallOrder(form);
  await form.button(copyAll).click();
  const dialog = page.getByRole('dialog', { name: 'Your scripts' });
  await dialog.getByRole('textbox', { name: 'Scripts' }).focus();
  expect(await page.evaluate(() => String(getSelection()))).toContain(sampleText);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

test('another script desk than the script was built with does not run, and the form works without it', async () => {
  const page = await stage().newPage();
  const asked = requestsOf(page);
  await page.route(deskFile, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `document.title = 'Taken'; ${await answer.text()}` });
  });
  await openMadePage(page, { url: `${stage().partnerUrl}/held`, body: script() + element });
  const form = await new OrderForm(page).ready();
  await fillUpToPayment(form);
  expect(asked.length).toBe(1);
  expect(await page.title()).toBe('Made up');
  expect(await form.button(copyAll).count()).toBe(0);
});

const welcome = 'We are glad that you called.';
const paragraph = (text: string, style = ''): string =>
  `<w:p><w:pPr>${style}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
const wordDocument = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>
  ${paragraph('Did you know?', '<w:pStyle w:val="Heading2"/>')}${paragraph(welcome)}</w:body></w:document>`;

test('the import’s box gets what is typed at once, and a document from Word is read by its headings', async () => {
  const { page, form } = await openOrder(stage());
  // The tools come once the messages are near.
  await form.section('Add Voice Prompts').scrollIntoViewIfNeeded();
  await form.button('Import scripts').click();
  const dialog = page.getByRole('dialog', { name: 'Import scripts' });
  const box = dialog.getByRole('textbox', { name: 'Paste your scripts' });
  await box.waitFor();
  await page.keyboard.type('Welcome to Harbour Dental.');
  expect(await box.inputValue()).toBe('Welcome to Harbour Dental.');
  await box.fill('');

  const ticked = () =>
    dialog
      .getByRole('checkbox', { checked: true })
      .evaluateAll((all: HTMLInputElement[]) => all.map((box) => box.labels?.[0]?.textContent));
  const buffer = Buffer.from(zipSync({ 'word/document.xml': strToU8(wordDocument) }));
  await dialog.getByLabel('Choose a file').setInputFiles({ name: 'scripts.docx', mimeType: '', buffer });
  await expect.poll(ticked).toEqual([`Name: Did you know? ${welcome}`]);
  expect(await box.inputValue()).toContain(welcome);
  await box.fill('');
  await expect.poll(ticked).toEqual([]);
});

test('the modal for drafts opens at the press after the script desk failed to load, with the focus in its first field, and leads to the drafts', async () => {
  const page = await stage().newPage();
  await page.route(deskFile, (route) => route.abort());
  const form = await openForm(page, stage().partnerUrl + orderPage);
  const ai = new AiDialog(form);
  await form.button('Generate AI Prompts').click();
  await saying(form, 'This part of the form couldn’t be loaded. Please try again.').waitFor();
  await page.unroute(deskFile);
  const send = await hold(page, deskFile);
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
  const { form } = await openOrder(stage());
  const ai = new AiDialog(form);
  await ai.generate('Acme');
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

test('a script is checked, fixed and pronounced, and the summary leads to what is left in it', async () => {
  const { page, form } = await openOrder(stage());
  await fillSmallOrder(form);
  const { group, text } = form.message(1);
  await text.fill('Ask Dr. Nguyen & team about [product or service].');
  // Not by Tab: the description of the next field would lie over the button.
  await group.getByRole('heading').click();
  const found = group.getByRole('list', { name: 'Script check' });
  await form.button('Check scripts').click();
  await form.toast('2 notes on your scripts.').waitFor();
  await found.getByRole('button', { name: /^Fix/ }).press('Enter');
  expect(await text.inputValue()).toBe('Ask Dr. Nguyen and team about [product or service].');
  // Two of them it was before.
  expect(await form.toast('2 notes on your scripts.').count()).toBe(0);
  await found.getByRole('button', { name: 'Undo' }).press('Enter');
  await found.getByRole('button', { name: /^Fix/ }).press('Enter');

  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(8, 14));
  await group.getByRole('button', { name: /^Delivery/u }).click();
  await group.getByRole('button', { name: 'Pronunciations', exact: true }).click();
  const words = page.getByRole('dialog', { name: 'Pronunciations' });
  expect(await words.getByRole('textbox', { name: 'Word' }).inputValue()).toBe('Nguyen');
  await words.getByRole('textbox', { name: 'Sounds like' }).fill('win');
  await words.getByRole('button', { name: 'Add word' }).press('Enter');
  await words.getByRole('button', { name: 'Remove this word' }).press('Enter');
  await words.locator('button:focus', { hasText: 'Add word' }).waitFor();
  await words.getByRole('button', { name: 'Done' }).click();
  const content = await text.inputValue();
  await group.getByRole('textbox', { name: 'Message name' }).fill('After hours');
  await page.keyboard.press('Enter');
  expect([await hasFocus(text), await text.inputValue()]).toEqual([true, content]);
  await form.within.getByRole('img', { name: /^Loop: about \d+ s/ }).waitFor();

  const { dialog } = await form.openSummary();
  const left = dialog.getByRole('list', { name: 'Script check' });
  await left.getByRole('button', { name: /^Message #1/ }).click();
  await dialog.waitFor({ state: 'detached' });
});

test('placeholders are filled in by keyboard below the text, with Enter and with Tab', async () => {
  const { page, form } = await openOrder(stage());
  const { group, text } = form.message(1);
  await text.fill('We are at [street address], open from [opening time] & on [day].');
  const address = group.getByRole('textbox', { name: 'street address' });
  await form.button('Check scripts').click();
  await address.focus();
  await page.keyboard.type('10 Main Street');
  await page.keyboard.press('Enter');
  expect(await text.inputValue()).toContain('at 10 Main Street,');

  const time = group.getByRole('textbox', { name: 'opening time' });
  await expect.poll(() => hasFocus(time)).toBe(true);
  await page.keyboard.type('nine');
  await page.keyboard.press('Tab');
  expect(await hasFocus(group.getByRole('textbox', { name: 'day' }))).toBe(true);
  await expect.poll(() => text.inputValue()).toBe('We are at 10 Main Street, open from nine & on [day].');
  await page.keyboard.type('weekdays');
  await page.keyboard.press('Enter');
  await expect.poll(() => text.inputValue()).toBe('We are at 10 Main Street, open from nine & on weekdays.');
});
