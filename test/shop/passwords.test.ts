import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newEmail, password } from '../helpers/shop.ts';
import { type TestShop } from '../helpers/test-shop.ts';

let shop: TestShop;

/** A shop whose passwords are checked under our eyes: what has been loaded before would not see the spy. */
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('@node-rs/argon2', { spy: true });
  const { createTestShop } = await import('../helpers/test-shop.ts');
  shop = await createTestShop({ passwordStrength: undefined });
});
afterAll(async () => {
  await shop.close();
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});

/** How often a login has a password hashed or checked, and with which settings. */
async function workOf(email: string): Promise<readonly unknown[]> {
  const { hash, verify } = await import('@node-rs/argon2');
  for (const spy of [hash, verify]) vi.mocked(spy).mockClear();
  const { statusCode } = await shop.postForm('/login', { email, password: `not ${password}` });
  expect(statusCode).toBe(422);
  const checked = vi.mocked(verify).mock.calls.map(([known]) => String(known).split('$').slice(0, 4).join('$'));
  const hashed = await Promise.all(vi.mocked(hash).mock.results.map(({ value }) => value));
  return [...checked, ...hashed.map((made) => String(made).split('$').slice(0, 4).join('$'))];
}

it('a login takes as long for an email without an account', async () => {
  const email = newEmail();
  await shop.register(email);
  const known = await workOf(email);
  expect(known).toEqual(['$argon2id$v=19$m=19456,t=2,p=1']);
  expect(await workOf(newEmail())).toEqual(known);
});
