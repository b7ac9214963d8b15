import { expect, test } from 'vitest';
import { openForm } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

test('the shop page’s address is read even if sync-url is set later', async () => {
  const page = await stage().newPage();
  const url = `${stage().shopUrl}/late?service=voip&campaign=x`;
  const script = '<script src="/voice-order-form.js"></script>';
  const body = `<!doctype html><title>Late</title>${script}<voice-order-form></voice-order-form>`;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
  const form = await openForm(page, url);
  expect(page.url()).toBe(url);
  await page.locator('voice-order-form').evaluate((element) => element.setAttribute('sync-url', ''));
  await expect.poll(() => form.tab('Telephone Voice Prompts').getAttribute('aria-selected')).toBe('true');
  await form.tab('Mobile Voicemail').click();
  await expect.poll(() => page.url()).toBe(url.replace('voip', 'mvoice'));
});
