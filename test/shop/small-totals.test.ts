import { expect, it } from 'vitest';
import { checkoutOf, placeOrder, placedOrderId } from '../helpers/shop.ts';
import { fileShop } from './helpers/open-shop.ts';
import { orderRow } from './helpers/orders.ts';

const shop = await fileShop();
const none = { description: null, translations: null, minOrderAmount: 0, maxDiscount: 0, isActive: true } as const;
await shop.database.db
  .insertInto('discounts')
  .values([
    { id: 'd-all', code: 'ALL', title: 'Everything', type: 'percentage', value: 10_000, ...none },
    // Leaves 10 cents, and a tax of 1 cent.
    { id: 'd-nearly', code: 'NEARLY', title: 'Nearly everything', type: 'fixed', value: 12_890, ...none },
  ])
  .execute();

it('an order that costs nothing is completed without a card, and is paid at once', async () => {
  const id = await placedOrderId(shop, { discountCodeOrId: 'ALL' });
  const { path } = await checkoutOf(shop, id);
  const { body } = await shop.get(path);
  expect(body).toContain('no card is needed');
  expect(body).not.toMatch(/name="number"|card\.js/u);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await shop.app.inject({ method: 'POST', url: path, payload: '', headers });
  expect(answer.headers.location).toMatch(/^\/thank-you\//u);
  expect(await orderRow(shop, id)).toMatchObject({ total: 0, status: 'paid' });
});

it('a total that no card provider charges is refused, with the reason', async () => {
  const answer = await placeOrder(shop, { discountCodeOrId: 'NEARLY' });
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    { code: 'total-too-small', message: expect.stringContaining('start at 0.50') },
  ]);
});
