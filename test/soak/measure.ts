import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { Agent, request as send, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { openDatabase } from '../../demo/shop/database/open-database.ts';
import { partnerRepository } from '../../demo/shop/repositories/partners.ts';
import { startCluster } from '../helpers/cluster.ts';
import { freePort } from '../helpers/free-port.ts';
import { guestOrder } from '../helpers/shop.ts';
import { fill } from './fill.ts';
import { ShopProcess } from './shops.ts';

// Prices and orders per second on the file and on Postgres, and with an empty and a full database:
// npm run bench:shop

/** How long each route is asked, and by how many callers at once. */
const seconds = Number(env['MEASURE_SECONDS'] ?? 10);
const callers = 20;
const agent = new Agent({ keepAlive: true, maxSockets: callers });

interface Route {
  readonly name: string;
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function ask(shop: ShopProcess, { path, body, headers = {} }: Route): Promise<IncomingMessage> {
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  const options = { agent, method: body === undefined ? 'GET' : 'POST', headers: { ...json, ...headers } };
  const request = send(shop.url + path, options);
  request.end(body);
  const [answer] = await once(request, 'response');
  return answer;
}

/** Answers per second, and the time that 99 in 100 took at most, in milliseconds. The callers share the shops. */
async function measure(shops: readonly ShopProcess[], route: Route): Promise<string> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const caller = async (_: unknown, index: number): Promise<void> => {
    const shop = shops[index % shops.length];
    if (shop === undefined) return;
    while (performance.now() < end) {
      const start = performance.now();
      const answer = await ask(shop, route);
      if ((answer.statusCode ?? 0) >= 400) throw new Error(`${route.path}: ${answer.statusCode}`);
      answer.resume();
      await once(answer, 'end');
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  const slow = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  return `${Math.round(times.length / seconds)} | ${slow.toFixed(1)} ms`;
}

/** A price, and an order, which is stored again and again, because it has no key. */
async function routesOf(shop: ShopProcess): Promise<{ readonly price: Route; readonly order: Route }> {
  const placed = guestOrder();
  const price = { name: 'a price', path: '/api/order/calculate-guest', body: JSON.stringify(placed) };
  const priced: unknown = JSON.parse(await text(await ask(shop, price)));
  const body = JSON.stringify({ ...placed, ...Object(priced) });
  return { price, order: { name: 'an order', path: '/api/order/guest', body } };
}

/** Places ten orders of a buyer at the partner. */
async function placeOrders(shop: ShopProcess, { path, body = '' }: Route, email: string): Promise<void> {
  const placed = JSON.stringify({ ...Object(JSON.parse(body)), email, referralCode: 'acme' });
  for (let count = 0; count < 10; count += 1) (await ask(shop, { name: '', path, body: placed })).resume();
}

/** The account page of a buyer, and the report of a partner, each with ten orders. */
async function listsOf(shop: ShopProcess, databaseUrl: string): Promise<readonly Route[]> {
  const { db, close } = await openDatabase({ databaseUrl });
  const secret = await partnerRepository(db).createReportSecret('acme');
  const { order } = await routesOf(shop);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  const account = { email: 'regular@example.com', password: 'correct horse 42' };
  const form = (fields: object) => new URLSearchParams(Object.entries(fields)).toString();
  const register = form({ ...account, firstName: 'Ann', lastName: 'Lee', companyName: '' });
  (await ask(shop, { name: '', path: '/register', body: register, headers })).resume();
  await db.updateTable('users').set({ emailVerified: true }).where('email', '=', account.email).execute();
  const login = await ask(shop, { name: '', path: '/login', body: form(account), headers });
  login.resume();
  const cookie = (login.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
  const orders = db.selectFrom('orders').select('id').where('referralCode', '=', 'acme');
  if ((await orders.execute()).length === 0) await placeOrders(shop, order, account.email);
  await close();
  const [today = ''] = new Date().toISOString().split('T');
  const period = `from=${today.slice(0, 4)}-01-01&to=${today}`;
  return [
    { name: 'the account page', path: '/account', headers: { cookie } },
    {
      name: 'a partner’s report',
      path: `/partner/acme/orders.csv?${period}`,
      headers: { authorization: `Bearer ${secret}` },
    },
  ];
}

async function started(databaseUrl: string, count: number): Promise<readonly ShopProcess[]> {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const shops = ports.map((port) => new ShopProcess(port, `http://localhost:${port}`, databaseUrl));
  await Promise.all(shops.map((shop) => shop.start()));
  return shops;
}

async function compare(name: string, databaseUrl: string, { processes = 1, hasLists = false }): Promise<void> {
  const shops = await started(databaseUrl, processes);
  const [shop] = shops;
  if (shop === undefined) return;
  const lists = hasLists ? await listsOf(shop, databaseUrl) : [];
  const { price, order } = await routesOf(shop);
  for (const route of [...lists, price, order]) {
    console.log(`| ${name} | ${processes} | ${route.name} | ${await measure(shops, route)} |`);
  }
  await Promise.all(shops.map((one) => one.kill()));
}

const folder = await mkdtemp(join(tmpdir(), 'measure-'));
const cluster = await startCluster({ shared_buffers: "'1GB'", max_connections: '100' });
const client = new Client({ connectionString: `${cluster.url}/postgres` });
await client.connect();
for (const name of ['speed', 'lists']) await client.query(`CREATE DATABASE ${name}`);
await client.end();
console.log(
  '| database | processes | route | answers per second | 99 of 100 within |\n| --- | --- | --- | --- | --- |',
);
await compare('file', `file:${join(folder, 'shop.db')}`, {});
for (const processes of [1, 2, 4]) await compare('Postgres', `${cluster.url}/speed`, { processes });
const lists = `${cluster.url}/lists`;
await compare('Postgres, empty', lists, { hasLists: true });
const filling = new Client({ connectionString: lists });
await filling.connect();
await fill(filling);
await filling.end();
await compare('Postgres, 1,000,000 orders', lists, { hasLists: true });
agent.destroy();
await cluster.stop();
await rm(folder, { recursive: true });
