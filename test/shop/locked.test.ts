import { createClient } from '@libsql/client';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../../demo/shop/app.ts';
import { openDatabase, type Database } from '../../demo/shop/database.ts';
import { placedOrderId, pricedGuestOrder, type TestShop } from '../helpers/shop.ts';
import { ownShop } from './helpers/open-shop.ts';

/**
 * Takes the write lock of a shop's database, as a backup or a second process does; returns the function that releases
 * it.
 */
async function lock({ config }: TestShop): Promise<() => Promise<void>> {
  const client = createClient({ url: config.databaseUrl });
  const transaction = await client.transaction('write');
  await transaction.execute("UPDATE banners SET heading = heading WHERE id = 'autumn'");
  return async () => {
    await transaction.commit();
    client.close();
  };
}

describe('while another process writes to the database', () => {
  it('orders wait for their turn, and everything else continues', async () => {
    const shop = await ownShop({ patience: 60_000 });
    const order = await pricedGuestOrder(shop);
    const unlock = await lock(shop);
    let answered = 0;
    const orders = Array.from({ length: 10 }, () =>
      shop.post('/api/order/guest', order).finally(() => {
        answered += 1;
      }),
    );
    for (let round = 0; round < 20; round += 1) {
      expect((await shop.get('/api/service')).statusCode).toBe(200);
      expect((await shop.get('/public/shop.css')).statusCode).toBe(200);
    }
    expect(answered).toBe(0);
    await unlock();
    expect((await Promise.all(orders)).map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
    expect(await shop.rows('SELECT count(*) AS count FROM orders')).toEqual([{ count: 10 }]);
  });

  it('an order that would wait too long is retried later, and none is lost after that', async () => {
    const shop = await ownShop({ patience: 50 });
    const order = await pricedGuestOrder(shop);
    const unlock = await lock(shop);
    const refused = await Promise.all(Array.from({ length: 8 }, () => shop.post('/api/order/guest', order)));
    for (const { statusCode, headers } of refused) expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
    await unlock();
    expect((await shop.get('/health')).statusCode).toBe(200);
    const ids = await Promise.all(Array.from({ length: 8 }, () => placedOrderId(shop)));
    const stored = await shop.rows('SELECT id FROM orders');
    expect(new Set(stored.map(({ id }) => id))).toEqual(new Set(ids));
  });

  it('counts go on without waiting for the disk, and orders wait for it', async () => {
    const shop = await ownShop();
    const { db, counters, close } = await openDatabase(shop.config);
    const mode = (database: Database) => database.get<{ synchronous: number }>(sql`PRAGMA synchronous`);
    const [full, normal] = [2, 1];
    const before = await mode(counters);
    const unlock = await lock(shop);
    // The connection that was refused the lock is replaced.
    await Promise.all([counters.run(sql`UPDATE throttles SET points = points`), setImmediate().then(unlock)]);
    expect([before, await mode(counters), await mode(db)].map(Object.values)).toEqual([[normal], [normal], [full]]);
    close();
  });
});

async function startProcess(): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('open-when-told.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  await once(child, 'message');
  return child;
}

async function told(child: ChildProcess, databaseUrl: string): Promise<unknown> {
  child.send(databaseUrl);
  const [answer] = await once(child, 'message');
  return answer;
}

describe('several shops on one database', () => {
  it('start at the same moment', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shops-'));
    const processes = await Promise.all([1, 2].map(startProcess));
    for (const round of [1, 2]) {
      const answers = processes.map((child) => told(child, `file:${join(folder, `${round}.db`)}`));
      expect(await Promise.all(answers)).toEqual(['open', 'open']);
    }
    for (const child of processes) child.kill();
    await rm(folder, { recursive: true });
  });

  it('accept orders at the same time, each once', async () => {
    const shop = await ownShop();
    const other = await buildApp(shop.config);
    const order = await pricedGuestOrder(shop);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 === 0 ? shop.app : other).inject({ method: 'POST', url: '/api/order/guest', payload: order }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(201));
    const numbers = await shop.rows('SELECT number FROM orders ORDER BY number');
    expect(numbers.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, index) => 10_001 + index));
    await other.close();
  });
});
