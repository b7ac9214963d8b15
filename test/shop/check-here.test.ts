import { afterAll, describe, expect, it } from 'vitest';
import { checkShop } from '../../src/shop-check/check-shop.ts';
import { asked, instead, json, page, repeatFirst, withHeaders, type Breaking } from './check/breaking.ts';
import { smallestShop } from './check/smallest.ts';

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

describe('the check of a shop on this machine', () => {
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
  ])('pays an order, given %s: %j', async (_, codes, breaking) => {
    expect(await wayBack(breaking)).toEqual(codes);
  });

  it.each<[string, () => Response]>([
    ['redirects to another host', () => redirect('https://pay.example/checkout')],
    ['asks for a card', () => page(200, '<form method="post"><input name="card"></form>')],
  ])('does not pay at a checkout that %s', async (_, checkout) => {
    const calls: string[] = [];
    const foreign = instead(/\/checkout(?:\/|$)/u, ({ method, url }) => {
      calls.push(`${method} ${new URL(url).host}`);
      return checkout();
    });
    expect(await wayBack(foreign)).toEqual(['ok']);
    expect(calls).toEqual(['GET localhost']);
  });
});
