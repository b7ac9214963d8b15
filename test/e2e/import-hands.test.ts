import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasFocus } from '../helpers/keyboard.ts';
import { openForm, orderPage } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

async function open(options = {}): Promise<{ page: Page; dialog: Locator; box: Locator }> {
  const page = await stage().newPage(options);
  const form = await openForm(page, stage().partnerUrl + orderPage);
  // The tools come once the messages are near.
  await form.section('Add Voice Prompts').scrollIntoViewIfNeeded();
  await form.button('Import scripts').click();
  const dialog = page.getByRole('dialog', { name: 'Import scripts' });
  return { page, dialog, box: dialog.getByRole('textbox', { name: 'Paste your scripts' }) };
}

const choose = async (dialog: Locator, text: string): Promise<void> => {
  const file = { name: 'scripts.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await dialog.getByLabel('Choose a file').setInputFiles(file);
};

/** The next frame comes before React has drawn what was changed, as on a busy machine. */
const hurryNextFrame = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { requestAnimationFrame } = globalThis;
    globalThis.requestAnimationFrame = (draw) => {
      globalThis.requestAnimationFrame = requestAnimationFrame;
      queueMicrotask(() => draw(performance.now()));
      return 0;
    };
  });

describe('the box of an import', () => {
  test('takes back what a key wrote into the text of a file, and gives back what was typed before', async () => {
    const { page, dialog, box } = await open();
    await box.click();
    await page.keyboard.type('By hand.');
    await hurryNextFrame(page);
    await choose(dialog, 'Of a file.');
    await dialog.getByText('The file took the place of your text.').waitFor();
    await expect.poll(() => hasFocus(box)).toBe(true);
    await page.keyboard.press('Control+End');
    await page.keyboard.type('!');
    expect(await box.inputValue()).toBe('Of a file.!');
    for (const undone of [1, 2, 3]) {
      await page.keyboard.press('Control+Z');
      expect(await box.inputValue(), `${undone} times`).toBe('Of a file.');
    }
    for (const redone of [1, 2]) {
      await page.keyboard.press('Control+Shift+Z');
      expect(await box.inputValue(), `${redone} times`).toBe('Of a file.!');
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Import scripts' }).click();
    await dialog.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect.poll(() => hasFocus(box)).toBe(true);
    expect(await box.inputValue()).toBe('By hand.');
  });

  test.each([320, 390])('is as wide as a phone of %i px, whatever was pasted', async (width) => {
    const { page, dialog, box } = await open({ hasTouch: true, isMobile: true, viewport: { width, height: 740 } });
    const address = `https://www.example.com/${'phonescripts'.repeat(6)}`;
    await box.tap();
    await page.keyboard.insertText(`${address}:\nWe are closed, see ${address}\n\n${address}`);
    await dialog.getByRole('checkbox', { name: `${address} We are closed` }).waitFor();
    await dialog.getByRole('checkbox').nth(1).waitFor();
    const wide = await dialog.evaluate(
      (element) =>
        [...element.querySelectorAll('*')].filter(
          (one) => one.scrollWidth > innerWidth && getComputedStyle(one).overflowX !== 'hidden',
        ).length,
    );
    expect(wide).toBe(0);
  });
});
