import { afterAll, beforeEach, onTestFinished } from 'vitest';
import { createTestShop, type TestShop, type TestShopOptions } from '../../helpers/test-shop.ts';

/** A shop for all tests of a file or of a block; each begins at the same time. */
export async function fileShop(options: TestShopOptions = {}): Promise<TestShop> {
  const shop = await createTestShop(options);
  const start = shop.clock.now;
  beforeEach(() => void (shop.clock.now = start));
  afterAll(shop.close);
  return shop;
}

/** A shop for the running test only. */
export async function ownShop(options: TestShopOptions = {}): Promise<TestShop> {
  const shop = await createTestShop(options);
  onTestFinished(shop.close);
  return shop;
}

/** What the shop answers to a request of `fetch`. */
export async function answerOf(shop: TestShop, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const payload = await request.text();
  const { statusCode, headers, rawPayload } = await shop.app.inject({
    method: (['POST', 'PATCH', 'OPTIONS'] as const).find((method) => method === request.method) ?? 'GET',
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    ...(payload !== '' && { payload }),
  });
  const told = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Response(statusCode === 204 ? null : new Uint8Array(rawPayload), { status: statusCode, headers: told });
}

/** The words of a page or an email. */
export const plain = (html: string): string => html.replaceAll(/<[^>]+>/gu, ' ').replaceAll(/[^\S\u00A0]+/gu, ' ');
