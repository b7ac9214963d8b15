import { cleanUp } from '../../../demo/shop/clean-up.ts';
import { openDatabase } from '../../../demo/shop/database.ts';
import { leftoverRepository } from '../../../demo/shop/repositories/leftovers.ts';
import type { TestShop } from '../../helpers/shop.ts';

/** Cleans a shop up from outside, at a time. */
export async function cleanUpAt({ app, config }: TestShop, time: number): Promise<void> {
  const { db, close } = await openDatabase(config);
  await cleanUp({ leftovers: leftoverRepository(db), log: app.log, now: () => new Date(time) });
  close();
}
