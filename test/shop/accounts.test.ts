import { describe, expect, it, test } from 'vitest';
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
import { paidOrder, type Answer } from '../helpers/shop.ts';
import { fileShop } from './helpers/open-shop.ts';

const shop = await fileShop({ config: { loginTries: 1000 } });

const login = (email: string, word: string, headers: Record<string, string> = {}) =>
  postForm(shop, '/login', { fields: { email, password: word }, headers });

/** The visible content of an answer, except the input. */
const visible = ({ statusCode, headers, body }: Answer) => [
  statusCode,
  headers.location,
  body.replaceAll(/value="[^"]*"/gu, ''),
];

/** The fields of the offer of an account on the page of a guest's paid order. */
async function offeredFields(email: string) {
  const { thanks } = await paidOrder(shop, { email });
  const { body } = await shop.get(thanks);
  const [form = ''] = /<form[^>]*action="\/thank-you.*?<\/form>/su.exec(body) ?? [];
  const fields = Object.fromEntries(
    [...form.matchAll(/<input[^>]*>/gu)].map(([input]) => [
      /name="([^"]*)"/u.exec(input)?.[1],
      /value="([^"]*)"/u.exec(input)?.[1] ?? '',
    ]),
  );
  return { fields, thanks };
}

it('a guest who has paid is offered an account with what they typed, and only needs a password', async () => {
  const email = newEmail();
  const { fields, thanks } = await offeredFields(email);
  expect(fields).toEqual({ email, firstName: 'Ann', lastName: 'Lee', companyName: '', phone: '', password: '' });
  const answer = await postForm(shop, thanks, { fields: { ...fields, password } });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/register/sent']);
});

it('a refused password leaves a guest who has paid on the page of the order', async () => {
  const { fields, thanks } = await offeredFields(newEmail());
  const { statusCode, headers, body } = await postForm(shop, thanks, {
    fields: { ...fields, email: 'other@example.com', password: 'short' },
  });
  expect([statusCode, headers['x-robots-tag']]).toEqual([422, 'noindex']);
  for (const text of ['Thank you, Ann', 'id="password-problem"', 'value="other@example.com"']) {
    expect(body).toContain(text);
  }
});

it('a refused password is explained to somebody who has logged in since the order was paid', async () => {
  const { fields, thanks } = await offeredFields(newEmail());
  const { cookie } = await newBuyer(shop);
  const { body } = await postForm(shop, thanks, { fields: { ...fields, password: 'short' }, headers: { cookie } });
  expect(body).toContain('id="password-problem"');
});

