import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

const snippet = (page: Page): Promise<string> => page.locator('#snippet').innerText();

test.each(['partnerUrl', 'insecurePartnerUrl'] as const)('the code can be copied, on %s', async (site) => {
  const page = await stage().newPage();
  await page.goto(`${stage()[site]}/kit/`);
  await page.waitForFunction(() => document.querySelector('#snippet')?.textContent !== '');
  await page.evaluate(() =>
    document.addEventListener('copy', () => {
      document.body.dataset['copied'] = getSelection()?.toString() ?? '';
    }),
  );
  if (site === 'partnerUrl') await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy code' }).click();
  await page.getByRole('status').filter({ hasText: 'Code copied.' }).waitFor();
  const copied =
    site === 'partnerUrl'
      ? await page.evaluate(() => navigator.clipboard.readText())
      : await page.evaluate(() => document.body.dataset['copied']);
  expect(copied?.trim()).toBe((await snippet(page)).trim());
});
