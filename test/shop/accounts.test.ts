import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { buildApp } from '../../demo/shop/app.ts';
import {
  askToken,
  bearer,
  confirmAddress,
  cookieOf,
  logIn,
  makeAccount,
  newBuyer,
  newEmail,
  password,
  postForm,
  register,
  type TokenAnswer,
} from '../helpers/buyer.ts';
import { createTestShop, type Answer, type TestShop } from '../helpers/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ config: { loginTries: 1000 } });
});
afterAll(() => shop.close());

const login = (email: string, word: string, headers: Record<string, string> = {}) =>
  postForm(shop, '/login', { fields: { email, password: word }, headers });

/** The visible content of an answer, except the input. */
const visible = ({ statusCode, headers, body }: Answer) => [
  statusCode,
  headers.location,
  body.replaceAll(/value="[^"]*"/gu, ''),
];

describe('registering', () => {
  it('returns the same answer whether or not the email has an account, and logs nobody in', async () => {
    const [free, taken] = [newEmail(), newEmail()];
    await makeAccount(shop, taken);
    const answers = [await register(shop, free), await register(shop, taken), await register(shop, free)];
    const [first, ...others] = answers.map((answer) => [
      answer.statusCode,
      answer.body.replaceAll(free, '').replaceAll(taken, ''),
      answer.cookies.map(({ name, value, ...options }) => ({ name, length: value.length, ...options })),
    ]);
    for (const other of others) expect(other).toEqual(first);
    expect(answers[0]?.body).toContain('<h1>Check your email</h1>');
    expect(answers.map(cookieOf)).toEqual(['', '', '']);
  });

  it('keeps the input, and grants no access before the address is confirmed', async () => {
    const email = newEmail();
    await register(shop, email, { companyName: ' Roy & Co. ' });
    const [row] = await shop.rows(`SELECT company_name, roles, email_verified FROM users WHERE email = '${email}'`);
    expect(row).toEqual({ company_name: 'Roy & Co.', roles: '["customer"]', email_verified: 0 });
    const [known, unknown] = [await login(email, password), await login(newEmail(), password)];
    expect(visible(known)).toEqual(visible(unknown));
    await confirmAddress(shop, email);
    expect(await logIn(shop, email)).not.toBe('');
  });

  it('replaces an unconfirmed account', async () => {
    const email = newEmail();
    await register(shop, email);
    await register(shop, email.toUpperCase(), { password: 'another password' });
    await confirmAddress(shop, email);
    expect((await login(email, password)).statusCode).toBe(422);
    expect((await login(email, 'another password')).statusCode).toBe(303);
  });

  it('does not change an existing account with the email, whatever its capitals', async () => {
    const email = newEmail();
    await makeAccount(shop, email);
    await register(shop, email.toUpperCase(), { password: 'another password', firstName: 'Eve' });
    expect((await login(email, 'another password')).statusCode).toBe(422);
    expect((await login(email.toUpperCase(), password)).statusCode).toBe(303);
    expect(await shop.rows(`SELECT first_name FROM users WHERE email = '${email}'`)).toEqual([{ first_name: 'Bea' }]);
  });

  test.each([
    [{ firstName: ' ' }, 'firstName', 'Enter your first name.'],
    [{ lastName: '' }, 'lastName', 'Enter your last name.'],
    [{ email: ' ' }, 'email', 'Enter your email.'],
    [{ email: 'nobody' }, 'email', 'Enter a valid email address, such as name@company.com.'],
    [{ password: '' }, 'password', 'Choose a password.'],
    [{ password: 'ninechars' }, 'password', 'Choose a password of at least 10 characters.'],
    [{ password: 'aaaaaaaaaabb' }, 'password', 'Choose a password with a wider mix of characters.'],
    [{ email: 'Longer@Example.com', password: 'longer@example.com' }, 'password', 'can’t be your email address'],
  ])('says at the field and above the form what is wrong: %j', async (fields, field, sentence) => {
    const answer = await register(shop, newEmail(), { companyName: 'Kept & Co.', ...fields });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toMatch(new RegExp(`<p class="problem" id="${field}-problem">[^<]*${sentence}`, 'u'));
    expect(answer.body).toContain(`<a href="#${field}">`);
    expect(answer.body).toContain('value="Kept &amp; Co."');
    expect(answer.body).toContain('<title>Error: Create an account');
    expect(answer.body).not.toMatch(/<input id="password"[^>]*value=/u);
  });

  it('treats input as text', async () => {
    const { body } = await register(shop, 'x', { firstName: '"><script>alert(1)</script>' });
    expect(body).not.toContain('<script>alert');
  });
});