describe('registering', () => {
  it('returns the same answer whether or not the email has an account, and logs nobody in', async () => {
    const [free, taken] = [newEmail(), newEmail()];
    await makeAccount(shop, taken);
    const answers = [await register(shop, free), await register(shop, taken), await register(shop, free)];
    const [first, ...others] = answers.map((answer) => [
      answer.statusCode,
      answer.headers.location,
      answer.body,
      answer.cookies.map(({ name, value, ...options }) => ({ name, length: value.length, ...options })),
    ]);
    for (const other of others) expect(other).toEqual(first);
    expect(answers.map(cookieOf)).toEqual(['', '', '']);
  });

  it('redirects to a page with the address, which sends the email again', async () => {
    const email = newEmail();
    const { statusCode, headers } = await register(shop, email);
    const cookie = `registered-as=${encodeURIComponent(email)}`;
    expect([statusCode, headers.location]).toEqual([303, '/register/sent']);
    expect((await shop.get('/register/sent', { cookie })).body).toContain(email);
    expect((await postForm(shop, '/register/sent', { headers: { cookie } })).statusCode).toBe(303);
    const [user] = await shop.rows(`SELECT id FROM users WHERE email = '${email}'`);
    expect(await shop.rows(`SELECT kind FROM outbox WHERE user_id = '${String(user?.['id'])}'`)).toHaveLength(2);
  });

  it('fills in the address to change', async () => {
    const { body } = await shop.get('/register', { cookie: 'registered-as=typo%40example.com' });
    expect(body).toContain('value="typo@example.com"');
  });

  test.each([
    'bob@example',
    'bob@example.c',
    'bób@example.com',
    'bob..b@example.com',
    'bob@exa_mple.com',
    '@example.com',
  ])('asks for another email than %j, for which better-auth creates no account', async (email) => {
    const { statusCode, body } = await register(shop, email);
    expect(statusCode).toBe(422);
    expect(body).toContain('id="email-problem"');
  });

  it('keeps the input, and grants no access before the address is confirmed', async () => {
    const email = newEmail();
    await register(shop, email, { companyName: ' Roy & Co. ' });
    const [row] = await shop.rows(`SELECT company_name, roles, email_verified FROM users WHERE email = '${email}'`);
    expect(row).toEqual({ company_name: 'Roy & Co.', roles: ['customer'], email_verified: false });
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

  it('shows a refused form again with what is wrong, and with all that was typed except the password', async () => {
    const wrong = { firstName: ' ', lastName: '"><script>alert(1)</script>', password: 'longer@example.com' };
    const { statusCode, body } = await register(shop, 'Longer@Example.com', wrong);
    expect(statusCode).toBe(422);
    for (const field of ['firstName', 'password']) expect(body).toContain(`id="${field}-problem"`);
    expect(body).toContain('value="Longer@Example.com"');
    expect(body).not.toMatch(/<script>alert|<input id="password"[^>]*value=/u);
  });
});

it('logging in returns the same answer for a wrong password and for an unknown email', async () => {
  const email = newEmail();
  await makeAccount(shop, email);
  const [known, unknown] = [await login(email, 'wrong password'), await login(newEmail(), 'wrong password')];
  expect(visible(known)).toEqual(visible(unknown));
  expect(known.body).toContain('Incorrect email or password.');
  expect(known.body).toContain(`value="${email}"`);
  expect(known.cookies).toEqual([]);
});

it('logging in starts a new session each time and ends the one that the browser had', async () => {
  const { email, cookie } = await newBuyer(shop);
  const next = cookieOf(await login(email, password, { cookie }));
  expect(next).not.toBe(cookie);
  expect((await askToken(shop, cookie)).statusCode).toBe(401);
  expect((await askToken(shop, next)).statusCode).toBe(200);
  const planted = cookieOf(await login(email, password, { cookie: 'session=planted' }));
  expect(planted).not.toBe('session=planted');
  expect(await shop.rows(`SELECT 1 FROM sessions WHERE token = '${next.split('=')[1]}'`)).toEqual([]);
});

describe('the redirect after logging in', async () => {
  const { email, cookie } = await newBuyer(shop);
  test.each([
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
    ['"><script>', '/'],
    ['@evil.example', '/'],
    ['', '/'],
  ])('%j leads to %s', async (redirect, location) => {
    const path = `/login?redirect=${encodeURIComponent(redirect)}`;
    const answer = await postForm(shop, path, { fields: { email, password } });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
    expect((await shop.get(path, { cookie })).headers.location).toBe(location);
  });

  test.each([
    ['/account?lang=fr', '/'],
    ['/verify/a-token', '/'],
    ['/?service=voip', '/?service=voip'],
    ['/accounting', '/accounting'],
  ])('is also that of guests, unless it needs an account: %s leads to %s', async (redirect, guest) => {
    for (const page of ['/login', '/register', '/forgot']) {
      const { body } = await shop.get(`${page}?redirect=${encodeURIComponent(redirect)}`);
      expect(body).toContain(`<a href="${guest}" data-keep-draft="true">Continue as a guest</a>`);
    }
  });
});

const accountForms = ['details', 'email', 'password', 'delete', 'logout-everywhere', 'orders/1/discard'];
const others = ['/login', '/logout', '/register', '/forgot', '/session/token', '/verify/x', '/reset/x', '/email/x'];
const paths = [...others, ...accountForms.map((form) => `/account/${form}`)];

test.each<[string, Record<string, string>]>([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a neighbour of the same site', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:4500' }],
  ['an older browser', { 'sec-fetch-site': '', origin: 'https://evil.example', host: 'shop.example' }],
  ['nowhere', { 'sec-fetch-site': '', origin: 'null' }],
])('forms sent by other sites are refused from %s', async (_name, headers) => {
  const { cookie } = await newBuyer(shop);
  for (const path of paths) {
    const { statusCode } = await postForm(shop, path, { headers: { ...headers, cookie } });
    expect([path, statusCode]).toEqual([path, 403]);
  }
  expect((await askToken(shop, cookie)).statusCode).toBe(200);
});

it('forms sent by other sites are accepted from the shop itself on plain http', async () => {
  const { cookie } = await newBuyer(shop);
  const headers = { origin: 'http://shop.example:4400', host: 'shop.example:4400' };
  expect((await askToken(shop, cookie, headers)).statusCode).toBe(200);
});

it('logging out ends the session everywhere, and cannot be done by a link', async () => {
  const { cookie } = await newBuyer(shop);
  expect((await shop.get('/logout', { cookie })).statusCode).toBe(404);
  expect((await askToken(shop, cookie)).statusCode).toBe(200);
  const answer = await postForm(shop, '/logout', { headers: { cookie } });
  expect(answer.cookies).toMatchObject([{ name: 'session', value: '' }, { name: 'notice' }]);
  expect((await askToken(shop, cookie)).statusCode).toBe(401);
  expect((await shop.get('/account', { cookie })).statusCode).toBe(303);
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
