import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkShop } from '../../src/check/check-shop.ts';
import type { Fetch } from '../../src/check/shop-under-check.ts';
import { createTestShop, type TestShop } from '../helpers/shop.ts';

const api = 'https://shop.example/api';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ config: { publicUrl: 'https://shop.example' } });
});
afterAll(() => shop.close());

const methods = { GET: 'GET', POST: 'POST', PATCH: 'PATCH', OPTIONS: 'OPTIONS' } as const;
const methodOf = (name: string) => Object.values(methods).find((method) => method === name) ?? 'GET';

const reach: Fetch = async (request) => {
  const { pathname, search } = new URL(request.url);
  const payload = await request.text();
  const { statusCode, headers, body } = await shop.app.inject({
    method: methodOf(request.method),
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    ...(payload !== '' && { payload }),
  });
  const told = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  return new Response(statusCode === 204 ? null : body, {
    status: statusCode,
    headers: new Headers([...told].map(([name, value]) => [name, value])),
  });
};

interface Breakage {
  readonly path: RegExp;
  readonly method?: string;
  readonly status?: number;
  readonly body?: (answer: string) => string;
  readonly headers?: Readonly<Record<string, string | null>>;
}

/** The reference shop with something wrong. */
function broken({ path, method, status, body = (answer) => answer, headers = {} }: Breakage): Fetch {
  return async (request) => {
    const isMeant = path.test(new URL(request.url).pathname) && (method ?? request.method) === request.method;
    const answer = await reach(request);
    if (!isMeant) return answer;
    const told = new Headers(answer.headers);
    for (const [name, value] of Object.entries(headers)) {
      if (value === null) told.delete(name);
      else told.set(name, value);
    }
    const text = answer.status === 204 ? null : body(await answer.text());
    return new Response(text, { status: status ?? answer.status, headers: told });
  };
}

const edited = (change: (answer: Record<string, unknown>) => unknown) => (answer: string) =>
  JSON.stringify(change(JSON.parse(answer)));

const mishaps = async (fetch: Fetch, withOrders = true) => {
  const findings = await checkShop({ api, withOrders, reach: fetch });
  return findings.filter(({ level }) => level !== 'ok').map(({ check, level, says }) => `${level} ${check}: ${says}`);
};

