import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { OrderForm } from '../helpers/order-form.ts';
import { openKitOf } from '../helpers/open-kit.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

const openKit = (page: Page): Promise<OrderForm> => openKitOf(stage().partnerUrl, page);
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

test('the button that was pressed says for a while that it copied, as wide as before, and the status says what', async () => {
  const page = await stage().newPage();
  await openKit(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const [button, status] = [
    page.getByRole('button', { name: 'Copy CSS' }),
    page.getByRole('status').filter({ hasText: 'CSS copied.' }),
  ];
  const [words, done] = [button.locator('span').first(), button.getByText('✓ Copied')];
  const seen = (): Promise<readonly string[]> =>
    Promise.all([words, done].map((part) => part.evaluate((span) => getComputedStyle(span).opacity)));
  const width = async (): Promise<number> => (await button.boundingBox())?.width ?? 0;
  const before = await width();
  expect([await seen(), await status.count()]).toEqual([['1', '0'], 0]);
  await button.click();
  await status.waitFor();
  expect([await seen(), await width()]).toEqual([['0', '1'], before]);
  await expect.poll(async () => [await seen(), await status.count()], { timeout: 20_000 }).toEqual([['1', '0'], 0]);
});

test('where nothing can be copied, what to do instead stands beside the button', async () => {
  const page = await stage().newPage();
  await openKit(page);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    document.execCommand = () => false;
  });
  const button = page.getByRole('button', { name: 'Copy policy' });
  await button.click();
  const told = await page.getByText('Selected. Copy it with your keyboard.').boundingBox();
  const pressed = await button.boundingBox();
  expect((told?.x ?? 0) - (pressed?.x ?? 0) - (pressed?.width ?? 0)).toBe(12);
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('script-src');
});
