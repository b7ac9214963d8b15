import { strToU8, zipSync } from 'fflate';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openOrder } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

async function open(options = {}): Promise<{ page: Page; dialog: Locator; box: Locator }> {
  const { page, form } = await openOrder(stage(), options);
  // The tools come once the messages are near.
  await form.section('Add Voice Prompts').scrollIntoViewIfNeeded();
  await form.button('Import scripts').click();
  const dialog = page.getByRole('dialog', { name: 'Import scripts' });
  return { page, dialog, box: dialog.getByRole('textbox', { name: 'Paste your scripts' }) };
}

const welcome = 'We are glad that you called.';
const night = 'Our office is closed now.';
const paragraphOf = (text: string, style = ''): string =>
  `<w:p><w:pPr>${style}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const heading = '<w:pStyle w:val="Heading2"/>';
const row = (...cells: readonly string[]): string =>
  `<w:tr>${cells.map((cell) => `<w:tc>${paragraphOf(cell)}</w:tc>`).join('')}</w:tr>`;
const body = [
  paragraphOf('Did you know? A heading', heading),
  paragraphOf(welcome),
  `<w:tbl>${row('Name', 'Text')}${row('Night', night)}</w:tbl>`,
].join('');
const wordDocument = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;

/** The checked messages, by name and text. */
const ticked = async (dialog: Locator): Promise<readonly string[]> =>
  dialog
    .getByRole('checkbox', { checked: true })
    .evaluateAll((boxes) =>
      boxes.map((one) => (one instanceof HTMLInputElement ? (one.labels?.[0]?.textContent ?? '') : '')),
    );

test('the box gets what is typed at once, and a document from Word is read by its headings and tables', async () => {
  const { page, dialog, box } = await open();
  await box.waitFor();
  await page.keyboard.type('Welcome to Harbour Dental.');
  expect(await box.inputValue()).toBe('Welcome to Harbour Dental.');
  await box.fill('');

  const buffer = Buffer.from(zipSync({ 'word/document.xml': strToU8(wordDocument) }));
  await dialog.getByLabel('Choose a file').setInputFiles({ name: 'scripts.docx', mimeType: '', buffer });
  await expect.poll(() => ticked(dialog)).toEqual([`Name: Did you know? A heading ${welcome}`, `Name: Night ${night}`]);
  expect(await box.inputValue()).toContain(welcome);
  await box.fill('');
  await expect.poll(() => ticked(dialog)).toEqual([]);
});
