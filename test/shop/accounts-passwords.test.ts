import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newEmail, password, postForm, register } from '../helpers/buyer.ts';
import { createTestShop, type TestShop } from '../helpers/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const login = (email: string, word: string) => postForm(shop, '/login', { fields: { email, password: word } });

it('an account of before, with a salt in its hash, opens, and is one of now then', async () => {
  const email = newEmail();
  await register(shop, email);
  const old = await hash(password);
  await shop.rows(`UPDATE users SET password_hash = '${old}' WHERE email_key = '${email}'`);
  expect((await login(email, 'wrong password')).statusCode).toBe(422);
  expect((await login(email, password)).statusCode).toBe(303);
  const [row] = await shop.rows(`SELECT password_hash AS hash FROM users WHERE email_key = '${email}'`);
  expect(row?.['hash']).not.toBe(old);
  expect((await login(email, password)).statusCode).toBe(303);
});

it('the same password of different people is stored in different ways', async () => {
  const emails = [newEmail(), newEmail()];
  for (const email of emails) await register(shop, email);
  const rows = await shop.rows(`SELECT password_hash AS hash FROM users WHERE email IN ('${emails.join("','")}')`);
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(2);
});
