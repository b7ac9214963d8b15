import type { TestBuyer } from '../../helpers/buyer.ts';
import { payment, type Answer, type TestShop } from '../../helpers/shop.ts';

/** Asks for the checkout of an order of an account, whatever the result. */
export const askToPayAs = (shop: TestShop, { headers }: Pick<TestBuyer, 'headers'>, orderId: string): Promise<Answer> =>
  shop.post(`/api/order/${orderId}/create-payment`, payment, headers);

/** The stored order. */
export const orderRow = async (shop: TestShop, orderId: string): Promise<Record<string, unknown>> =>
  (await shop.rows(`SELECT * FROM orders WHERE id = '${orderId}'`))[0] ?? {};
