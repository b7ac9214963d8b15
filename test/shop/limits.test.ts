import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { readConfig } from '../../demo/shop/config.ts';
import { networkOf } from '../../demo/shop/http/limits.ts';
import { guestOrder, message } from '../helpers/shop.ts';
import type { TestShop, TestShopOptions } from '../helpers/test-shop.ts';
import { shopWithProvider } from './helpers/card-provider.ts';
import { lines } from './helpers/lines.ts';
import { ownShop } from './helpers/open-shop.ts';

const start = Date.UTC(2030, 3, 15);
const limited = (config: TestShopOptions['config'] = {}, logger: TestShopOptions['logger'] = false) =>
  ownShop({ config: { trustProxy: 1, ...config }, logger });
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: start }));
afterEach(() => void vi.useRealTimers());

const from = (ip: string) => ({ 'x-forwarded-for': ip });
const calculate = (shop: TestShop, ip: string) => shop.post('/api/order/calculate-guest', guestOrder(), from(ip));
const status = ({ statusCode }: { readonly statusCode: number }): number => statusCode;

it('behind a proxy each buyer has a limit of their own, and cannot make up another address', async () => {
  const shop = await limited({ postsPerMinute: 1 });
  expect(status(await calculate(shop, '203.0.113.1'))).toBe(200);
  expect(status(await calculate(shop, '203.0.113.2'))).toBe(200);
  for (const forged of ['198.51.100.1, 203.0.113.1', '198.51.100.2, 203.0.113.1']) {
    expect(status(await calculate(shop, forged))).toBe(429);
  }
});

it('behind an unknown proxy, the header is ignored, and staff is warned once', async () => {
  const { stream, text } = lines();
  const shop = await limited({ postsPerMinute: 1, trustProxy: false }, { level: 'warn', stream });
  expect(status(await calculate(shop, '203.0.113.1'))).toBe(200);
  expect(status(await calculate(shop, '203.0.113.2'))).toBe(429);
  expect(text().match(/Set TRUST_PROXY/gu)).toHaveLength(1);
});

test.each([
  [undefined, false],
  ['0', false],
  ['2', 2],
  ['10.0.0.0/8, 2001:db8::/32,192.0.2.1', ['10.0.0.0/8', '2001:db8::/32', '192.0.2.1']],
  ['loopback', ['loopback']],
])('TRUST_PROXY=%s is read', (text, expected) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(expected);
});

test.each(['true', '10.0.0.0/64', '10.0.0', '-1', '1.2.3.4/8/8'])('TRUST_PROXY=%s is refused', (text) => {
  expect(() => readConfig({ TRUST_PROXY: text })).toThrow('TRUST_PROXY must be the number of proxies or a list');
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['unknown', 'unknown'],
])('%s is of the network %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it('limits apply to changes of a profile', async () => {
  const shop = await limited({ postsPerMinute: 5 });
  const buyer = await shop.completeBuyer();
  vi.setSystemTime(start + 60_000);
  for (const code of [200, 200, 200, 200, 200, 429]) expect(status(await buyer.patch({ title: 'Dr.' }))).toBe(code);
});

it('limits apply to what does not exist', async () => {
  const shop = await limited({ postsPerMinute: 2 });
  const answers = [await shop.get('/nothing'), await shop.get('/api/nothing'), await shop.get('/nothing/else')];
  expect(answers.map(status)).toEqual([404, 404, 429]);
  expect(status(await shop.get('/api/service'))).toBe(200);
});

const look = (shop: TestShop, code: string, ip = '203.0.113.1') => shop.get(`/api/discount/${code}`, from(ip));

it('a discount code cannot be found by trying, neither at the look-up nor at the calculation', async () => {
  const shop = await limited({ wrongCodesPerHour: 3 });
  const order = (code: string) =>
    shop.post('/api/order/calculate-guest', { ...guestOrder(), discountCodeOrId: code }, from('203.0.113.1'));
  expect([status(await look(shop, 'A1')), status(await order('A2')), status(await look(shop, 'A3'))]).toEqual([
    404, 200, 404,
  ]);
  for (const answer of [await look(shop, 'A4'), await look(shop, 'WELCOME10'), await order('WELCOME10')]) {
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '3600']);
    expect(answer.json()).toMatchObject({ code: 'too-many-codes' });
  }
  expect(status(await calculate(shop, '203.0.113.1'))).toBe(200);
  expect(status(await look(shop, 'WELCOME10', '203.0.113.2'))).toBe(200);
  vi.setSystemTime(start + 3_600_000);
  expect(status(await look(shop, 'WELCOME10'))).toBe(200);
});

it('discount codes that are right, or wrong in the same way again and again, are not limited', async () => {
  const shop = await limited({ wrongCodesPerHour: 2 });
  for (const code of ['OLD', 'old', 'OLD', 'WELCOME10', 'WELCOME10', 'HOLD25', 'TENOFF', 'OLD']) await look(shop, code);
  expect(status(await look(shop, 'WELCOME10'))).toBe(200);
});

const large = () => ({ items: Array.from({ length: 5 }, (_, index) => message('word '.repeat(1000).trim(), index)) });

it('unpaid orders of one network are limited to so many bytes a day', async () => {
  const shop = await limited({ orderBytesPerDay: 60_000 });
  const answers = [await shop.placeOrder(large()), await shop.placeOrder(large()), await shop.placeOrder(large())];
  expect(answers.map(status)).toEqual([201, 201, 429]);
  expect(answers[2]?.json()).toMatchObject({ code: 'too-many-orders' });
  expect(await shop.rows('SELECT count(*) AS count FROM orders')).toEqual([{ count: 2 }]);
  vi.setSystemTime(start + 86_400_000);
  expect(status(await shop.placeOrder(large()))).toBe(201);
});

it('unpaid orders include the return URLs of their checkouts, each of which needs another session', async () => {
  const { shop } = await shopWithProvider({ config: { orderBytesPerDay: 10_000, postsPerMinute: 0 } }, ownShop);
  const id = await shop.newOrder();
  const ask = (page: number) => shop.askToPay(id, { referer: `https://partner.example/${page}/${'x'.repeat(3000)}` });
  const answers = [await ask(1), await ask(2), await ask(3), await ask(4), await ask(3)];
  expect(answers.map(status)).toEqual([200, 200, 200, 429, 200]);
});

it('unpaid orders are not stored twice for one key, and not counted twice', async () => {
  const shop = await limited({ orderBytesPerDay: 60_000 });
  const body = await shop.pricedOrder(large());
  const send = () => shop.post('/api/order/guest', body, { 'idempotency-key': 'k' });
  const answers = [await send(), await send(), await send(), await send()];
  expect(answers.map(status)).toEqual([201, 201, 201, 201]);
});
