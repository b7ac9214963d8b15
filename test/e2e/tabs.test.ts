import { expect, test } from 'vitest';
import { Checkout } from '../helpers/checkout.ts';
import { fillSmallOrder, openForm, orderPage, sampleGuest, sampleText } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

test('an order that is sent from one tab says so in the other', async () => {
  const url = stage().partnerUrl + orderPage;
  const one = await openForm(await stage().newPage(), url);
  const two = await openForm(await one.page.context().newPage(), url);
  await fillSmallOrder(one);
  await expect.poll(() => two.message(1).text.inputValue()).toBe(sampleText);
  const summary = await two.openSummary();
  await summary.continueAsGuest();
  await summary.enterGuest(sampleGuest);
  await summary.payButton.and(two.page.locator('[aria-disabled=false]')).click();
  await new Checkout(two.page).arrived();
  await one.region.getByText('This order has gone to checkout but hasn’t been paid for yet.').waitFor();
});

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
