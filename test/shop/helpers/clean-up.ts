import { cleanUp } from '../../../demo/shop/clean-up.ts';
import { leftoverRepository } from '../../../demo/shop/repositories/leftovers.ts';
import type { TestShop } from '../../helpers/shop.ts';

/** Cleans a shop up from outside, at a time. */
export async function cleanUpAt({ app, database }: TestShop, time: number): Promise<void> {
  await cleanUp({ leftovers: leftoverRepository(database.db), log: app.log, now: () => new Date(time) });
}
