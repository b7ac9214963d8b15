import { describe, expect, it, test } from 'vitest';
import { guestOrder, outcome } from '../helpers/shop.ts';
import { fileShop, ownShop } from './helpers/open-shop.ts';

const shop = await fileShop();

/** Posts a body to the call that places orders. */
const post = (payload: string, type = 'application/json', url = '/api/order/guest') =>
  shop.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type, 'idempotency-key': 'k' } });

it('other origins may ask before they post', async () => {
  const { statusCode, headers } = await shop.app.inject({
    method: 'OPTIONS',
    url: '/api/order/guest',
    headers: {
      origin: 'https://partner.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key',
    },
  });
  expect(statusCode).toBe(204);
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'authorization, content-type, idempotency-key',
    'access-control-allow-methods': 'GET, POST, PATCH',
    'access-control-max-age': '7200',
  });
  expect(headers['access-control-allow-credentials']).toBeUndefined();
});

test.each(['/api/service', '/api/nothing', '/api/discount/NOPE'])(
  'other origins can read the answer of %s',
  async (path) => {
    const { headers } = await shop.get(path, { origin: 'https://partner.example' });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-expose-headers']).toBe('retry-after');
  },
);

it('other origins can use portraits', async () => {
  const { headers } = await shop.get('/assets/portraits/emma.webp');
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

it('other origins cannot frame the pages', async () => {
  const { headers } = await shop.get('/terms');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
});

describe('errors have one shape', () => {
  it.each([
    ['{', 400],
    ['', 400],
    [JSON.stringify('x'.repeat(1_100_000)), 413],
    [`{"selectedVoices":[${'1,'.repeat(400_000)}1]}`, 400],
  ])('%.10s', async (payload, status) => {
    expect(await outcome(post(payload))).toEqual([status, expect.objectContaining({ message: expect.any(String) })]);
  });

  it.each([
    ['"deep":' + '['.repeat(150_000) + ']'.repeat(150_000), 'The request is nested too deeply.'],
    ['"deep":' + '{"a":'.repeat(150_000) + '1' + '}'.repeat(150_000), 'The request is nested too deeply.'],
  ])('%.20s… in a body', async (field, message) => {
    const payload = `${JSON.stringify(guestOrder()).slice(0, -1)},${field}}`;
    for (const url of ['/api/order/guest', '/api/order/calculate-guest']) {
      expect(await outcome(post(payload, 'application/json', url))).toMatchObject([400, { message }]);
    }
  });

  it('removes control and invisible characters from an order', async () => {
    const typed = { email: 'ann\u200B@example.com', comments: 'two\u0000 lines\nof text', firstName: 'An\u0007n' };
    const id = await shop.newOrder(typed);
    const [row] = await shop.rows(`SELECT email, comments, first_name FROM orders WHERE id = '${id}'`);
    expect(row).toEqual({ email: 'ann@example.com', comments: 'two lines\nof text', first_name: 'Ann' });
  });

  it('another content type', async () => {
    expect((await post('<a/>', 'application/xml')).statusCode).toBe(415);
  });

  it.each([
    ['/api/discount/A%00B', 404],
    ['/thank-you/%00', 404],
    ['/api/%E0%A4%A', 400],
    ['/api/nothing', 404],
    ['/nothing', 404],
  ])('%s', async (path, status) => {
    const answer = await shop.get(path);
    expect([answer.statusCode, Object.keys(answer.json<object>())]).toEqual([status, ['message', 'code']]);
  });

  it('is a page for a browser', async () => {
    const answer = await shop.get('/nothing', { accept: 'text/html' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<h1>Page not found</h1>');
  });

  it('hides internal errors', async () => {
    const other = await ownShop();
    for (const statusCode of [400, 401, 402, 404, 429, 500, 503]) {
      other.app.get(`/breaks/${statusCode}`, () => {
        throw Object.assign(new Error('secret detail'), { statusCode });
      });
    }
    for (const statusCode of [400, 401, 402, 404, 429, 500, 503]) {
      const answer = await other.get(`/breaks/${statusCode}`);
      expect(answer.statusCode).toBe(500);
      expect(answer.json()).toMatchObject({ code: 'our-fault' });
      expect(answer.body).not.toContain('secret');
    }
  });
});

it('says when an address posts too often, readable for other sites', async () => {
  const busy = await ownShop({ config: { postsPerMinute: 2 } });
  const headers = { origin: 'https://partner.example' };
  const ask = () => busy.post('/api/order/calculate-guest', guestOrder(), headers);
  expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200]);
  const answer = await ask();
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect((await busy.get('/api/service')).statusCode).toBe(200);
});

it('the order page has the element in sync with the URL, of which checkout keeps what selects the order', async () => {
  const { body } = await shop.get('/?service=voip&utm_source=x&referral=a%22b');
  const returnUrl = '/?service=voip&amp;referral=a%22b';
  expect(body).toContain(`<div lang="en-CA"><voice-order-form sync-url="" return-url="${returnUrl}">`);
});
