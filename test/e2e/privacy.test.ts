import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Checkout } from '../helpers/checkout.ts';
import { fillUpToPayment, openForm } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

/** Words that stand nowhere else. */
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

/** What a data layer would get, and what the shop is asked, while a guest's order is made. */
async function record(page: Page) {
  const told: { readonly name: string; readonly detail: string }[] = [];
  const asked: { readonly line: string; readonly text: string; readonly referer: Promise<string | null> }[] = [];
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
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const text = request.url() + (request.postData() ?? '');
    asked.push({ line: `${request.method()} ${pathname}`, text, referer: request.headerValue('referer') });
  });
  return { told, asked };
}

test('no event of a whole order holds personal data, and no call carries the campaign of the page', async () => {
  const page = await stage().newPage();
  const { told, asked } = await record(page);
  const form = await openForm(page, `${stage().partnerUrl}/plain.html?utm_source=${campaign[0]}&gclid=${campaign[1]}`);
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
    eventNames
      .filter((name) => !['voice-order-service', 'voice-order-error', 'voice-order-paid'].includes(name))
      .toSorted(),
  );
  const details = told.map(({ detail }) => detail).join('\n');
  for (const word of personal) {
    expect(details).not.toContain(word);
    expect(stored).not.toContain(word);
  }

  for (const { text } of asked) for (const word of campaign) expect(text).not.toContain(word);
  // The payment call alone tells the very page, to come back to after a payment was cancelled.
  const referers = await Promise.all(
    asked.map(async ({ line, referer }) => ({ line, referer: (await referer) ?? '' })),
  );
  const tellingAll = referers
    .filter(({ referer }) => referer.includes('utm'))
    .map(({ line }) => line.replace(/[\w-]+(?=\/create)/u, 'ID'));
  expect(tellingAll).toEqual(['POST /api/order/ID/create-guest-payment']);
});
