import { afterAll, beforeAll, describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '../../demo/shop/app.ts';
import { readConfig } from '../../demo/shop/config.ts';
import { openDatabase } from '../../demo/shop/database.ts';
import { csvOf } from '../../demo/shop/reporting/csv.ts';
import { giveSecret } from '../../demo/shop/reporting/partner-secret.ts';
import { checkoutOf, createTestShop, payWith, placedOrderId, type TestShop } from '../helpers/shop.ts';

const demoSecret = 'acme-development-secret';
const april = { from: '2030-04-01', to: '2030-04-30' };

let now = 0;
let shop: TestShop;
beforeAll(async () => {
  const config = { hasDemoSecret: true, loginTries: 3, trustProxy: 1 };
  shop = await createTestShop({ config, now: () => new Date(now) });
});
afterAll(() => shop.close());

interface Asked {
  readonly code?: string;
  /** Null for none. */
  readonly secret?: string | null;
  readonly period?: Readonly<Record<string, string>>;
  readonly ip?: string;
}

function report({ code = 'acme', secret = demoSecret, period = april, ip = '203.0.113.7' }: Asked = {}, from = shop) {
  const authorization = secret === null ? {} : { authorization: `Bearer ${secret}` };
  const url = `/partner/${code}/orders.csv?${new URLSearchParams(period).toString()}`;
  return from.get(url, { 'x-forwarded-for': ip, ...authorization });
}

async function pay(orderId: string): Promise<void> {
  const { path } = await checkoutOf(shop, orderId);
  expect((await payWith(shop, path)).statusCode).toBe(303);
}

describe('a partner’s report', () => {
  it('has counts and totals of what was created and paid, by day of the shop and currency', async () => {
    // Half an hour before midnight in Toronto.
    now = Date.UTC(2030, 3, 16, 3, 30);
    const late = await placedOrderId(shop, { referralCode: 'acme' });
    await placedOrderId(shop, { referralCode: ' ACME' });
    await placedOrderId(shop, { referralCode: 'acme', currency: 'USD' });
    for (const referralCode of ['northwind', null]) await pay(await placedOrderId(shop, { referralCode }));
    now += 3_600_000;
    await pay(late);
    await pay(await placedOrderId(shop, { referralCode: 'acme' }));
    const { body } = await report();
    const head = 'date,currency,created_orders,created_total,paid_orders,paid_total';
    const first = ['2030-04-15,CAD,2,291.54,0,0.00', '2030-04-15,USD,1,111.87,0,0.00'];
    const second = '2030-04-16,CAD,1,145.77,2,291.54';
    expect(body.split('\r\n')).toEqual([head, ...first, second, '']);
    const days = async (from: string, to: string) => (await report({ period: { from, to } })).body.split('\r\n');
    expect(await days('2030-04-15', '2030-04-15')).toEqual([head, ...first, '']);
    expect(await days('2030-04-16', '2030-04-30')).toEqual([head, second, '']);
    expect(await days('2029-04-17', '2030-04-14')).toEqual([head, '']);
  });

  it('is CSV that nobody keeps, and no other site can read', async () => {
    const { statusCode, headers } = await report();
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  test.each([
    [{ from: '2030-02-30', to: '2030-03-01' }, 422, 'period-invalid'],
    [{ from: '2030-04-02', to: '2030-04-01' }, 422, 'period-invalid'],
    [{ from: '2029-04-01', to: '2030-04-02' }, 422, 'period-invalid'],
    [{ from: '1 April 2030', to: '2030-04-30' }, 422, 'period-invalid'],
    [{ from: '+275760-09-13', to: '2030-04-30' }, 422, 'period-invalid'],
    [{ from: '2030-04-01' }, 400, 'request-invalid'],
  ])('is refused for %j', async (period, status, code) => {
    const answer = await report({ period });
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { code }]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('the secret of a report', () => {
  it('has to be the partner’s', async () => {
    for (const secret of [null, 'wrong', demoSecret.toUpperCase()]) {
      const { statusCode, headers, body } = await report({ secret, ip: '198.51.100.1' });
      expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer']);
      expect(body).toContain('secret-wrong');
      expect(body).not.toContain('2030-04');
    }
    expect((await report({ code: 'ACME' })).statusCode).toBe(200);
  });

  it('is tried in vain a few times only, and used as often as wanted', async () => {
    const tries = async (secret: string, ip: string) => {
      const statuses: number[] = [];
      for (let left = 5; left > 0; left -= 1) statuses.push((await report({ secret, ip })).statusCode);
      return statuses;
    };
    expect(await tries('wrong', '198.51.100.2')).toEqual([401, 401, 401, 429, 429]);
    const right = await report({ ip: '198.51.100.2' });
    expect([right.statusCode, right.headers['retry-after']]).toEqual([429, '900']);
    expect(await tries(demoSecret, '198.51.100.3')).toEqual([200, 200, 200, 200, 200]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 900_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect((await report({ ip: '198.51.100.2' })).statusCode).toBe(200);
  });

  it('is missing at other partners, which look like none until they are given one', async () => {
    const of = async (code: string, secret: string | null) => {
      const answer = await report({ code, secret, ip: '198.51.100.4' });
      return [answer.statusCode, answer.statusCode === 200 ? null : answer.json<{ code: string }>().code];
    };
    const unknown = [404, 'partner-unknown'];
    expect(await of('northwind', null)).toEqual(unknown);
    expect(await of('northwind', demoSecret)).toEqual(unknown);
    expect(await of('nobody', demoSecret)).toEqual(unknown);
    const { db, close } = await openDatabase(shop.config);
    onTestFinished(close);
    expect(await giveSecret(db, 'nobody')).toBeNull();
    const secret = (await giveSecret(db, 'Northwind')) ?? '';
    expect(secret).toMatch(/^[\w-]{32}$/u);
    expect(await of('northwind', secret)).toEqual([200, null]);
    expect(await of('acme', secret)).toEqual([401, 'secret-wrong']);
    expect(JSON.stringify(await shop.rows('SELECT * FROM partners'))).not.toContain(secret);
  });

  it('of the README is removed when the database is opened for real', async () => {
    const place = await createTestShop({ config: { hasDemoSecret: true } });
    expect((await report({}, place)).statusCode).toBe(200);
    const real = await buildApp({ ...place.config, hasDemoSecret: false });
    expect((await report({}, place)).statusCode).toBe(404);
    await real.close();
    await place.close();
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
    expect(readConfig({ DEMO_SECRET: '1' })).toMatchObject({ payment: { kind: 'embedded' }, hasDemoSecret: true });
    expect(readConfig({ DEMO_SECRET: '1', ...stripe })).toMatchObject({
      payment: { kind: 'stripe' },
      hasDemoSecret: false,
    });
  });
});

test('no text in a CSV file is a formula or breaks its row', () => {
  const texts = ['=1+1', '+1', '-1', '@SUM(1)', '\t=1', ' =1', '＝1', 'a,b', 'say "a"', 'a\nb', 'plain'];
  const escaped = [`'=1+1`, `'+1`, `'-1`, `'@SUM(1)`, `'\t=1`, `' =1`, `'＝1`];
  const cells = [...escaped, '"a,b"', '"say ""a"""', '"a\nb"', 'plain'];
  expect(csvOf([texts, [-1, 2]])).toBe(`${cells.join(',')}\r\n-1,2\r\n`);
});
