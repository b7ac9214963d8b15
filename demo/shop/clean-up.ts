import type { FastifyInstance } from 'fastify';
import { unpaidLifetime } from './ordering/lifetimes.ts';
import type { Shop } from './shop.ts';

const firstPause = 60_000;
const pause = 60 * 60_000;

/** Deletes what is no longer needed: expired data, and old unpaid orders and test orders. */
export async function cleanUp({ leftovers, log, now }: Pick<Shop, 'leftovers' | 'log' | 'now'>): Promise<void> {
  await leftovers.deleteOver(now());
  const before = new Date(now().getTime() - unpaidLifetime);
  let total = 0;
  for (let deleted = -1; deleted !== 0; total += deleted) deleted = await leftovers.deleteOld(before, now());
  if (total > 0) log.info({ orders: total }, 'deleted old unpaid orders and test orders');
}

/**
 * Cleans up every hour until the app is closed. If there are several processes, each does it; the later ones find
 * nothing left to do.
 */
export function cleanUpRegularly(app: FastifyInstance, shop: Shop): void {
  let timer: NodeJS.Timeout;
  const schedule = (milliseconds: number): void => {
    timer = setTimeout(() => void run(), milliseconds).unref();
  };
  const run = async (): Promise<void> => {
    await cleanUp(shop).catch((error: unknown) => shop.log.error({ err: error }, 'cleaning up failed'));
    schedule(pause);
  };
  app.addHook('onReady', async () => schedule(firstPause));
  app.addHook('onClose', async () => clearTimeout(timer));
}