describe('logging in', () => {
  it('returns the same answer for a wrong password and for an unknown email', async () => {
    const email = newEmail();
    await makeAccount(shop, email);
    const [known, unknown] = [await login(email, 'wrong password'), await login(newEmail(), 'wrong password')];
    expect(visible(known)).toEqual(visible(unknown));
    expect(known.body).toContain('Incorrect email or password.');
    expect(known.body).toContain(`value="${email}"`);
    expect(known.cookies).toEqual([]);
  });

  it('requires both fields', async () => {
    const { statusCode, body } = await login('', '');
    expect(statusCode).toBe(422);
    expect(body).toContain('Enter your email.');
    expect(body).toContain('Enter your password.');
  });

  it('sets a cookie that scripts and other sites cannot use', async () => {
    const email = newEmail();
    await makeAccount(shop, email);
    const answer = await login(email, password);
    const cookie = answer.cookies.find(({ name }) => name === 'session');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 30 * 24 * 60 * 60 });
    expect(cookie?.secure).toBeUndefined();
    expect(await shop.rows(`SELECT 1 FROM sessions WHERE token = '${cookie?.value}'`)).toEqual([]);
  });

  it('sets a secure host cookie on https only', async () => {
    const secure = await createTestShop({ config: { publicUrl: 'https://shop.example' } });
    const email = newEmail();
    await makeAccount(secure, email);
    const answer = await postForm(secure, '/login', { fields: { email, password } });
    const cookie = answer.cookies.find(({ name }) => name === '__Host-session');
    expect(cookie).toMatchObject({ secure: true, httpOnly: true, path: '/' });
    expect(cookie?.['domain']).toBeUndefined();
    await secure.close();
  });

  it('starts a new session each time and ends the one that the browser had', async () => {
    const { email, cookie } = await newBuyer(shop);
    const next = cookieOf(await login(email, password, { cookie }));
    expect(next).not.toBe(cookie);
    expect((await askToken(shop, cookie)).statusCode).toBe(401);
    expect((await askToken(shop, next)).statusCode).toBe(200);
    const planted = cookieOf(await login(email, password, { cookie: 'session=planted' }));
    expect(planted).not.toBe('session=planted');
  });
});

describe('the redirect after logging in', () => {
  const targets: readonly [string, string][] = [
    ['/?service=voip&referral=acme', '/?service=voip&referral=acme'],
    ['/account', '/account'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['///evil.example', '/'],
    ['/\\evil.example', '/'],
    ['\\/evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/.//evil.example', '/'],
    ['/a/..//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['data:text/html,x', '/'],
    ['evil.example', '/'],
    ['@evil.example', '/'],
    ['', '/'],
  ];
  test.each(targets)('%j leads to %s', async (redirect, location) => {
    const { email, cookie } = await newBuyer(shop);
    const path = `/login?redirect=${encodeURIComponent(redirect)}`;
    const answer = await postForm(shop, path, { fields: { email, password } });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
    expect((await shop.get(path, { cookie })).headers.location).toBe(location);
  });
});

describe('forms sent by other sites', () => {
  const others: readonly [string, Record<string, string>][] = [
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a neighbour of the same site', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:4500' }],
    [
      'another origin, in an older browser',
      { 'sec-fetch-site': '', origin: 'https://evil.example', host: 'shop.example' },
    ],
    ['nowhere', { 'sec-fetch-site': '', origin: 'null' }],
  ];
  test.each(others)('are refused from %s', async (_name, headers) => {
    const { email, cookie } = await newBuyer(shop);
    const sent = { ...headers, cookie };
    const answers = [
      await login(email, password, sent),
      await postForm(shop, '/logout', { headers: sent }),
      await postForm(shop, '/register', { headers: sent }),
      await askToken(shop, cookie, headers),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
    expect((await askToken(shop, cookie)).statusCode).toBe(200);
  });

  it('are accepted from the shop itself on plain http', async () => {
    const { cookie } = await newBuyer(shop);
    const headers = { origin: 'http://shop.example:4400', host: 'shop.example:4400' };
    expect((await askToken(shop, cookie, headers)).statusCode).toBe(200);
  });
});

describe('logging out', () => {
  it('ends the session everywhere and forgets the cookie', async () => {
    const { cookie } = await newBuyer(shop);
    const answer = await postForm(shop, '/logout', { headers: { cookie } });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
    expect(answer.cookies).toMatchObject([{ name: 'session', value: '' }, { name: 'notice' }]);
    expect((await askToken(shop, cookie)).statusCode).toBe(401);
    expect((await shop.get('/account', { cookie })).statusCode).toBe(303);
  });

  it('cannot be done by a link', async () => {
    const { cookie } = await newBuyer(shop);
    expect((await shop.get('/logout', { cookie })).statusCode).toBe(404);
    expect((await askToken(shop, cookie)).statusCode).toBe(200);
  });
});

it('after a restart, people stay logged in and their tokens stay valid', async () => {
  const { cookie, userId, accessToken } = await newBuyer(shop);
  const again = await buildApp(shop.config);
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const token = await again.inject({ method: 'POST', url: '/session/token', headers });
  expect(token.json<TokenAnswer>().userId).toBe(userId);
  const user = await again.inject({ url: `/api/user/${userId}`, headers: bearer(accessToken) });
  expect(user.statusCode).toBe(200);
  await again.close();
});
