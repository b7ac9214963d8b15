import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShop } from '../../demo/smallest-shop/server.mjs';
import { freePort } from '../helpers/free-port.ts';
import { orderElsewhere, toldOnce } from '../helpers/order-elsewhere.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

let url: string;
let shop: ReturnType<typeof createShop>;
beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${port}`;
  shop = createShop(url, new URL('../../dist/', import.meta.url)).listen(port, 'localhost');
});
afterAll(() => shop.close());

test('a guest orders on another site, pays there, and that page is notified once', async () => {
  expect(await orderElsewhere(await stage().newPage(), url)).toEqual(toldOnce);
});
