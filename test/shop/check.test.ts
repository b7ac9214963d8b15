import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkShop } from '../../src/shop-check/check-shop.ts';
import { run } from '../../src/shop-check/run.ts';
import { listen } from '../helpers/port-of.ts';
import { smallestShop } from './check/smallest.ts';
import { answerOf, fileShop } from './helpers/open-shop.ts';

const api = 'https://shop.example/api';

const shop = await fileShop({ config: { publicUrl: 'https://shop.example' } });

const reach = (request: Request) => answerOf(shop, request);

describe('the check of the reference shop', () => {
  // A busy machine is no slow shop.
  beforeAll(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterAll(() => void vi.useRealTimers());

  it('places no orders unless they are requested', async () => {
    await checkShop({ api, withOrders: false, reach });
    expect(await shop.rows('SELECT count(*) AS count FROM orders')).toEqual([{ count: 0 }]);
  });

  it('finds no problems, and leaves orders that can be recognized', async () => {
    const findings = await checkShop({ api, withOrders: true, reach });
    expect(findings.filter(({ level }) => level !== 'ok')).toEqual([]);
    expect(await shop.rows('SELECT DISTINCT email, first_name, last_name FROM orders')).toEqual([
      { email: 'check@example.com', first_name: 'Shop', last_name: 'Check' },
    ]);
  });
});

const printed: string[] = [];
const print = { log: (text: string) => printed.push(text), error: (text: string) => printed.push(text) };

it('the command ends with 2 if it is called wrongly', async () => {
  const wrong = [[], ['check'], ['check', 'shop'], ['check', api, '--order'], ['check', api, api]];
  expect(await Promise.all(wrong.map((args) => run(args, print)))).toEqual([2, 2, 2, 2, 2]);
});

it('the command ends with 0 if orders can be placed', async () => {
  const smallest = await smallestShop();
  expect(await run(['check', `${await smallest.listen()}/api/`, '--orders'], print)).toBe(0);
  await smallest.close();
});

it('the command ends with 1 if something blocks an order, and prints JSON for machines', async () => {
  const server = createServer((_, response) => response.end('{}'));
  expect(await run(['check', `http://localhost:${await listen(server, 'localhost')}`, '--json'], print)).toBe(1);
  expect(JSON.parse(printed.at(-1) ?? '')).toContainEqual({
    check: 'other sites',
    level: 'error',
    code: 'no-access',
    says: expect.stringContaining('access-control-allow-origin: *'),
  });
  server.close();
});
