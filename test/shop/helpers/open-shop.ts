import { afterAll, onTestFinished } from 'vitest';
import { createTestShop, type TestShop, type TestShopOptions } from '../../helpers/shop.ts';

/** A shop for all tests of a file or of a block. */
export async function fileShop(options: TestShopOptions = {}): Promise<TestShop> {
  const shop = await createTestShop(options);
  afterAll(() => shop.close());
  return shop;
}

/** A shop for the running test only. */
export async function ownShop(options: TestShopOptions = {}): Promise<TestShop> {
  const shop = await createTestShop(options);
  onTestFinished(() => shop.close());
  return shop;
}
