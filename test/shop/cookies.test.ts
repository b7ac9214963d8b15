import { expect, test } from 'vitest';
import { type Answer, newEmail, password } from '../helpers/shop.ts';
import { ownShop } from './helpers/open-shop.ts';

const day = 24 * 60 * 60;

const flagsIn = ({ cookies }: Answer, name: string) => cookies.find((cookie) => cookie.name === name);

test.each([
  ['http://localhost:3000', 'session', undefined],
  ['https://shop.example', '__Host-session', true],
])('at %s, no cookie is readable by scripts or sent when other sites post', async (...row) => {
  const [publicUrl, session, secure] = row;
  const shop = await ownShop({ config: { publicUrl } });
  const email = newEmail();
  const registered = await shop.register(newEmail());
  await shop.newAccount(email);
  const login = await shop.postForm('/login', { email, password });
  const logout = await shop.postForm('/logout');
  const checkout = await shop.get((await shop.checkoutOf(await shop.newOrder())).path);
  const common = { httpOnly: true, sameSite: 'Lax' };
  const expected = [
    [registered, 'registered', { ...common, path: '/verify', maxAge: 3 * day }],
    [registered, 'registered-as', { ...common, path: '/register', maxAge: 3600 }],
    [registered, 'way-back', { ...common, path: '/', maxAge: 3600 }],
    [login, session, { ...common, path: '/', maxAge: 30 * day }],
    [login, 'known', { ...common, path: '/', maxAge: 365 * day }],
    [login, 'registered', { ...common, path: '/verify', value: '' }],
    [logout, 'notice', { ...common, path: '/', maxAge: 60 }],
    [checkout, 'payer', { ...common, path: '/checkout', maxAge: 30 * day }],
  ] as const;
  for (const [answer, name, flags] of expected) {
    expect(flagsIn(answer, name)).toMatchObject(flags);
    expect(flagsIn(answer, name)?.secure).toBe(secure);
    expect(flagsIn(answer, name)?.['domain']).toBeUndefined();
  }
});

test('the language is sent over https alone if the page was', async () => {
  const shop = await ownShop({ config: { trustProxy: 1 } });
  const secureAfter = async (scheme: string) =>
    flagsIn(await shop.get('/terms?lang=fr', { 'x-forwarded-proto': scheme, 'x-forwarded-for': '192.0.2.1' }), 'lang')
      ?.secure;
  expect([await secureAfter('https'), await secureAfter('http')]).toEqual([true, undefined]);
});
