import type { TestBuyer } from '../../helpers/buyer.ts';
import { guestOrder, type Answer, type GuestOrder, type TestShop } from '../../helpers/shop.ts';

/** The body of a request for a payment. */
export const payment = { paymentGateway: 'stripe', paymentMethod: 'card' };

/** A guest's order with the shop's totals, as the form sends it. */
export async function pricedGuestOrder(shop: TestShop, changes: Partial<GuestOrder> = {}) {
  const order = { ...guestOrder(), ...changes };
  return { ...order, ...(await shop.post('/api/order/calculate-guest', order)).json<Record<string, number>>() };
}

/** Asks for the checkout of a guest's order, whatever the result. */
export const askToPay = (shop: TestShop, orderId: string, headers: Record<string, string> = {}): Promise<Answer> =>
  shop.post(`/api/order/${orderId}/create-guest-payment`, payment, headers);

/** Asks for the checkout of an order of an account, whatever the result. */
export const askToPayAs = (shop: TestShop, { headers }: Pick<TestBuyer, 'headers'>, orderId: string): Promise<Answer> =>
  shop.post(`/api/order/${orderId}/create-payment`, payment, headers);

/** The session of an answer to a request for a payment, and the path of its checkout. */
export function checkoutIn(answer: Answer) {
  if (answer.statusCode !== 200) throw new Error(`The shop refused the payment: ${answer.body}`);
  const { sessionId, url } = answer.json<{ paymentGatewayInfo: { sessionId: string; url: string } }>()
    .paymentGatewayInfo;
  return { sessionId, path: new URL(url).pathname };
}

/** The stored order. */
export const orderRow = async (shop: TestShop, orderId: string): Promise<Record<string, unknown>> =>
  (await shop.rows(`SELECT * FROM orders WHERE id = '${orderId}'`))[0] ?? {};
