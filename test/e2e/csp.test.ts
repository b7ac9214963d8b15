import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { AiDialog } from '../helpers/ai-dialog.ts';
import { Checkout } from '../helpers/checkout.ts';
import { fr } from '../helpers/french.ts';
import { listenTo } from '../helpers/host-visit.ts';
import type { OrderForm } from '../helpers/order-form.ts';
import { fillSmallOrder, fillUpToPayment, openForm } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

const open = (page: Page, name: string) => openForm(page, `${stage().partnerUrl}/${name}.html`);

/** The script desk is a file of its own; it has something to do once there is a message. */
const deskComes = (form: OrderForm): Promise<void> => form.button('Copy all scripts').waitFor();

/** Calls of the shop other than lists and prices. */
async function draftAndListen(form: OrderForm): Promise<void> {
  const ai = new AiDialog(form);
  await ai.generate('Acme Dental', 1);
  await ai.dialog.waitFor({ state: 'detached' });
  await form.tab('Female').click();
  await form.button('Play Emma').click();
  await form.button('Pause Emma').waitFor();
  await deskComes(form);
}

test('the strict policy is never violated, from the first load through drafting and listening to the payment', async () => {
  const page = await stage().newPage();
  const complaints = await listenTo(page, ['error']);
  const form = await open(page, 'strict-csp');
  await draftAndListen(form);
  const summary = await fillUpToPayment(form);
  expect(complaints).toEqual([]);
  await summary.payButton.click();
  await new Checkout(page).arrived();
  expect(complaints).toEqual([]);
});

test.each(['csp/strict-dynamic', 'csp/hash'])(
  'the policy of /%s.html is not violated, in two languages',
  async (name) => {
    const page = await stage().newPage();
    const complaints = await listenTo(page);
    const form = await open(page, name);
    await fillSmallOrder(form);
    await deskComes(form);
    await form.button('Play Emma').click();
    await form.button('Pause Emma').waitFor();
    await form.openSummary();
    // The texts of another language are a file of the shop's.
    await page.locator('voice-order-form').evaluate((element) => element.setAttribute('lang', 'fr'));
    await page.getByRole('dialog', { name: fr.summary.title }).waitFor();
    expect(complaints).toEqual([]);
  },
);

/**
 * A replacement for Stripe.js that goes to the shop's own checkout and reports what is left of its script in the page.
 */
const stripeJs = (shopUrl: string): string => `
  window.Stripe = () => ({
    redirectToCheckout: ({ sessionId }) => {
      console.log('scripts of Stripe: ' + document.querySelectorAll('script[src*="stripe"]').length);
      location.href = '${shopUrl}/checkout/' + sessionId;
      return new Promise(() => {});
    },
  });
  window.Stripe.version = 'basil';`;

/** Makes the shop send no payment URL, and loads the replacement for Stripe.js. Counts how often it is loaded. */
async function needStripe(page: Page): Promise<() => number> {
  let loaded = 0;
  await page.route('https://js.stripe.com/**', (route) => {
    loaded += 1;
    return route.fulfill({ contentType: 'text/javascript', body: stripeJs(stage().shopUrl) });
  });
  await page.route('**/create-guest-payment', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/"url":"[^"]*"/u, '"publishableKey":"pk_test_1"');
    await route.fulfill({ response: answer, body });
  });
  return () => loaded;
}

test('with Trusted Types, Stripe.js loads only for paying, and again after a failure, by the element’s own policy, and leaves no node', async () => {
  const page = await stage().newPage();
  const complaints = await listenTo(page);
  const loaded = await needStripe(page);
  const form = await open(page, 'csp/stripe');
  const summary = await fillUpToPayment(form);
  expect([loaded(), complaints]).toEqual([0, []]);
  await page.route('https://js.stripe.com/**', (route) => route.abort(), { times: 1 });
  await summary.payButton.click();
  await form.toast('Could not create Stripe checkout session.').waitFor();
  expect(await page.locator('script[src*="stripe"]').count()).toBe(0);
  expect(loaded()).toBe(0);
  const [left] = await Promise.all([
    page.waitForEvent('console', (message) => message.text().startsWith('scripts of Stripe')),
    summary.payButton.and(page.locator('[aria-disabled=false]')).click(),
  ]);
  expect(left.text()).toBe('scripts of Stripe: 0');
  await new Checkout(page).arrived();
  expect(loaded()).toBe(1);
  // Of the failure, and of nothing else.
  expect(complaints).toEqual([
    expect.stringContaining('net::ERR_FAILED'),
    expect.stringContaining('redirect: Could not create Stripe checkout session.'),
  ]);
});
