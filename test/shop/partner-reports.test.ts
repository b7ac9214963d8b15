import { expect, it, onTestFinished, test, vi } from 'vitest';
import { csvOf } from '../../demo/shop/reporting/csv.ts';
import { repositoriesOf } from '../../demo/shop/repositories/repositories.ts';
import { giveSecret } from '../../demo/shop/reporting/partner-secret.ts';
import { checkoutOf, message, payWith, placedOrderId } from '../helpers/shop.ts';
import { fileShop } from './helpers/open-shop.ts';

const april = { from: '2030-04-01', to: '2030-04-30' };

let now = 0;
const config = { loginTries: 3, trustProxy: 1 };
const shop = await fileShop({ config, now: () => new Date(now) });
const acmeSecret = (await giveSecret(shop.database.db, 'acme')) ?? '';

interface Asked {
  readonly code?: string;
  /** Null for none. */
  readonly secret?: string | null;
  readonly period?: Readonly<Record<string, string>>;
  readonly ip?: string;
  readonly file?: string;
}

function report(asked: Asked = {}) {
  const { code = 'acme', secret = acmeSecret, period = april, ip = '203.0.113.7', file = 'orders.csv' } = asked;
  const authorization = secret === null ? {} : { authorization: `Bearer ${secret}` };
  const url = `/partner/${code}/${file}?${new URLSearchParams(period).toString()}`;
  return shop.get(url, { 'x-forwarded-for': ip, ...authorization });
}

const twoMessages = [message('One.'), message('Two.', 2)];

async function pay(orderId: string): Promise<void> {
  const { path } = await checkoutOf(shop, orderId);
  expect((await payWith(shop, path)).statusCode).toBe(303);
}

it('a partner’s report has counts and totals of what was created and paid, by day of the shop and currency', async () => {
  // Half an hour before midnight in Toronto.
  now = Date.UTC(2030, 3, 16, 3, 30);
  const late = await placedOrderId(shop, { referralCode: 'acme' });
  await placedOrderId(shop, { referralCode: ' ACME' });
  await placedOrderId(shop, { referralCode: 'acme', currency: 'USD' });
  for (const referralCode of ['northwind', null]) await pay(await placedOrderId(shop, { referralCode }));
  now += 3_600_000;
  await pay(late);
  await pay(await placedOrderId(shop, { referralCode: 'acme' }));
  const { body, headers } = await report();
  expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  const head = 'date,currency,created_orders,created_total,paid_orders,paid_total';
  const first = ['2030-04-15,CAD,2,291.54,0,0.00', '2030-04-15,USD,1,111.87,0,0.00'];
  const second = '2030-04-16,CAD,1,145.77,2,291.54';
  expect(body.split('\r\n')).toEqual([head, ...first, second, '']);
  const days = async (from: string, to: string) => (await report({ period: { from, to } })).body.split('\r\n');
  expect(await days('2030-04-15', '2030-04-15')).toEqual([head, ...first, '']);
  expect(await days('2030-04-16', '2030-04-30')).toEqual([head, second, '']);
  expect(await days('2029-04-17', '2030-04-14')).toEqual([head, '']);
});

