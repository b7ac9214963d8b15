import { expect, test } from 'vitest';
import { violationsOn } from '../helpers/axe.ts';
import { openAccountWithOrder } from '../helpers/account-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

test('an unpaid order is discarded from the account, by the keyboard and without its scripts', async () => {
  const page = await stage().newPage();
  await page.route('**/public/*.js', (route) => route.abort());
  await openAccountWithOrder(page, stage().shopUrl);
  const discard = page.getByRole('link', { name: /^Discard.*order \d+$/u });
  const question = page.getByRole('heading', { name: /^Discard order \d+\?$/u });

  await discard.press('Enter');
  await question.waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Keep it' }).press('Enter');
  await discard.press('Enter');
  await question.waitFor();
  await page.getByRole('button', { name: 'Discard' }).press('Enter');

  await page.getByRole('status').filter({ hasText: 'The order has been discarded.' }).waitFor();
  expect(await page.getByRole('article').count()).toBe(0);
  await page.getByText('No orders yet.').waitFor();
  await page.reload();
  expect(await page.getByRole('status').count()).toBe(0);
});
