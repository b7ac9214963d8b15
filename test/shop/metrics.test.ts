import { expect, it } from 'vitest';
import { fileShop, ownShop } from './helpers/open-shop.ts';

const token = 'a-token-of-the-monitoring';
const shop = await fileShop({ config: { metricsToken: token } });

const ask = (authorization = `Bearer ${token}`) => shop.get('/metrics', { authorization });

it('metrics count answers by route and status, and never by address', async () => {
  const id = await shop.newOrder();
  await shop.get(`/api/order/paid/${id}`);
  await shop.get('/api/voice');
  await shop.get('/nowhere');
  const { body } = await ask();
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/api/voice",status="200"} 1');
  expect(body).toContain('http_request_duration_seconds_count{method="POST",route="/api/order/guest",status="201"} 1');
  expect(body).toContain('shop_outbox_entries{status="waiting"}');
  expect(body).not.toContain(id);
});

it.each(['', 'Bearer ', 'Bearer wrong', `Basic ${token}`])('metrics are not there for %j', async (authorization) => {
  expect((await ask(authorization)).statusCode).toBe(404);
});

it('metrics are not there without a token in the settings', async () => {
  const other = await ownShop();
  expect((await other.get('/metrics', { authorization: 'Bearer ' })).statusCode).toBe(404);
});
