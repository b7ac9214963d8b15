import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createClient, type Client } from '../../../src/api/client.ts';
import { ApiError } from '../../../src/api/errors.ts';
import { ShopServer } from './shop-server.ts';

/** A server for the tests of a file, and a client of the shop that it plays. */
export function serveShop(): { readonly server: ShopServer; readonly client: () => Client } {
  const server = new ShopServer();
  beforeAll(() => server.start());
  beforeEach(() => server.reset());
  afterAll(() => server.stop());
  return { server, client: () => createClient(server.url) };
}

/** What a call failed with; fails itself where the call succeeds or throws something else. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome: unknown = await call.then(
    () => new Error('the call succeeded'),
    (error: unknown) => error,
  );
  if (outcome instanceof ApiError) return outcome;
  throw outcome;
}
