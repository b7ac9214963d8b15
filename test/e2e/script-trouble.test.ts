import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openMadePage } from '../helpers/made-page.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { setStage } from '../helpers/set-stage.ts';
import { hold } from '../helpers/walk-tools.ts';

const stage = setStage();

const script = '**/voice-order-form.js';

const hosts = { element: 'voice-order-form', div: 'div data-voice-order-form' };

async function openFallback(page: Page, host: string): Promise<void> {
  const { partnerUrl, shopUrl } = stage();
  const link = `<a href="${shopUrl}/?service=moh&amp;referral=acme">Order at our studio partner</a>`;
  await openMadePage(page, {
    url: `${partnerUrl}/fallback`,
    body: `<main><script src="${shopUrl}/voice-order-form.js" async></script>
      <${host} data-referral="acme">${link}</${host.split(' ')[0]}></main>`,
  });
}

const link = (page: Page) => page.getByRole('link', { name: 'Order at our studio partner' });

const failures: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'is blocked': (page) => page.route(script, (route) => route.abort()),
  'finds an old browser': (page) =>
    page.addInitScript(`if (location.pathname === '/fallback') delete window.customElements`),
};

test.each(Object.entries(failures))('the fallback leads to the shop if the script %s', async (_name, fail) => {
  const page = await stage().newPage();
  await fail(page);
  await openFallback(page, hosts.element);
  await page.waitForLoadState('load');
  await page.unroute(script);
  await link(page).click();
  await new OrderForm(page).ready();
  expect(page.url()).toBe(`${stage().shopUrl}/?service=moh&referral=acme`);
  stage().takePageErrors();
});

test('the fallback of a div is there until a slow script runs', async () => {
  const page = await stage().newPage();
  const open = await hold(page, script);
  await openFallback(page, hosts.div);
  expect(await link(page).isVisible()).toBe(true);
  open();
  await new OrderForm(page).ready();
  expect(await link(page).count()).toBe(0);
  expect(await page.getByText('Order at our studio partner').isVisible()).toBe(false);
});
