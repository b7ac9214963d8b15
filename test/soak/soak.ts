import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, env, exit } from 'node:process';
import { freePort } from '../helpers/free-port.ts';
import { buy, type Bought } from './buyer.ts';
import { countUp } from './counts.ts';
import { cuttingOff, failingOver, killing, longestGap } from './failures.ts';
import { startGate } from './gate.ts';
import { startNetwork } from './network.ts';
import { Servers } from './servers.ts';
import { ShopProcess } from './shops.ts';

// npm run soak: one shop on a file. npm run soak -- --postgres: three shops, a primary and a standby.

const isOnPostgres = argv.includes('--postgres');
const orders = Number(env['SOAK_ORDERS'] ?? (isOnPostgres ? 10_000 : 1000));
const failOvers = Number(env['SOAK_FAIL_OVERS'] ?? 5);
const buyersAtOnce = 12;
/** A shop starts in a few seconds. The one on the file is down while it does. */
const killPause = isOnPostgres ? 20_000 : 3000;

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

const row = (name: string, value: number): string => `| ${name.padEnd(47)} | ${String(value).padStart(6)} |`;

/** The databases that each shop finds, what happens to them besides kills, and where the database is in the end. */
async function onFile() {
  const folder = await mkdtemp(join(tmpdir(), 'soak-'));
  const url = `file:${join(folder, 'shop.db')}`;
  return {
    databases: [url],
    disturb: async (_shops: readonly ShopProcess[]) => ({ moments: [] as readonly number[], recovery: 0 }),
    finalUrl: () => url,
    close: () => rm(folder, { recursive: true }),
  };
}

async function onPostgres() {
  const servers = await Servers.start();
  const gates = await Promise.all([1, 2, 3].map(() => startGate(() => servers.port)));
  return {
    databases: gates.map(({ port }) => `postgres://shop@127.0.0.1:${port}/shop`),
    disturb: async ([first]: readonly ShopProcess[]) => {
      const [moments, recovery] = await Promise.all([
        failingOver(servers, failOvers),
        first === undefined || gates[0] === undefined ? 0 : cuttingOff(first, gates[0]),
      ]);
      return { moments, recovery };
    },
    finalUrl: () => `postgres://shop@127.0.0.1:${servers.port}/shop`,
    close: async () => {
      for (const gate of gates) gate.close();
      await servers.stop();
    },
  };
}

const setting = await (isOnPostgres ? onPostgres() : onFile());
const ports = await Promise.all(setting.databases.map(() => freePort()));
const network = await startNetwork(ports.map((port) => `http://localhost:${port}`));
const shops = setting.databases.map((url, index) => new ShopProcess(ports[index] ?? 0, network.url, url));
await Promise.all(shops.map((shop) => shop.start()));
const start = performance.now();
// The first shop is cut off and not killed, so that it has to recover by itself.
const stopKilling = killing(isOnPostgres ? shops.slice(1) : shops, killPause);
const [{ bought, gaveUp }, { moments, recovery }] = await Promise.all([buyAll(network.url), setting.disturb(shops)]);
const kills = await stopKilling();
const seconds = Math.round((performance.now() - start) / 1000);
await Promise.all(shops.map((shop) => shop.kill()));
network.close();
const counts = Object.entries(await countUp(setting.finalUrl(), bought, gaveUp));
const accepted = bought.map(({ acceptedAt }) => acceptedAt);
const happened = [
  ['seconds', seconds],
  ['kill -9 of a shop', kills],
  ['kill -9 of the primary, and promotions', moments.length],
  ['seconds until an order was accepted after it', Math.round(longestGap(moments, accepted) * 10) / 10],
  ['seconds until a shop works after 30 s cut off', Math.round(recovery * 10) / 10],
  ...network.happened,
] as const;
for (const [name, value] of [...happened, ...counts]) console.log(row(name, value));
const errors = shops.flatMap(({ log }) => log.split('\n').filter((line) => line.includes('"level":50')));
const changing = /"(?:time|pid|responseTime)":[\d.]+,?|"reqId":"[^"]*",?|"stack":"[^"]*",?|"url":"[^"]*",?/gu;
for (const line of new Set(errors.map((text) => text.replaceAll(changing, '')))) console.log(line);
await setting.close();
exit(counts.slice(4).every(([, value]) => value === 0) ? 0 : 1);