test.each([
  [{ from: '2030-02-30', to: '2030-03-01' }, 422, 'period-invalid'],
  [{ from: '2030-04-02', to: '2030-04-01' }, 422, 'period-invalid'],
  [{ from: '2029-04-01', to: '2030-04-02' }, 422, 'period-invalid'],
  [{ from: '1 April 2030', to: '2030-04-30' }, 422, 'period-invalid'],
  [{ from: '2030-04-01' }, 400, 'request-invalid'],
])('a partner’s report is refused for %j', async (period, status, code) => {
  const answer = await report({ period });
  expect([answer.statusCode, answer.json()]).toMatchObject([status, { code }]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

const list = async (file: string, from: string, to: string) => report({ file, period: { from, to } });

it('the list of a partner’s orders has a row for each order that was placed, paid or refunded, without its buyer', async () => {
  now = Date.UTC(2030, 4, 1, 12);
  const referralCode = 'acme';
  const paid = await placedOrderId(shop, {
    referralCode,
    reference: 'ticket 7',
    selectedVoices: ['emma', 'james'],
    items: twoMessages,
  });
  now += 86_400_000;
  await pay(paid);
  const unpaid = await placedOrderId(shop, { referralCode, currency: 'USD' });
  const discarded = await placedOrderId(shop, { referralCode });
  await placedOrderId(shop, { referralCode: 'northwind' });
  await repositoriesOf(shop.database.db).orderHistory.discard(discarded, new Date(now));
  const { body, headers } = await list('order-list.csv', '2030-05-01', '2030-05-31');
  const head = [
    'order_id,reference,status,service,messages,currency,subtotal,discount,tax,total,created_at,paid_at,refunded_at',
  ];
  const [first, second] = ['2030-05-01T12:00:00.000Z', '2030-05-02T12:00:00.000Z'];
  const rows = [
    `${paid},ticket 7,paid,moh,2,CAD,158.00,0.00,20.54,178.54,${first},${second},`,
    `${unpaid},,awaiting-payment,moh,1,USD,99.00,0.00,12.87,111.87,${second},,`,
    `${discarded},,discarded,moh,1,CAD,129.00,0.00,16.77,145.77,${second},,`,
  ];
  expect(body.split('\r\n')).toEqual([...head, ...rows, '']);
  expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' });
  const json = await list('order-list.json', '2030-05-02', '2030-05-02');
  const { orders } = json.json<{ orders: { orderId: string }[] }>();
  expect(orders.map(({ orderId }) => orderId)).toEqual([paid, unpaid, discarded]);
  expect(orders[0]).toMatchObject({ reference: 'ticket 7', status: 'paid', total: 178.54, refundedAt: null });
  expect(body + json.body).not.toMatch(/Ann|Lee|example|Bank|K1P|word/u);
  const refund = shop.database.db.updateTable('orders').set({ refundedAt: new Date(Date.UTC(2030, 5, 15)) });
  await refund.where('id', '=', paid).execute();
  expect((await list('order-list.csv', '2030-06-01', '2030-06-30')).body).toContain(`${paid},ticket 7,refunded,`);
});

it('the secret of a report has to be the partner’s', async () => {
  for (const [file, secret] of [
    ['orders.csv', null],
    ['order-list.csv', 'wrong'],
    ['order-list.json', acmeSecret.toUpperCase()],
  ] as const) {
    const { statusCode, headers, body } = await report({ file, secret, ip: '198.51.100.1' });
    expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(JSON.parse(body)).toMatchObject({ code: 'secret-wrong' });
  }
  expect((await report({ code: 'ACME' })).statusCode).toBe(200);
});

it('the secret of a report is tried in vain a few times only, and used as often as wanted', async () => {
  const tries = async (secret: string, ip: string) => {
    const statuses: number[] = [];
    for (let left = 5; left > 0; left -= 1) statuses.push((await report({ secret, ip })).statusCode);
    return statuses;
  };
  expect(await tries('wrong', '198.51.100.2')).toEqual([401, 401, 401, 429, 429]);
  const right = await report({ ip: '198.51.100.2' });
  expect([right.statusCode, right.headers['retry-after']]).toEqual([429, '900']);
  expect(await tries(acmeSecret, '198.51.100.3')).toEqual([200, 200, 200, 200, 200]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 900_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect((await report({ ip: '198.51.100.2' })).statusCode).toBe(200);
});

it('the secret of a report is missing for other partners, who get 404 until they have one', async () => {
  const of = async (code: string, secret: string | null) => {
    const answer = await report({ code, secret, ip: '198.51.100.4' });
    return [answer.statusCode, answer.statusCode === 200 ? null : answer.json<{ code: string }>().code];
  };
  const unknown = [404, 'partner-unknown'];
  expect(await of('northwind', null)).toEqual(unknown);
  expect(await of('northwind', acmeSecret)).toEqual(unknown);
  expect(await of('nobody', acmeSecret)).toEqual(unknown);
  const { db } = shop.database;
  expect(await giveSecret(db, 'nobody')).toBeNull();
  const secret = (await giveSecret(db, 'Northwind')) ?? '';
  expect(secret).toMatch(/^[\w-]{32}$/u);
  expect(await of('northwind', secret)).toEqual([200, null]);
  expect(await of('acme', secret)).toEqual([401, 'secret-wrong']);
  expect(JSON.stringify(await shop.rows('SELECT * FROM partners'))).not.toContain(secret);
});

test('no text in a CSV file is a formula or breaks its row', () => {
  const texts = ['=1+1', '+1', '-1', '@SUM(1)', '\t=1', ' =1', '＝1', 'a,b', 'say "a"', 'a\nb', 'plain'];
  const escaped = [`'=1+1`, `'+1`, `'-1`, `'@SUM(1)`, `'\t=1`, `' =1`, `'＝1`];
  const cells = [...escaped, '"a,b"', '"say ""a"""', '"a\nb"', 'plain'];
  expect(csvOf([texts, [-1, 2]])).toBe(`${cells.join(',')}\r\n-1,2\r\n`);
});
