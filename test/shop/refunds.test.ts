import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { refundOrder } from '../../demo/shop/payment/refund-order.ts';
import { repositoriesOf } from '../../demo/shop/repositories/repositories.ts';
import { checkoutOf, placedOrderId } from '../helpers/shop.ts';
import { sendEvent, shopWithProvider, tellShop } from './helpers/card-provider.ts';
import { orderRow } from './helpers/orders.ts';

let now = Date.UTC(2030, 3, 15);
const { shop, provider } = await shopWithProvider({ now: () => new Date(now) });
beforeEach(() => {
  now += 60_000;
  provider.reset();
});
afterAll(() => shop.close());

/** Tells the shop, as Stripe does, that a charge was refunded. */
const tellRefund = (paymentId: string | undefined, charge: Record<string, unknown> = {}) =>
  sendEvent(shop, 'charge.refunded', { object: 'charge', refunded: true, metadata: { paymentId }, ...charge });

const refundedAt = async (id: string) => (await orderRow(shop, id))['refunded_at'];

async function webhooksOf(id: string): Promise<readonly unknown[]> {
  const sql = `SELECT kind FROM outbox WHERE order_id = '${id}' AND kind LIKE 'webhook%' ORDER BY kind`;
  return (await shop.rows(sql)).map(({ kind }) => kind);
}

async function paidOrder(referralCode: string | null = 'acme'): Promise<string> {
  const id = await placedOrderId(shop, { referralCode });
  const { sessionId } = await checkoutOf(shop, id);
  expect((await tellShop(shop, { id: sessionId })).statusCode).toBe(200);
  return id;
}

describe('a refund at the card provider', () => {
  it('is noted if it is of the whole payment, and owed to the partner once', async () => {
    const id = await paidOrder();
    const [paymentId] = provider.keys;
    await tellRefund(paymentId, { refunded: false });
    expect(await refundedAt(id)).toBeNull();
    expect((await tellRefund(paymentId)).statusCode).toBe(200);
    expect(await refundedAt(id)).toEqual(new Date(now));
    now += 1;
    await tellRefund(paymentId);
    expect(await refundedAt(id)).toEqual(new Date(now - 1));
    expect(await webhooksOf(id)).toEqual(['webhook-paid', 'webhook-refunded']);
  });

  it('is sent to nobody without a partner', async () => {
    const id = await paidOrder(null);
    await tellRefund(provider.keys[0]);
    expect(await refundedAt(id)).toEqual(new Date(now));
    expect(await webhooksOf(id)).toEqual([]);
  });

  it('leaves the order alone if the payment was a surplus one, or somebody else’s', async () => {
    const id = await placedOrderId(shop);
    const first = await checkoutOf(shop, id, { referer: 'https://partner.example/a' });
    const second = await checkoutOf(shop, id, { referer: 'https://partner.example/b' });
    for (const { sessionId } of [second, first]) await tellShop(shop, { id: sessionId });
    expect(provider.refunds).toHaveLength(1);
    await tellRefund(provider.keys[0]);
    await tellRefund(undefined);
    expect(await refundedAt(id)).toBeNull();
    await tellRefund(provider.keys[1]);
    expect(await refundedAt(id)).toEqual(new Date(now));
  });
});

describe('a refund by the shop’s own people', () => {
  it('returns the money and is noted; one that failed can be tried again', async () => {
    const id = await paidOrder();
    const [key] = provider.keys;
    const { refunds } = repositoriesOf(shop.database.db);
    const refund = (number: number) => refundOrder({ gateway: provider, refunds, now: () => new Date(now) }, number);
    const numberOf = async (orderId: string) => Number((await orderRow(shop, orderId))['number']);
    const number = await numberOf(id);
    provider.failure = new Error('down');
    await expect(refund(number)).rejects.toThrow('down');
    expect(await refundedAt(id)).toBeNull();
    provider.failure = null;
    expect(await refund(number)).toBe(true);
    expect(provider.refunds.map(([, refundKey]) => refundKey)).toEqual([`${key}-order-refund`]);
    expect(await refundedAt(id)).toEqual(new Date(now));
    expect(await refund(await numberOf(await placedOrderId(shop)))).toBe(false);
  });
});
