import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Checkout } from '../helpers/checkout.ts';
import { fillUpToPayment, openForm } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

/** Words that occur nowhere else. */
const guest = {
  email: 'wilhelmina.quigley@private.example',
  firstName: 'Wilhelmina',
  lastName: 'Quigley',
  country: 'CA',
  state: 'ON',
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

/** The contents of a data layer, and the requests to the shop, during a guest's order. */
async function record(page: Page) {
  const told: { readonly name: string; readonly detail: string }[] = [];
  const asked: { readonly url: string; readonly text: string; readonly referer: Promise<string | null> }[] = [];
  await page.exposeFunction('tell', (name: string, detail: string) => told.push({ name, detail }));
  await page.addInitScript((names) => {
    for (const name of names) {
      document.addEventListener(name, (event) => {
        const detail = event instanceof CustomEvent ? JSON.stringify(event.detail) : '';
        const tell: unknown = Reflect.get(window, 'tell');
        if (typeof tell === 'function') tell(event.type, detail);
      });
    }
  }, eventNames);
  page.on('request', (request) => {
    // The page itself requests the script.
    if (request.isNavigationRequest() || request.url().endsWith('/voice-order-form.js')) return;
    const text = request.url() + (request.postData() ?? '');
    asked.push({ url: request.url(), text, referer: request.headerValue('referer') });
  });
  return { told, asked };
}

test('events have no personal data, and requests no query of the page', async () => {
  const policy = 'unsafe-url';
  const page = await stage().newPage();
  await page.addInitScript((content) => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('head') === null) return;
      observer.disconnect();
      document.head.append(Object.assign(document.createElement('meta'), { name: 'referrer', content }));
    }).observe(document, { childList: true, subtree: true });
  }, policy);
  const { told, asked } = await record(page);
  const form = await openForm(page, `${stage().partnerUrl}/plain.html?utm_source=${campaign[0]}&gclid=${campaign[1]}`);
  // The texts of another language are a file of their own.
  for (const [lang, name] of [
    ['fr', 'Choisissez votre voix'],
    ['en', 'Select your voice'],
  ] as const) {
    await page.locator('voice-order-form').evaluate((element, tag) => element.setAttribute('lang', tag), lang);
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

  const toldOf = new Set(told.map(({ name }) => name));
  expect([...toldOf].toSorted()).toEqual(
    eventNames.filter((name) => !/-(?:service|error|paid|open|close)$/u.test(name)).toSorted(),
  );
  const details = told.map(({ detail }) => detail).join('\n');
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
