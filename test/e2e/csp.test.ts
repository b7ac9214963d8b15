import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { AiDialog } from '../helpers/ai-dialog.ts';
import { Checkout } from '../helpers/checkout.ts';
import { fr } from '../helpers/french.ts';
import { listenTo } from '../helpers/host-visit.ts';
import type { OrderForm } from '../helpers/order-form.ts';
import { fillSmallOrder, fillUpToPayment, openForm, sampleGuest } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { enabled, recordEvents, setAttribute } from '../helpers/steps.ts';

const stage = setStage();

const open = (page: Page, name: string) => openForm(page, `${stage().partnerUrl}/${name}.html`);

/** The script desk is a file of its own; it has something to do once there is a message. */
const deskComes = (form: OrderForm): Promise<void> => form.button('Copy all scripts').waitFor();

async function playEmma(form: OrderForm): Promise<void> {
  await form.tab('Female').click();
  await form.button('Play Emma').click();
  await form.button('Pause Emma').waitFor();
}

test('the strict policy is never violated, from the first load through drafting and listening to the payment', async () => {
  const page = await stage().newPage();
  const complaints = await listenTo(page, ['error']);
  const form = await open(page, 'strict-csp');
  const ai = new AiDialog(form);
  await ai.generate('Acme Dental', 1);
  await ai.dialog.waitFor({ state: 'detached' });
  await playEmma(form);
  await deskComes(form);
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
    await playEmma(form);
    await form.openSummary();
    // The texts of another language are a file of the shop's.
    await setAttribute(page, 'lang', 'fr');
    await page.getByRole('dialog', { name: fr.summary.title }).waitFor();
    expect(complaints).toEqual([]);
  },
);

/**
 * Makes the shop send no payment URL, and replaces Stripe.js with a script that goes to the shop's own checkout and
 * reports how many scripts of Stripe are left in the page. Returns how often it was loaded.
 */
async function needStripe(page: Page): Promise<() => number> {
  let loaded = 0;
  const redirectToCheckout = `({ sessionId }) => {
    console.log('scripts of Stripe: ' + document.querySelectorAll('script[src*="stripe"]').length);
    location.href = '${stage().shopUrl}/checkout/' + sessionId;
    return new Promise(() => {});
  }`;
  const body = `window.Stripe = () => ({ redirectToCheckout: ${redirectToCheckout} }); window.Stripe.version = 'basil';`;
  await page.route('https://js.stripe.com/**', (route) => {
    loaded += 1;
    return route.fulfill({ contentType: 'text/javascript', body });
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
    enabled(summary.payButton).click(),
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

/** Words that occur nowhere else. */
const guest = {
  ...sampleGuest,
  email: 'wilhelmina.quigley@private.example',
  firstName: 'Wilhelmina',
  lastName: 'Quigley',
  street: '4711 Zanzibar Crescent',
  postalCode: 'K1A 0B1',
};
const personal = [guest.email, guest.firstName, guest.lastName, guest.street, guest.postalCode];
const campaign = ['utm-7431', 'gclid-7431'];

const named = v.array(v.object({ name: v.string() }));
const manifest = v.parse(
  v.object({ modules: v.tuple([v.object({ declarations: v.tuple([v.object({ events: named })]) })]) }),
  JSON.parse(readFileSync(new URL('../../dist/custom-elements.json', import.meta.url), 'utf8')),
);
const eventNames = manifest.modules[0].declarations[0].events.map(({ name }) => name);

test('events have no personal data, and requests no query of the page', async () => {
  const page = await stage().newPage();
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('head') === null) return;
      observer.disconnect();
      const policy = { name: 'referrer', content: 'unsafe-url' };
      document.head.append(Object.assign(document.createElement('meta'), policy));
    }).observe(document, { childList: true, subtree: true });
  });
  const told = await recordEvents(page, eventNames);
  const asked: { readonly url: string; readonly text: string; readonly referer: Promise<string | null> }[] = [];
  page.on('request', (request) => {
    // The page itself requests the script.
    if (request.isNavigationRequest() || request.url().endsWith('/voice-order-form.js')) return;
    const text = request.url() + (request.postData() ?? '');
    asked.push({ url: request.url(), text, referer: request.headerValue('referer') });
  });
  const form = await openForm(page, `${stage().partnerUrl}/plain.html?utm_source=${campaign[0]}&gclid=${campaign[1]}`);
  // The texts of another language are a file of their own.
  for (const [lang, name] of [
    ['fr', 'Choisissez votre voix'],
    ['en', 'Select your voice'],
  ] as const) {
    await setAttribute(page, 'lang', lang);
    await page.getByRole('region', { name }).waitFor();
  }
  await form.summaryButton.click();
  await form.issues.waitFor();
  const summary = await fillUpToPayment(form, guest);
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((area) => Object.values<unknown>(area)).join(),
  );
  await summary.payButton.click();
  await new Checkout(page).arrived();

  expect([...new Set(told.map(({ name }) => name))].toSorted()).toEqual(
    eventNames.filter((name) => !/-(?:service|error|paid|open|close)$/u.test(name)).toSorted(),
  );
  const details = JSON.stringify(told);
  for (const word of personal) {
    expect(details).not.toContain(word);
    expect(stored).not.toContain(word);
  }

  for (const { text } of asked) for (const word of campaign) expect(text).not.toContain(word);
  for (const file of [/form-fr-/u, /form-desk-/u, /assets\/portraits\//u]) {
    expect(asked.map(({ url }) => url)).toContainEqual(expect.stringMatching(file));
  }
  // The payment call alone names the page's origin; the page to return to is in its body.
  const naming: string[] = [];
  for (const { url, referer } of asked) {
    const from = (await referer) ?? '';
    if (from.startsWith(stage().partnerUrl)) naming.push(`${new URL(url).pathname} ${from}`);
    expect(from).not.toContain('utm');
  }
  expect(naming.map((line) => line.replace(/[\w-]+(?=\/create)/u, 'ID'))).toEqual([
    `/api/order/ID/create-guest-payment ${stage().partnerUrl}/`,
  ]);
});
