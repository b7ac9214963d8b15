import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, exit } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { buy, type Bought } from './buyer.ts';
import { countUp } from './counts.ts';
import { freePort } from '../helpers/free-port.ts';
import { startNetwork } from './network.ts';
import { ShopProcess } from './shops.ts';

const orders = Number(env['SOAK_ORDERS'] ?? 1000);
const buyersAtOnce = 12;
const killPause = 3000;

/** Kills every shop a few seconds after it has started, until stopped; returns how often. */
function killing(shops: readonly ShopProcess[]) {
  const over = new AbortController();
  const killAgainAndAgain = async (shop: ShopProcess): Promise<number> => {
    let kills = 0;
    for (; !over.signal.aborted; kills += 1) {
      await wait(killPause * (0.5 + Math.random()));
      await shop.kill();
      await shop.start();
    }
    return kills;
  };
  const done = Promise.all(shops.map(killAgainAndAgain));
  return {
    stop: async (): Promise<number> => {
      over.abort();
      return (await done).reduce((sum, kills) => sum + kills, 0);
    },
  };
}

/** All buyers, some at a time. */
async function buyAll(shop: string): Promise<{ readonly bought: readonly Bought[]; readonly gaveUp: number }> {
  const bought: Bought[] = [];
  let [begun, gaveUp] = [0, 0];
  const one = async (): Promise<void> => {
    while (begun < orders) {
      begun += 1;
      await buy(shop).then(
        (result) => bought.push(result),
        (error: unknown) => {
          gaveUp += 1;
          console.error(String(error));
        },
      );
      if ((bought.length + gaveUp) % 100 === 0) console.log(`${bought.length + gaveUp} of ${orders} buyers are done`);
    }
  };
  await Promise.all(Array.from({ length: buyersAtOnce }, one));
  return { bought, gaveUp };
}

const row = (name: string, value: number): string => `| ${name.padEnd(44)} | ${String(value).padStart(6)} |`;

const folder = await mkdtemp(join(tmpdir(), 'soak-'));
const databaseUrl = `file:${join(folder, 'shop.db')}`;
const ports = [await freePort(), await freePort()];
const network = await startNetwork(ports.map((port) => `http://localhost:${port}`));
const shops = ports.map((port) => new ShopProcess(port, network.url, databaseUrl));
await Promise.all(shops.map((shop) => shop.start()));
const start = performance.now();
const killer = killing(shops);
const { bought, gaveUp } = await buyAll(network.url);
const kills = await killer.stop();
const seconds = Math.round((performance.now() - start) / 1000);
await Promise.all(shops.map((shop) => shop.kill()));
network.close();
const counts = await countUp(databaseUrl, bought, gaveUp);
const [told, zeros] = [Object.entries(counts).slice(0, 4), Object.entries(counts).slice(4)];
const errors = shops.flatMap(({ log }) => log.split('\n').filter((line) => line.includes('"level":50')));
const happened = [['seconds', seconds], ['kill -9 of a shop', kills], ...network.happened] as const;
for (const [name, value] of [...happened, ...told, ...zeros]) console.log(row(name, value));
for (const line of new Set(
  errors.map((text) => text.replaceAll(/"(?:time|pid|responseTime)":[\d.]+,?|"reqId":"[^"]*",?/gu, '')),
)) {
  console.log(line);
}
await rm(folder, { recursive: true });
exit(zeros.every(([, value]) => value === 0) ? 0 : 1);
