import { afterEach, beforeEach, vi } from 'vitest';
import { createClient, type Client } from '../../../src/api/client.ts';
import { ApiError } from '../../../src/api/errors.ts';
import { FakeShop } from './fake-shop.ts';

export const api = 'https://shop.example/api';

/** A fake shop for each test of a file, which answers `{}` until a test says otherwise, and a client of it. */
export function serveShop(): { readonly shop: () => FakeShop; readonly client: () => Client } {
  let shop = new FakeShop();
  beforeEach(() => {
    shop = new FakeShop();
    shop.answer = () => ({});
    vi.stubGlobal('fetch', shop.fetch);
  });
  afterEach(() => vi.unstubAllGlobals());
  return { shop: () => shop, client: () => createClient(api) };
}

/** The error of a call; fails if the call succeeds or throws something else. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome: unknown = await call.then(
    () => new Error('the call succeeded'),
    (error: unknown) => error,
  );
  if (outcome instanceof ApiError) return outcome;
  throw outcome;
}