describe('checking a shop', () => {
  it('finds nothing at the reference shop', async () => {
    expect(await mishaps(reach)).toEqual([]);
  });

  it('changes nothing unless orders are asked for', async () => {
    const before = await shop.rows('SELECT count(*) AS n FROM orders');
    await checkShop({ api, withOrders: false, reach });
    expect(await shop.rows('SELECT count(*) AS n FROM orders')).toEqual(before);
  });

  it('does not miss accounts and keys where a shop has none', async () => {
    const guestsOnly = broken({ path: /(?:user\/1|\/order)$/u, status: 404, body: () => '{"message":"no such call"}' });
    const withoutKeys: Fetch = (request) =>
      request.url.endsWith('site-settings')
        ? Promise.resolve(Response.json({}, { headers: { 'access-control-allow-origin': '*' } }))
        : guestsOnly(request);
    expect(await mishaps(withoutKeys)).toEqual([
      'warning settings: Without `idempotencyKey: true` an order whose answer is lost may be made twice.',
    ]);
  });

  it('says that nothing answers', async () => {
    const findings = await checkShop({ api, withOrders: false, reach: () => Promise.reject(new TypeError('no')) });
    expect(findings.at(-1)).toMatchObject({ level: 'error', says: expect.stringContaining('does not answer') });
  });

  it.each<[string, Breakage, string]>([
    [
      'voices in another shape',
      { path: /voice$/u, body: () => '{"voices":[]}' },
      'error voices: The list can’t be had: the answer can’t be read',
    ],
    ['no voice at all', { path: /voice$/u, body: () => '[[],0]' }, 'error voices: There is none that can be used.'],
    [
      'a voice without a name',
      { path: /voice$/u, body: (text) => text.replace('"name":"', '"title":"') },
      'warning voices: an item from the shop was left out.',
    ],
    ['music that is down', { path: /soundtrack$/u, status: 500 }, 'error music: The list can’t be had: it answers 500'],
    [
      'services by other names',
      { path: /service$/u, body: () => '[[{"id":"a","title":"b"}],1]' },
      'error services: None has the id or title',
    ],
    [
      'one service fewer',
      { path: /service$/u, body: (text) => text.replaceAll('mvoice', 'x').replaceAll('Mobile Voicemail', 'y') },
      'warning services: mvoice is not offered',
    ],
    [
      'no idempotency',
      { path: /site-settings$/u, body: () => '{}' },
      'warning settings: Without `idempotencyKey: true`',
    ],
    [
      'sums that do not fit',
      { path: /calculate-guest$/u, body: edited((price) => ({ ...price, total: 1 })) },
      'error prices in CAD: The sums do not fit',
    ],
    [
      'prices as pages',
      { path: /calculate-guest$/u, body: () => '<html></html>' },
      'error prices in USD: A sample order has no price: the answer can’t be read',
    ],
    [
      'lists that other sites can’t read',
      { path: /voice$/u, headers: { 'access-control-allow-origin': null } },
      'error other sites: The answer of /voice has no `access-control-allow-origin: *`',
    ],
    [
      'no leave for the key',
      { path: /guest$/u, method: 'OPTIONS', headers: { 'access-control-allow-headers': 'content-type' } },
      'error other sites: POST /order/guest may not carry idempotency-key (access-control-allow-headers).',
    ],
    [
      'no leave for tokens',
      { path: /user/u, method: 'OPTIONS', status: 405 },
      'error other sites: Browsers get no leave to PATCH /user/1: the answer to OPTIONS /user/1 is 405.',
    ],
    [
      'waits that other sites can’t read',
      { path: /service$/u, headers: { 'access-control-expose-headers': null } },
      'warning headers: Other sites can’t read how long to wait',
    ],
    [
      'voices without a portrait, by name',
      { path: /voice$/u, body: (text) => text.replace(/"image":"[^"]*"/u, '"image":""') },
      'warning voices: Without a portrait (`image`): ',
    ],
    ['no music', { path: /soundtrack$/u, body: () => '[[],0]' }, 'warning music: There is none that can be used'],
    [
      'answers that are sniffed',
      { path: /service$/u, headers: { 'x-content-type-options': null } },
      'warning headers: `x-content-type-options: nosniff` is missing.',
    ],
    [
      'prices that are kept',
      { path: /calculate-guest$/u, headers: { 'cache-control': 'max-age=60' } },
      'warning headers: Prices may be kept',
    ],
    ['a cookie', { path: /service$/u, headers: { 'set-cookie': 'a=b' } }, 'warning headers: Lists set a cookie'],
    [
      'an unknown discount that is none',
      { path: /discount/u, status: 200 },
      'error refusals: To an unknown discount: 200 instead of 404.',
    ],
    [
      'refusals as pages',
      { path: /order\/guest$/u, headers: { 'content-type': 'text/html' } },
      'error refusals: To a body of another shape: a body that is not JSON.',
    ],
    [
      'a shop that falls over',
      { path: /calculate-guest$/u, method: 'POST', status: 500 },
      'warning refusals: To half a body: 500 instead of',
    ],
    [
      'orders that are made twice',
      { path: /order\/guest$/u, body: edited((order) => ({ ...order, id: Math.random() })) },
      'warning orders: Sent twice with one Idempotency-Key it is two orders',
    ],
    [
      'a payment of nothing',
      { path: /create-guest-payment$/u, body: () => '{}' },
      'error orders: The payment has no sessionId',
    ],
    [
      'a checkout elsewhere',
      {
        path: /create-guest-payment$/u,
        body: () => '{"paymentGatewayInfo":{"sessionId":"a","url":"http://evil.example"}}',
      },
      'error orders: Buyers are not sent to',
    ],
  ])('finds %s', async (_, breakage, said) => {
    const found = await mishaps(broken(breakage));
    expect(found.filter((line) => line.startsWith(said))).not.toEqual([]);
  });
});
