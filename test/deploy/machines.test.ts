import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client } from 'pg';
import { startCluster, type Cluster } from '../helpers/cluster.ts';
import { placedBody, runShop, type RunningShop } from './run-shop.ts';

// Several processes of the shop share a database server, as on several machines. One is killed, and one joins them.

const perMinute = 30;
let server: Cluster;
let databaseUrl = '';
let shops: RunningShop[] = [];

const startShop = (): Promise<RunningShop> =>
  runShop({ DATABASE_URL: databaseUrl, TRUST_PROXY: '1', POSTS_PER_MINUTE: `${perMinute}`, ORDER_BYTES_PER_DAY: '0' });

beforeAll(async () => {
  server = await startCluster({ fsync: 'off' });
  databaseUrl = `${server.url}/postgres`;
  // All at once: one of them creates the tables.
  shops = await Promise.all([startShop(), startShop(), startShop()]);
});
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await server.stop();
});

const rows = async (sql: string): Promise<readonly unknown[]> => {
  const client = new Client({ connectionString: databaseUrl, types: { getTypeParser: () => String } });
  await client.connect();
  const { rows: found } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return found.map((row) => Object.values(row)[0]);
};

interface Posted {
  readonly body: string;
  /** The origin, as a proxy reports it. */
  readonly network: string;
  readonly key?: string;
}

function post(shop: RunningShop, path: string, { body, network, key }: Posted): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': network,
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  return fetch(shop.url + path, { method: 'POST', body, headers });
}

const shopFor = (index: number): RunningShop => {
  const shop = shops[index % shops.length];
  if (shop === undefined) throw new Error('There is no shop.');
  return shop;
};

/** Sends an order with one key to two shops at once, and again to others while one does not answer. Returns the ids. */
async function placeTwice(index: number, price: object): Promise<readonly string[]> {
  const posted = { body: placedBody(price), network: `10.0.0.${index}`, key: randomUUID() };
  const place = async (at: number): Promise<string> => {
    const answer = await post(shopFor(at), '/api/order/guest', posted).catch(() => null);
    // As the form does when the database is busy.
    if (answer === null || answer.status === 503) return place(at + 1);
    const told: unknown = await answer.json();
    return typeof told === 'object' && told !== null && 'id' in told ? String(told.id) : `${answer.status}`;
  };
  return Promise.all([place(index), place(index + 1)]);
}

it('shops on several machines make one order for each key while one of them is killed and another joins', async () => {
  const priced = await post(shopFor(0), '/api/order/calculate-guest', { body: placedBody({}), network: '10.0.1.1' });
  const price: unknown = await priced.json();
  const orders = Array.from({ length: 24 }, (_, index) => placeTwice(index + 1, Object(price)));
  const [killed] = shops.splice(1, 1);
  await killed?.kill();
  const [ids, joined] = await Promise.all([Promise.all(orders), startShop()]);
  shops.push(joined);
  for (const [one, other] of ids) expect([one, one]).toEqual([other, expect.stringMatching(/^[\da-f-]{36}$/u)]);
  expect(new Set(ids.flat()).size).toBe(24);
  expect(await rows('SELECT count(*) FROM orders')).toEqual(['24']);
  expect(await rows('SELECT count(DISTINCT number) FROM orders')).toEqual(['24']);
});

it('shops on several machines count what one network does together', async () => {
  const posted = { body: placedBody({}), network: '203.0.113.9' };
  const answers = await Promise.all(
    Array.from({ length: 2 * perMinute }, (_, index) => post(shopFor(index), '/api/order/calculate-guest', posted)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(perMinute);
  expect(statuses.filter((status) => status === 429)).toHaveLength(perMinute);
});

it('shops on several machines take one payment for an order, wherever its checkout is asked for and paid', async () => {
  const [id] = await rows('SELECT id FROM orders LIMIT 1');
  const body = JSON.stringify({ paymentGateway: 'stripe', paymentMethod: 'card' });
  const opened = await Promise.all(
    shops.map(async (shop) => {
      const answer = await post(shop, `/api/order/${String(id)}/create-guest-payment`, { body, network: '10.0.2.1' });
      return JSON.stringify((await answer.json()) as unknown).match(/cs_test_[\w-]+/u)?.[0];
    }),
  );
  expect(new Set(opened).size).toBe(1);
  const card = new URLSearchParams({ number: '4242424242424242', expiry: '04/90', cvc: '123', name: 'Ann Lee' });
  const paid = await Promise.all(
    shops.map((shop) => fetch(`${shop.url}/checkout/${opened[0]}`, { method: 'POST', body: card, redirect: 'manual' })),
  );
  expect(paid.map(({ status }) => status).filter((status) => status === 303)).toHaveLength(1);
  expect(await rows("SELECT count(*) FROM payments WHERE status = 'paid'")).toEqual(['1']);
});
