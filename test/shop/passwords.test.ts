import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newEmail, password, postForm, register } from '../helpers/buyer.ts';
import type { TestShop } from '../helpers/shop.ts';

let shop: TestShop;

/** A shop whose passwords are checked under our eyes: what has been loaded before would not see the spy. */
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('@node-rs/argon2', { spy: true });
  const { createTestShop } = await import('../helpers/shop.ts');
  shop = await createTestShop();
});
afterAll(async () => {
  await shop.close();
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});

/** The settings of each hash that a login has a password checked against. */
async function checksOf(email: string): Promise<readonly string[]> {
  const { verify } = await import('@node-rs/argon2');
  vi.mocked(verify).mockClear();
  const { statusCode } = await postForm(shop, '/login', { fields: { email, password: `not ${password}` } });
  expect(statusCode).toBe(422);
  return vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'));
}

it('checks a password as thoroughly for an email without an account: the time it takes tells nobody', async () => {
  const email = newEmail();
  await register(shop, email);
  const known = await checksOf(email);
  expect(known).toEqual(['$argon2id$v=19$m=19456,t=2,p=1']);
  expect(await checksOf(newEmail())).toEqual(known);
});
