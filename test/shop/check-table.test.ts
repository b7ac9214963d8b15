import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkShop } from '../../src/shop-check/check-shop.ts';
import type { Fetch } from '../../src/shop-check/shop.ts';
import { accessRows } from './check/access-rows.ts';
import { instead, asked, json, page, repeatFirst, withHeaders, type Breaking } from './check/breaking.ts';
import { orderRows } from './check/order-rows.ts';
import { priceRows } from './check/price-rows.ts';
import { api, smallestShop } from './check/smallest.ts';

const shop = await smallestShop();
afterAll(() => shop.close());

/** The problems of a shop, such as `warning no-track`. */
async function problems(reach: Fetch, withOrders: boolean): Promise<readonly string[]> {
  const findings = await checkShop({ api, withOrders, reach });
  return findings.filter(({ level }) => level !== 'ok').map(({ level, code }) => `${level} ${code}`);
}

describe('the check of the smallest shop', () => {
  // A busy machine is no slow shop.
  beforeAll(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterAll(() => void vi.useRealTimers());

  it('warns only of what the shop leaves out', async () => {
    const leftOut = ['warning no-track', 'warning no-sample', 'warning no-portrait'];
    expect(await problems(shop.reach, true)).toEqual(leftOut);
  });

  it.each([...accessRows, ...priceRows])('finds %s: %s', async (_, problem, breaking) => {
    expect(await problems(breaking(shop.reach), false)).toContain(problem);
  });

  it.each(orderRows)('finds with sample orders %s: %s', async (_, problem, breaking) => {
    expect(await problems(breaking(shop.reach), true)).toContain(problem);
  });

  it('finds slow answers', async () => {
    const slow = instead(/calculate-guest$/u, (request, reach) => {
      vi.advanceTimersByTime(6000);
      return reach(request);
    });
    expect(await problems(slow(shop.reach), false)).toContain('warning slow');
  });
});

/** Pays a sample order, and returns the link on the thank-you page. */
async function payOne(): Promise<string> {
  const findings = await checkShop({ api, withOrders: true, reach: shop.reach });
  const payment = findings.find(({ check }) => check === 'payment')?.says ?? '';
  const [checkout = ''] = /https:\/\/\S+\/checkout\/[\w-]+/u.exec(payment) ?? [];
  const thanks = await shop.reach(new Request(checkout, { method: 'POST' }));
  const [, link = ''] = /<a href="([^"]+)"/u.exec(await thanks.text()) ?? [];
  return link;
}

const checkPaid = async (paid: string) => {
  const findings = await checkShop({ api, withOrders: false, paid, reach: shop.reach });
  return findings.filter(({ check }) => check === 'way back').map(({ code = 'ok' }) => code);
};

it('the check of a paid order accepts a link whose token works once', async () => {
  const link = await payOne();
  expect(link).toMatch(/^https:\/\/[\w-]+\.example\/order\?voice-order-paid=/u);
  expect(await checkPaid(link)).toEqual(['ok']);
});

it.each([
  ['a link without a token', 'https://partner.example/order', 'no-paid-token'],
  ['an unknown token', 'no-such-token', 'way-back-refused'],
])('the check of a paid order finds %s', async (_, paid, code) => {
  expect(await checkPaid(paid)).toEqual([code]);
});

const local = 'http://localhost';
const here = await smallestShop(local);
afterAll(() => here.close());

const order = /order\/guest$/u;
const payment = /^POST .*create-guest-payment$/u;
const status = /order\/status\//u;
const redirect = (location: string): Response => withHeaders(page(303), { location });

/** Sends the buyer back to a page that did not make the payment call. */
const returnElsewhere = instead(payment, (request, reach) => {
  request.headers.set('referer', 'https://elsewhere.example/');
  return reach(request);
});

/** Sends the buyer back to any page that a payment call names. */
const trustReturnUrl = instead(payment, async (request, reach) => {
  const [, url] = /"returnUrl":"([^"]+)"/u.exec(await request.clone().text()) ?? [];
  if (url !== undefined) request.headers.set('referer', url);
  return reach(request);
});

/** Moves the checkout to `/pay/{secret}/form`, which posts to `done`. */
const moved: Breaking = (shop) => (request) => {
  const { pathname, origin } = new URL(request.url);
  const [, secret = ''] = /^\/pay\/([\w-]+)\/done$/u.exec(pathname) ?? [];
  if (secret !== '') return shop(new Request(`${origin}/checkout/${secret}`, request));
  if (pathname.endsWith('/form')) return Promise.resolve(page(200, '<form method="post" action="done"></form>'));
  const isCheckout = request.method === 'GET' && pathname.startsWith('/checkout/');
  return isCheckout ? Promise.resolve(redirect(`/pay/${pathname.split('/').at(-1)}/form`)) : shop(request);
};

async function wayBack(breaking: Breaking) {
  const findings = await checkShop({ api: `${local}/api`, withOrders: true, reach: breaking(here.reach) });
  return findings.filter(({ check }) => check === 'way back').map(({ code = 'ok' }) => code);
}

it.each<[string, string[], Breaking]>([
  ['a checkout without fields', ['ok'], (reach) => reach],
  ['a form that a redirect leads to', ['ok'], moved],
  ['a paid token that works twice', ['paid-token-again'], repeatFirst(/order\/paid\/(?!no-such)/u)],
  ['a paid order that can be paid again', ['paid-payable', 'ok'], repeatFirst(payment)],
  ['a paid order that can be replaced', ['paid-replaced', 'ok'], asked(order, () => ({ replaces: undefined }))],
  ['a payment without a status', ['paid-status', 'ok'], json(status, 'status', () => ({ status: 'unpaid' }))],
  ['a status without a token', ['paid-status', 'ok'], json(status, 'paidToken', () => ({ paidToken: undefined }))],
  ['a payment that fails', ['no-way-back'], instead(/^POST .*\/checkout\//u, () => page(405))],
  ['endless redirects', ['no-way-back'], instead(/^POST .*\/checkout\/|\/thanks\//u, () => redirect('/thanks/1'))],
  ['a trusted return URL', ['back-elsewhere', 'ok'], trustReturnUrl],
  ['a return to another page', ['back-elsewhere', 'ok'], returnElsewhere],
])('the check of a shop on this machine pays an order, given %s: %j', async (_, codes, breaking) => {
  expect(await wayBack(breaking)).toEqual(codes);
});

it.each<[string, () => Response]>([
  ['redirects to another host', () => redirect('https://pay.example/checkout')],
  ['asks for a card', () => page(200, '<form method="post"><input name="card"></form>')],
])('the check of a shop on this machine does not pay at a checkout that %s', async (_, checkout) => {
  const calls: string[] = [];
  const foreign = instead(/\/checkout(?:\/|$)/u, ({ method, url }) => {
    calls.push(`${method} ${new URL(url).host}`);
    return checkout();
  });
  expect(await wayBack(foreign)).toEqual(['ok']);
  expect(calls).toEqual(['GET localhost']);
});
