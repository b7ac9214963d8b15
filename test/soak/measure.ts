import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as send, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { text } from 'node:stream/consumers';
import { guestOrder } from '../helpers/shop.ts';
import { freePort } from '../helpers/free-port.ts';
import { ShopProcess } from './shops.ts';

/** How long each route is asked, and by how many callers at once. */
const seconds = Number(env['MEASURE_SECONDS'] ?? 10);
const callers = 20;

interface Route {
  readonly name: string;
  readonly path: string;
  readonly body?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: callers });

async function ask(shop: string, { path, body }: Route): Promise<IncomingMessage> {
  // As browsers ask.
  const headers = { 'accept-encoding': 'br', ...(body !== undefined && { 'content-type': 'application/json' }) };
  const request = send(shop + path, { agent, method: body === undefined ? 'GET' : 'POST', headers });
  request.end(body);
  const [answer] = await once(request, 'response');
  return answer;
}

/** The calls of the form and the checkout. The order is stored again and again, because it has no key. */
async function routesOf(shop: string): Promise<readonly Route[]> {
  const order = guestOrder();
  const body = JSON.stringify(order);
  const prices = await text(await ask(shop, { name: '', path: '/api/order/calculate-guest', body }));
  const priced = JSON.stringify({ ...order, ...JSON.parse(prices) });
  return [
    { name: 'the script', path: '/voice-order-form.js' },
    { name: 'a portrait', path: '/assets/portraits/emma.webp' },
    { name: 'the order page', path: '/' },
    { name: 'voices', path: '/api/voice?limit=100' },
    { name: 'soundtracks', path: '/api/soundtrack?limit=100' },
    { name: 'services', path: '/api/service' },
    { name: 'site settings', path: '/api/site-settings' },
    { name: 'branding', path: '/api/company/branding/acme' },
    { name: 'a discount', path: '/api/discount/WELCOME10' },
    { name: 'a price', path: '/api/order/calculate-guest', body },
    { name: 'an order', path: '/api/order/guest', body: priced },
  ];
}

/** Answers a second, and the time that 99 in 100 answers took at most, in milliseconds. */
async function measure(shop: string, route: Route): Promise<readonly [rate: number, slow: number]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const caller = async (): Promise<void> => {
    while (performance.now() < end) {
      const start = performance.now();
      const answer = await ask(shop, route);
      const { statusCode = 0 } = answer;
      if (statusCode >= 400) throw new Error(`${route.path} answered ${statusCode}.`);
      answer.resume();
      await once(answer, 'end');
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  const sorted = times.toSorted((a, b) => a - b);
  return [times.length / seconds, sorted[Math.floor(sorted.length * 0.99)] ?? 0];
}

const folder = await mkdtemp(join(tmpdir(), 'measure-'));
const port = await freePort();
const shop = new ShopProcess(port, `http://localhost:${port}`, `file:${join(folder, 'shop.db')}`);
await shop.start();
console.log('| route | requests a second | 99 of 100 within |\n| --- | --- | --- |');
for (const route of await routesOf(shop.url)) {
  const [rate, slow] = await measure(shop.url, route);
  console.log(`| ${route.name} (\`${route.path}\`) | ${Math.round(rate)} | ${slow.toFixed(1)} ms |`);
}
agent.destroy();
await shop.kill();
await rm(folder, { recursive: true });
