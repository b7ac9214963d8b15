import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

const snippet = (page: Page): Promise<string> => page.locator('#snippet').innerText();

test('the code can be copied without a secure context', async () => {
  const page = await stage().newPage();
  await page.goto(`${stage().insecurePartnerUrl}/kit/`);
  await page.waitForFunction(() => document.querySelector('#snippet')?.textContent !== '');
  await page.evaluate(() =>
    document.addEventListener('copy', () => {
      document.body.dataset['copied'] = getSelection()?.toString() ?? '';
    }),
  );
  await page.getByRole('button', { name: 'Copy code' }).click();
  await page.getByRole('status').filter({ hasText: 'Code copied.' }).waitFor();
  const copied = await page.evaluate(() => document.body.dataset['copied']);
  expect(copied?.trim()).toBe((await snippet(page)).trim());
});
