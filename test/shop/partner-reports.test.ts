import { expect, it, test } from 'vitest';
import { repositoriesOf } from '../../demo/shop/repositories/repositories.ts';
import { message, outcome } from '../helpers/shop.ts';
import { fileShop } from './helpers/open-shop.ts';

const shop = await fileShop({ start: Date.UTC(2030, 4, 1, 12) });
const { partners, orderHistory } = repositoriesOf(shop.database.db);
const acmeSecret = (await partners.createReportSecret('acme')) ?? '';

interface Asked {
  readonly code?: string;
  /** Null for none. */
  readonly secret?: string | null;
  readonly period?: Readonly<Record<string, string>>;
}

function report({ code = 'acme', secret = acmeSecret, period = { from: '2030-05-01', to: '2030-05-31' } }: Asked = {}) {
  const authorization = secret === null ? {} : { authorization: `Bearer ${secret}` };
  return shop.get(`/partner/${code}/orders.csv?${new URLSearchParams(period).toString()}`, authorization);
}

const head =
  'order_id,reference,status,service,messages,currency,subtotal,discount,tax,total,created_at,paid_at,refunded_at';

it('a partner’s report has a row for each order that was placed, paid or refunded, without its buyer', async () => {
  const referralCode = 'acme';
  const paid = await shop.newOrder({
    referralCode,
    reference: 'ticket 7',
    selectedVoices: ['emma', 'james'],
    items: [message('One.'), message('Two.', 2)],
  });
  shop.clock.now += 86_400_000;
  await shop.payFor(paid);
  const unpaid = await shop.newOrder({ referralCode: ' ACME', currency: 'USD' });
  const discarded = await shop.newOrder({ referralCode });
  await shop.newOrder({ referralCode: 'northwind' });
  await orderHistory.discard(discarded, shop.now());
  const { body, headers } = await report();
  const [first, second] = ['2030-05-01T12:00:00.000Z', '2030-05-02T12:00:00.000Z'];
  const rows = [
    `${paid},ticket 7,paid,moh,2,CAD,158.00,0.00,20.54,178.54,${first},${second},`,
    `${unpaid},,awaiting-payment,moh,1,USD,99.00,0.00,12.87,111.87,${second},,`,
    `${discarded},,discarded,moh,1,CAD,129.00,0.00,16.77,145.77,${second},,`,
  ];
  expect(body.split('\n')).toEqual([head, ...rows]);
  expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  const days = async (from: string, to: string) => (await report({ period: { from, to } })).body.split('\n');
  expect(await days('2030-05-02', '2030-05-02')).toEqual([head, ...rows]);
  expect(await days('2030-05-01', '2030-05-01')).toEqual([head, rows[0]]);
  expect(await days('2030-05-03', '2030-06-30')).toEqual([head]);
  const refund = shop.database.db.updateTable('orders').set({ refundedAt: new Date(Date.UTC(2030, 5, 15)) });
  await refund.where('id', '=', paid).execute();
  expect((await days('2030-06-01', '2030-06-30'))[1]).toContain(`${paid},ticket 7,refunded,`);
});

test.each(['=1+1', '+1', '-1', '@SUM(1)', ' =1'])('a partner’s report has no formulas: %s', async (reference) => {
  shop.clock.now += 86_400_000;
  await shop.newOrder({ referralCode: 'acme', reference });
  const [day = ''] = shop.now().toISOString().split('T');
  expect((await report({ period: { from: day, to: day } })).body).toContain(`,'${reference},`);
});

test.each([
  { from: '2030-02-30', to: '2030-03-01' },
  { from: '1 April 2030', to: '2030-04-30' },
  { from: '2030-04-01' },
])('a partner’s report is refused for %j', async (period) => {
  expect(await outcome(report({ period }))).toMatchObject([400, { code: 'request-invalid' }]);
});

it('the secret of a report has to be the partner’s', async () => {
  for (const secret of [null, 'wrong', acmeSecret.toUpperCase()]) {
    const { statusCode, headers, body } = await report({ secret });
    expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(JSON.parse(body)).toMatchObject({ code: 'secret-wrong' });
  }
  expect((await report({ code: 'ACME' })).statusCode).toBe(200);
});

it('the secret of a report is missing for other partners, who get 404 until they have one', async () => {
  const statusOf = async (code: string, secret: string | null) => (await report({ code, secret })).statusCode;
  expect(await statusOf('northwind', null)).toBe(404);
  expect(await statusOf('northwind', acmeSecret)).toBe(404);
  expect(await statusOf('nobody', acmeSecret)).toBe(404);
  expect(await partners.createReportSecret('nobody')).toBeNull();
  const secret = (await partners.createReportSecret('Northwind')) ?? '';
  expect(secret).toMatch(/^[\w-]{32}$/u);
  expect(await statusOf('northwind', secret)).toBe(200);
  expect(await statusOf('acme', secret)).toBe(401);
  expect(JSON.stringify(await shop.rows('SELECT * FROM partners'))).not.toContain(secret);
});
