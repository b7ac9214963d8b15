import { setTimeout as wait } from 'node:timers/promises';
import { answers } from '../helpers/answers.ts';
import type { startGate } from './gate.ts';
import type { Servers } from './servers.ts';
import type { ShopProcess } from './shops.ts';

/** Repeats something until stopped; returns how often it was done. */
function repeating(work: () => Promise<void>) {
  const over = new AbortController();
  const run = async (): Promise<number> => {
    let count = 0;
    for (; !over.signal.aborted; count += 1) await work();
    return count;
  };
  const done = run();
  return async (): Promise<number> => {
    over.abort();
    return done;
  };
}

/** Kills every shop after it has run for about a pause, in milliseconds, until stopped; returns how often. */
export function killing(shops: readonly ShopProcess[], pause: number): () => Promise<number> {
  const stops = shops.map((shop) =>
    repeating(async () => {
      await wait(pause * (0.5 + Math.random()));
      await shop.kill();
      await shop.start();
    }),
  );
  return async () => (await Promise.all(stops.map((stop) => stop()))).reduce((sum, kills) => sum + kills, 0);
}

/** Kills the primary so many times, with a pause of a minute before each; returns when. */
export async function failingOver(servers: Servers, times: number): Promise<readonly number[]> {
  const moments: number[] = [];
  for (let count = 0; count < times; count += 1) {
    await wait(60_000);
    moments.push(performance.now());
    await servers.failOver();
  }
  return moments;
}

/** Cuts a shop off from the database for 30 s; returns how many seconds later it works again. */
export async function cuttingOff(shop: ShopProcess, gate: Awaited<ReturnType<typeof startGate>>): Promise<number> {
  await gate.cut(30_000);
  const end = performance.now();
  while (!(await answers(`${shop.url}/health`))) await wait(100);
  return (performance.now() - end) / 1000;
}

/** For each moment, the seconds until the next order was accepted: the longest. */
export function longestGap(moments: readonly number[], accepted: readonly number[]): number {
  const gaps = moments.map((moment) => Math.min(...accepted.filter((time) => time > moment)) - moment);
  return gaps.length === 0 ? 0 : Math.max(...gaps) / 1000;
}
