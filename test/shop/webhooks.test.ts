import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { refundOrder } from '../../demo/shop/payment/refund-order.ts';
import { embeddedGateway } from '../../demo/shop/payment/embedded.ts';
import { repositoriesOf } from '../../demo/shop/repositories/repositories.ts';
import { message, newEmail } from '../helpers/shop.ts';
import { fileShop, ownShop } from './helpers/open-shop.ts';
import { startReceiver, type Call } from './helpers/stand-in.ts';

const start = Date.UTC(2030, 3, 15, 12);
const minute = 60_000;
const receiver = await startReceiver();
const shop = await fileShop({ start });
await shop.app.ready();
const { database } = shop;
const { partners, refunds } = repositoriesOf(database.db);
let secret = (await partners.setWebhook('ACME', new URL(receiver.url))) ?? '';
afterEach(() => {
  receiver.calls.length = 0;
  receiver.answers.length = 0;
});
afterAll(() => receiver.close());

async function payOrder(referralCode: string | null, at = shop): Promise<string> {
  const items = [message('Thank you for calling.'), message('Goodbye.', 2)];
  return (await at.paidOrder({ referralCode, items })).id;
}

async function statusOf(id: string, kind = 'webhook-paid'): Promise<unknown> {
  return (await shop.rows(`SELECT status FROM outbox WHERE kind = '${kind}' AND order_id = '${id}'`))[0]?.['status'];
}

async function untilStatus(status: string, id: string, kind?: string): Promise<void> {
  await expect.poll(() => statusOf(id, kind)).toBe(status);
}

/** Waits until a webhook was tried so many times, and waits for the next. */
async function untilTried(tries: number, id: string, at = shop): Promise<void> {
  const sql = `SELECT status, tries FROM outbox WHERE kind = 'webhook-paid' AND order_id = '${id}'`;
  await expect.poll(() => at.rows(sql)).toEqual([{ status: 'waiting', tries }]);
}

/** Advances the clock; registering makes the outbox check for due entries. */
async function pass(milliseconds: number): Promise<void> {
  shop.clock.now += milliseconds;
  await shop.register(newEmail());
}

/** Whether a call is signed, as a receiver finds out. Its clock is the shop's. */
function isVerified({ headers, body }: Call): boolean {
  const id = String(headers['webhook-id']);
  const time = new Date(Number(headers['webhook-timestamp']) * 1000);
  return headers['webhook-signature'] === new Webhook(secret).sign(id, time, body);
}

async function refund(id: string): Promise<boolean> {
  const gateway = embeddedGateway(shop.config);
  return refundOrder({ gateway, refunds, now: shop.now }, Number((await shop.orderRow(id))['number']));
}

describe('a partner’s webhook', () => {
  it('reports a paid order, signed, with nothing about its buyer', async () => {
    const id = await payOrder(' Acme');
    await untilStatus('sent', id);
    const [call] = receiver.calls;
    if (call === undefined) throw new Error('There was no call.');
    expect(isVerified(call)).toBe(true);
    expect(call.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-timestamp': `${start / 1000}` });
    expect(JSON.parse(call.body)).toEqual({
      type: 'order.paid',
      timestamp: '2030-04-15T12:00:00.000Z',
      data: {
        orderId: id,
        referral: ' Acme',
        reference: null,
        service: 'moh',
        messages: 2,
        currency: 'CAD',
        subtotal: 158,
        discount: 0,
        tax: 20.54,
        total: 178.54,
        paidAt: '2030-04-15T12:00:00.000Z',
      },
    });
    for (const word of ['Ann', 'Lee', 'ann@example.com', 'Bank Street', 'K1P', 'Thank you']) {
      expect(call.body).not.toContain(word);
    }
  });

  it('reports a refund once', async () => {
    const id = await payOrder('acme');
    await untilStatus('sent', id);
    shop.clock.now += minute;
    expect(await refund(id)).toBe(true);
    await pass(minute);
    await untilStatus('sent', id, 'webhook-refunded');
    expect(await refund(id)).toBe(true);
    await pass(minute);
    const bodies = receiver.calls.map(({ body }): unknown => JSON.parse(body));
    expect(bodies).toMatchObject([
      { type: 'order.paid' },
      { type: 'order.refunded', timestamp: '2030-04-15T12:01:00.000Z', data: { orderId: id, total: 178.54 } },
    ]);
    expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
  });

  it('is called again until it answers 2xx, with the same id and body, at growing intervals', async () => {
    receiver.answers.push(500, 302, 404, 200);
    const id = await payOrder('acme');
    for (const [tries, minutes] of [1, 2, 4].entries()) {
      await untilTried(tries + 1, id);
      const [row] = await shop.rows(`SELECT due_at FROM outbox WHERE kind = 'webhook-paid' AND order_id = '${id}'`);
      expect(Number(row?.['due_at']) - shop.clock.now).toBe(minutes * minute);
      await pass(minutes * minute);
    }
    await untilStatus('sent', id);
    expect(receiver.calls.map(({ path }) => path)).toEqual(Array.from({ length: 4 }, () => '/orders'));
    for (const part of ['body', 'webhook-id', 'webhook-timestamp'] as const) {
      const values = receiver.calls.map((call) => (part === 'body' ? call.body : call.headers[part]));
      expect(new Set(values).size).toBe(part === 'webhook-timestamp' ? 4 : 1);
    }
    expect(receiver.calls.every(isVerified)).toBe(true);
  });

  it('is dropped after two days', async () => {
    receiver.answers.push(500, 500);
    const id = await payOrder('acme');
    await untilTried(1, id);
    await pass(48 * 60 * minute);
    await untilTried(2, id);
    await pass(4 * 60 * minute);
    await untilStatus('dropped', id);
    expect(receiver.calls).toHaveLength(2);
  });

  it('is called again by the next process if one ended while it called', async () => {
    receiver.answers.push(500);
    const id = await payOrder('acme');
    await untilTried(1, id);
    const lost = database.db.updateTable('outbox').set({ status: 'sending', dueAt: new Date(shop.clock.now + minute) });
    await lost.where('orderId', '=', id).execute();
    await pass(minute);
    await untilStatus('sent', id);
    expect(receiver.calls).toHaveLength(2);
  });

  it('is not called for other partners, for no partner, and once it is off', async () => {
    const other = await payOrder('northwind');
    await untilStatus('dropped', other);
    expect(await statusOf(await payOrder(null))).toBeUndefined();
    const was = await shop.rows("SELECT webhook_secret FROM partners WHERE code = 'acme'");
    await partners.setWebhook('acme', null);
    await untilStatus('dropped', await payOrder('acme'));
    secret = (await partners.setWebhook('acme', new URL(receiver.url))) ?? '';
    expect(was).not.toEqual([{ webhook_secret: secret }]);
    expect(receiver.calls).toEqual([]);
    expect(await partners.setWebhook('nobody', new URL(receiver.url))).toBeNull();
  });

  it('on this machine is never called by a shop that is not on it', async () => {
    const real = await ownShop({ config: { publicUrl: 'https://shop.example' } });
    for (const url of [receiver.url, receiver.url.replace('http:', 'https:')]) {
      await repositoriesOf(real.database.db).partners.setWebhook('acme', new URL(url));
      const id = await payOrder('acme', real);
      await untilTried(1, id, real);
    }
    expect(receiver.calls).toEqual([]);
  });
});
