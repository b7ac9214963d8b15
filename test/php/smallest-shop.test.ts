import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { checkShop } from '../../src/shop-check/check-shop.ts';
import { orderElsewhere, toldOnce } from '../helpers/order-elsewhere.ts';
import { setStage } from '../helpers/set-stage.ts';
import { cancelLinkOf } from '../helpers/smallest-way-back.ts';
import { servePhp, type PhpServer } from './serve-php.ts';

const stage = setStage();

let folder: string;
let shop: PhpServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'smallest-php-'));
  shop = await servePhp('demo/smallest-shop-php/shop.php', { SHOP_DATABASE: join(folder, 'shop.sqlite') });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

describe('the smallest shop in PHP', () => {
  it('passes the check', async () => {
    const results = await checkShop({ api: `${shop.url}/api`, withOrders: true });
    expect(results.filter(({ level }) => level === 'error')).toEqual([]);
    expect(results.filter(({ check, level }) => check === 'way back' && level === 'ok')).toHaveLength(1);
  });

  it('puts its own parameters before the fragment of the return URL, and ignores other origins', async () => {
    const { href } = await cancelLinkOf(shop.url, 'https://partner.example/shop?x=1#/order');
    expect(href).toMatch(/^https:\/\/partner\.example\/shop\?x=1&voice-order-status=\w+#\/order$/u);
    expect((await cancelLinkOf(shop.url, 'https://evil.example/#/order')).origin).toBe('https://partner.example');
  });

  it('sells to a guest on another site, whose page is notified of the payment once', async () => {
    expect(await orderElsewhere(await stage().newPage(), shop.url)).toEqual(toldOnce);
  });

  it.each([
    '//',
    '/api/order/paid/%E0%A4%A',
    '/checkout/%00',
    '/checkout/',
    '/v1/%2e%2e/index.php',
    '/release.json%0a',
  ])('has no problems at %s', async (path) => {
    expect((await fetch(shop.url + path)).status).toBe(404);
  });

  it.each([
    ['gzip, br', 'gzip'],
    ['br, gzip;q=0', null],
  ])('sends the script to clients that accept %s as %s', async (accepted, encoding) => {
    const { headers } = await fetch(`${shop.url}/voice-order-form.js`, { headers: { 'accept-encoding': accepted } });
    expect(headers.get('content-encoding')).toBe(encoding);
  });

  it('refuses a body that is too long, and one that is not JSON', async () => {
    const post = async (body: string) => (await fetch(`${shop.url}/api/order/guest`, { method: 'POST', body })).status;
    expect(await Promise.all(['a'.repeat(600_000), '{', '[]'].map(post))).toEqual([413, 400, 400]);
  });
});

const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
const body = '{"type":"order.paid","data":{"orderId":"x"}}';

const signed = (at: Date) => ({
  'webhook-id': 'msg_1',
  'webhook-timestamp': `${Math.floor(at.getTime() / 1000)}`,
  'webhook-signature': new Webhook(secret).sign('msg_1', at, body),
});

it('what docs/webhooks.md says about PHP verifies a call', async () => {
  const [, code = ''] = /```php\n(.*?)```/su.exec(await readFile('docs/webhooks.md', 'utf8')) ?? [];
  const folder = await mkdtemp(join(tmpdir(), 'webhook-php-'));
  await writeFile(join(folder, 'receive.php'), code);
  const server = await servePhp(join(folder, 'receive.php'), { WEBHOOK_SECRET: secret });
  const careless = await servePhp(join(folder, 'receive.php'), { WEBHOOK_SECRET: '' });
  onTestFinished(async () => {
    await Promise.all([server.close(), careless.close()]);
    await rm(folder, { recursive: true });
  });
  const post = async (headers: Record<string, string>, text = body) =>
    (await fetch(server.url, { method: 'POST', headers, body: text })).status;
  expect(await post(signed(new Date()))).toBe(204);
  expect(await post(signed(new Date()), `${body} `)).toBe(401);
  expect(await post(signed(new Date(Date.now() - 301_000)))).toBe(401);
  expect(await post({})).toBe(401);
  const unsecured = await fetch(careless.url, { method: 'POST', headers: signed(new Date()), body });
  expect(unsecured.status).toBe(500);
});
