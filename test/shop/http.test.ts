import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, test } from 'vitest';
import { createTestShop, guestOrder, type TestShop } from '../helpers/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

describe('other origins', () => {
  it('may ask before they post', async () => {
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

  test.each(['/api/service', '/api/nothing', '/api/discount/NOPE'])('can read the answer of %s', async (path) => {
    const { headers } = await shop.get(path, { origin: 'https://partner.example' });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-expose-headers']).toBe('retry-after');
  });

  it('can use portraits', async () => {
    const { headers, statusCode } = await shop.get('/assets/portraits/emma.webp');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers['cache-control']).toContain('max-age=604800');
  });

  it('cannot frame the pages', async () => {
    const { headers } = await shop.get('/terms');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });
});

describe('errors have one shape', () => {
  test.each([
    ['{', 400, 'The body is not valid JSON.'],
    ['', 400, 'The request has no JSON body.'],
    [JSON.stringify('x'.repeat(1_100_000)), 413, 'The request is too large.'],
  ])('%.10s', async (payload, status, message) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await shop.app.inject({ method: 'POST', url: '/api/order/guest', payload, headers });
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { message }]);
  });

  it.each([
    ['"deep":' + '['.repeat(150_000) + ']'.repeat(150_000), 'The request is nested too deeply.'],
    ['"deep":' + '{"a":'.repeat(150_000) + '1' + '}'.repeat(150_000), 'The request is nested too deeply.'],
    [String.raw`"comments":"a\u0000b"`, 'Text must not contain NUL characters.'],
    [String.raw`"a\u0000b":1`, 'Text must not contain NUL characters.'],
  ])('%.20s… in a body', async (field, message) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'k' };
    const payload = `${JSON.stringify(guestOrder()).slice(0, -1)},${field}}`;
    for (const url of ['/api/order/guest', '/api/order/calculate-guest']) {
      const answer = await shop.app.inject({ method: 'POST', url, payload, headers });
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { message }]);
    }
  });

  it('a long list in a body', async () => {
    const payload = `{"selectedVoices":[${'1,'.repeat(400_000)}1]}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await shop.app.inject({ method: 'POST', url: '/api/order/guest', payload, headers });
    expect(answer.statusCode).toBe(400);
  });

  it.each(['/api/discount/A%00B', '/login?redirect=%2F%00', '/thank-you/%00'])(
    'NUL in an address: %s',
    async (path) => {
      expect((await shop.get(path)).statusCode).toBe(400);
    },
  );

  it('another content type', async () => {
    const headers = { 'content-type': 'application/xml' };
    const answer = await shop.app.inject({ method: 'POST', url: '/api/order/guest', payload: '<a/>', headers });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ message: 'The body must be JSON (content-type: application/json).' });
  });

  test.each(['/api/nothing', '/nothing', '/api/%E0%A4%A'])('%s', async (path) => {
    const answer = await shop.get(path);
    expect([400, 404]).toContain(answer.statusCode);
    expect(Object.keys(answer.json<object>())).toEqual(['message', 'code']);
  });

  it('a part of a file that is not there', async () => {
    const answer = await shop.get('/public/shop.css', { range: 'bytes=9999999-' });
    expect([answer.statusCode, answer.json()]).toMatchObject([416, { code: 'request-invalid' }]);
  });

  it('is a page for a browser', async () => {
    const answer = await shop.get('/nothing', { accept: 'text/html' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<h1>Page not found</h1>');
  });

  it('hides internal errors', async () => {
    const broken = await createTestShop({
      now: () => {
        throw new Error('secret detail');
      },
    }).catch((error: unknown) => error);
    expect(broken).toBeInstanceOf(Error);
    const other = await createTestShop();
    for (const statusCode of [400, 401, 402, 404, 429, 500, 503]) {
      other.app.get(`/breaks/${statusCode}`, () => {
        throw Object.assign(new Error('secret detail'), { statusCode });
      });
    }
    for (const statusCode of [400, 401, 402, 404, 429, 500, 503]) {
      const answer = await other.get(`/breaks/${statusCode}`);
      expect(answer.statusCode).toBe(500);
      expect(answer.json()).toMatchObject({ code: 'our-fault' });
    }
    await other.close();
  });
});

it('says when an address posts too often, readable for other sites', async () => {
  const busy = await createTestShop({ config: { postsPerMinute: 2 } });
  const headers = { origin: 'https://partner.example' };
  const ask = () => busy.post('/api/order/calculate-guest', guestOrder(), headers);
  expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200]);
  const answer = await ask();
  expect(answer.statusCode).toBe(429);
  expect(answer.json<{ message: string }>().message).toMatch(
    /^Too many requests\. Please try again in \d+ seconds\.$/u,
  );
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect((await busy.get('/api/service')).statusCode).toBe(200);
  await busy.close();
});

describe('pages', () => {
  it('has an order page with the element in sync with the URL, of which checkout keeps what selects the order', async () => {
    const { body } = await shop.get('/?service=voip&utm_source=x&referral=a%22b');
    const returnUrl = '/?service=voip&amp;referral=a%22b';
    expect(body).toContain(`<div lang="en-CA"><voice-order-form sync-url="" return-url="${returnUrl}">`);
    expect(body).toContain('<script src="/voice-order-form.js"');
  });

  test.each(['/terms', '/login', '/register', '/health', '/public/shop.css'])('has %s', async (path) => {
    expect((await shop.get(path)).statusCode).toBe(200);
  });

  test.each([
    ['/?service=voip&referral=acme', '/?service=voip&amp;referral=acme'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example/', '/'],
    ['/.//evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['"><script>', '/'],
  ])('leads from /login?redirect=%s to %s', async (redirect, href) => {
    const { body } = await shop.get(`/login?redirect=${encodeURIComponent(redirect)}`);
    expect(body).toContain(`<a href="${href}" data-keep-draft="true">Continue as a guest</a>`);
  });
});

/** A shop whose built element is these files. */
const withScript = async (files: readonly string[]): Promise<TestShop> => {
  const scriptFolder = await mkdtemp(join(tmpdir(), 'script-'));
  onTestFinished(() => rm(scriptFolder, { recursive: true }));
  for (const file of files) await writeFile(join(scriptFolder, file), `/* ${file} */`);
  return createTestShop({ config: { scriptFolder } });
};

describe('the script of the element', () => {
  it('is served to every site and checked again by its tag', async () => {
    const built = await withScript(['voice-order-form.js', 'voice-order-form.js.map']);
    const { statusCode, headers, body } = await built.get('/voice-order-form.js', {
      origin: 'https://partner.example',
    });
    expect([statusCode, body]).toEqual([200, '/* voice-order-form.js */']);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300',
      'content-type': 'application/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((await built.get('/voice-order-form.js', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    expect((await built.get('/voice-order-form.js.map')).statusCode).toBe(200);
    await built.close();
  });

  it('is cached forever under the name of a release, and no other file is served that way', async () => {
    const file = 'voice-order-form-1.2.3-0a1b2c3d.js';
    const built = await withScript([file, 'voice-order-form-secret.js', 'release.json']);
    const { statusCode, headers } = await built.get(`/${file}`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await built.get('/release.json')).headers['cache-control']).toBe('public, max-age=300');
    const others = ['voice-order-form-1.2.4-0a1b2c3d.js', 'voice-order-form-secret.js', 'voice-order-form-..%2fx.js'];
    for (const other of others) {
      const answer = await built.get(`/${other}`);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, undefined]);
    }
    await built.close();
  });

  it('comes with its languages, for every site and forever', async () => {
    const file = 'voice-order-form-fr-0a1b2c3d.json';
    const built = await withScript([file, 'voice-order-form-fr.json', 'voice-order-form-french-0a1b2c3d.json']);
    const { statusCode, headers, body } = await built.get(`/${file}`, { origin: 'https://partner.example' });
    expect([statusCode, body]).toEqual([200, `/* ${file} */`]);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/json; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
    });
    for (const other of ['voice-order-form-fr.json', 'voice-order-form-french-0a1b2c3d.json']) {
      expect((await built.get(`/${other}`)).statusCode).toBe(404);
    }
    await built.close();
  });

  it('is sent compressed if the build compressed it', async () => {
    const built = await withScript(['voice-order-form.js', 'voice-order-form.js.br']);
    const { body, headers } = await built.get('/voice-order-form.js', { 'accept-encoding': 'gzip, br' });
    expect([body, headers['content-encoding']]).toEqual(['/* voice-order-form.js.br */', 'br']);
    expect(headers.vary).toContain('accept-encoding');
    await built.close();
  });

  it('says that it is not built', async () => {
    const unbuilt = await withScript([]);
    const answer = await unbuilt.get('/voice-order-form.js');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'not-built' });
    await unbuilt.close();
  });
});
