import { expect, it, test } from 'vitest';
import { withoutIds } from '../../demo/shop/http/log.ts';
import { lines } from './helpers/lines.ts';
import { ownShop } from './helpers/open-shop.ts';

test.each([
  ['/thank-you/MeF2qk3_Zx1-abcdefghijklmnopqrstu', '/thank-you/MeF2…'],
  ['/checkout/cs_test_abcdefghijklmnopqrstuvwxyz', '/checkout/cs_t…'],
  ['/api/order/0b5a3c1e-1111-4222-8333-444455556666/create-guest-payment', '/api/order/0b5a…/create-guest-payment'],
  ['/?voice-order-paid=abcdefgh.ijklmnop.qrstuvwx&service=moh', '/?voice-order-paid=abcd…&service=moh'],
  ['/login?redirect=%2Fverify%2Feyabcdefgh.ijklmnop.qrstuvwx', '/login?redirect=%2Fverify%2Feyab…'],
  ['/login?redirect=%2fthank-you%2fMeF2qk3_Zx1-abcdefghijkl%3Fa', '/login?redirect=%2fthank-you%2fMeF2…%3Fa'],
  ['/voice-order-form-0.1.0-1a2b3c4d.js', '/voice-order-form-0.1.0-1a2b3c4d.js'],
  [
    '/api/voice?filter=isActive%7C%7C%24eq%7C%7Ctrue&limit=100',
    '/api/voice?filter=isActive%7C%7C%24eq%7C%7Ctrue&limit=100',
  ],
])('%s is logged as %s', (url, logged) => {
  expect(withoutIds(url)).toBe(logged);
});

it('logs contain nothing that grants access to an order, even when the database fails', async () => {
  const { stream, text } = lines();
  const shop = await ownShop({ logger: { level: 'trace', stream } });
  const orderId = await shop.newOrder();
  const { path, sessionId } = await shop.checkoutOf(orderId);
  const paid = await shop.pay(path);
  await shop.get(String(paid.headers.location));
  await shop.rows('DROP TABLE order_items');
  const order = await shop.pricedOrder();
  expect((await shop.post('/api/order/guest', order)).statusCode).toBe(500);
  expect((await shop.get(String(paid.headers.location))).statusCode).toBe(500);
  const [{ token } = {}] = await shop.rows('SELECT token FROM orders');
  for (const secret of [orderId, sessionId, String(token), order.email, order.items[0]?.content ?? '']) {
    expect(text()).not.toContain(secret);
  }
  expect(text()).toMatch(/no such table: order_items|relation \\"order_items\\" does not exist/u);
});
