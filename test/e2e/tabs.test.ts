import { expect, test } from 'vitest';
import { Checkout } from '../helpers/checkout.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { fillSmallOrder, openForm, orderPage, sampleGuest, sampleText } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

/** Two tabs of one browser on one page. */
async function twoTabs(): Promise<readonly [OrderForm, OrderForm]> {
  const url = stage().partnerUrl + orderPage;
  const one = await openForm(await stage().newPage(), url);
  return [one, await openForm(await one.page.context().newPage(), url)];
}

test('an order that is sent from one tab says so in the other', async () => {
  const [one, two] = await twoTabs();
  await fillSmallOrder(one);
  await expect.poll(() => two.message(1).text.inputValue()).toBe(sampleText);
  const summary = await two.openSummary();
  await summary.continueAsGuest();
  await summary.enterGuest(sampleGuest);
  await summary.payButton.and(two.page.locator(':enabled')).click();
  await new Checkout(two.page).arrived();
  await one.region.getByText('This order was sent to checkout.').waitFor();
});

test('orders of two tabs don’t go over each other: the buyer is asked, in the light of both', async () => {
  const [one, two] = await twoTabs();
  await fillSmallOrder(one);
  await expect.poll(() => two.message(1).text.inputValue()).toBe(sampleText);
  await two.tab('Telephone Voice Prompts').click();
  await two.page.getByRole('button', { name: 'Continue' }).click();
  await two.write(1, 'Press one for sales.');
  await one.toast('This order was changed in another tab.').waitFor();
  expect(await one.message(1).text.inputValue()).toBe(sampleText);
  await one.write(1, 'Nothing of this is saved yet.');

  await one.button('Keep this one').click();
  await two.button('Use the other tab’s order').click();
  await expect.poll(() => two.message(1).text.inputValue()).toBe('Nothing of this is saved yet.');
  expect(await two.tab('On Hold Message').getAttribute('aria-selected')).toBe('true');
  expect(await one.button('Keep this one').count()).toBe(0);
});

test('the address of the shop’s page is read also where sync-url comes later', async () => {
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
