import { afterAll, describe, expect, it } from 'vitest';
import { checkShop } from '../../src/shop-check/check-shop.ts';
import { asked, instead, json, keepingFirst, page, withHeaders, type Breaking } from './check/breaking.ts';
import { smallestShop } from './check/smallest.ts';

const local = 'http://localhost';
const here = await smallestShop(local);
afterAll(() => here.close());

describe('the check of a shop on this machine', () => {
  const sentOn = (location: string) => () => withHeaders(page(303), { location });

  const wayBack = async (breaking: Breaking) => {
    const findings = await checkShop({ api: `${local}/api`, withOrders: true, reach: breaking(here.reach) });
    return findings.filter(({ check }) => check === 'way back').map(({ code = 'ok' }) => code);
  };

  it('pays at a checkout without fields', async () => {
    expect(await wayBack((reach) => reach)).toEqual(['ok']);
  });

  it.each<[string, Breaking, string[]]>([
    ['a paid token that works twice', keepingFirst(/order\/paid\/(?!no-such)/u), ['paid-token-again']],
    ['a paid order that can be paid again', keepingFirst(/create-guest-payment$/u), ['paid-payable', 'ok']],
    [
      'a paid order that can be replaced',
      asked(/order\/guest$/u, () => ({ replaces: undefined })),
      ['paid-replaced', 'ok'],
    ],
    [
      'a payment that changes no status',
      json(/order\/status\//u, 'status', () => ({ status: 'unpaid' })),
      ['paid-status', 'ok'],
    ],
    [
      'a paid status without a token',
      json(/order\/status\//u, 'paidToken', () => ({ paidToken: undefined })),
      ['paid-status', 'ok'],
    ],
    ['a payment that fails', instead(/^POST .*\/checkout\//u, () => page(405)), ['no-way-back']],
    ['redirects without an end', instead(/^POST .*\/checkout\/|\/thanks\//u, sentOn('/thanks/1')), ['no-way-back']],
    [
      'a return URL on a site that does not make the call',
      instead(/create-guest-payment$/u, async (request, reach) => {
        const [, url] = /"returnUrl":"([^"]+)"/u.exec(await request.clone().text()) ?? [];
        if (url !== undefined) request.headers.set('referer', url);
        return reach(request);
      }),
      ['back-elsewhere', 'ok'],
    ],
    [
      'a way back to another page',
      instead(/create-guest-payment$/u, (request, reach) => {
        request.headers.set('referer', 'https://elsewhere.example/');
        return reach(request);
      }),
      ['back-elsewhere', 'ok'],
    ],
  ])('finds %s', async (_, breaking, codes) => {
    expect(await wayBack(breaking)).toEqual(codes);
  });

  it('resolves the form against the page that a redirect within the shop leads to', async () => {
    const moved: Breaking = (shop) => (request) => {
      const { pathname, origin } = new URL(request.url);
      const [, secret = ''] = /^\/pay\/([\w-]+)\/(?:form|done)$/u.exec(pathname) ?? [];
      if (request.method === 'GET' && pathname.startsWith('/checkout/')) {
        return Promise.resolve(sentOn(`/pay/${pathname.split('/').at(-1)}/form`)());
      }
      if (pathname.endsWith('/form')) return Promise.resolve(page(200, '<form method="post" action="done"></form>'));
      return shop(secret === '' ? request : new Request(`${origin}/checkout/${secret}`, request));
    };
    expect(await wayBack(moved)).toEqual(['ok']);
  });

  it('leaves a checkout alone that redirects to another host', async () => {
    const calls: string[] = [];
    const foreign: Breaking = (shop) => (request) => {
      calls.push(`${request.method} ${request.url}`);
      if (request.url.startsWith('https://pay.example/')) {
        return Promise.resolve(page(200, '<form method="post" action="/x"></form>'));
      }
      const isCheckout = request.method === 'GET' && request.url.includes('/checkout/');
      return isCheckout ? Promise.resolve(sentOn('https://pay.example/checkout')()) : shop(request);
    };
    expect(await wayBack(foreign)).toEqual(['ok']);
    expect(calls.filter((call) => /pay\.example|^POST \S+\/x$/u.test(call))).toEqual([]);
  });

  it('does not pay at a checkout that asks for a card', async () => {
    const posts: string[] = [];
    const asking = instead(/\/checkout\//u, ({ method, url }) => {
      if (method === 'POST') posts.push(url);
      return page(200, '<form method="post"><input name="card"></form>');
    });
    expect(await wayBack(asking)).toEqual(['ok']);
    expect(posts).toEqual([]);
  });
});
