import { describe, expect, it, test } from 'vitest';
import { type Answer, cookieOf, newEmail, password } from '../helpers/shop.ts';
import { fileShop, ownShop } from './helpers/open-shop.ts';

const shop = await fileShop({ config: { loginTries: 1000 } });

/** The visible content of an answer, except the input. */
const visible = ({ statusCode, headers, body }: Answer) => [
  statusCode,
  headers.location,
  body.replaceAll(/value="[^"]*"/gu, ''),
];

/** The fields of the offer of an account on the page of a guest's paid order. */
async function offeredFields(email: string) {
  const { thanks } = await shop.paidOrder({ email });
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
  const answer = await shop.postForm(thanks, { ...fields, password });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/register/sent']);
});

it('a refused password leaves a guest who has paid on the page of the order', async () => {
  const { fields, thanks } = await offeredFields(newEmail());
  const { statusCode, headers, body } = await shop.postForm(thanks, {
    ...fields,
    email: 'other@example.com',
    password: 'short',
  });
  expect([statusCode, headers['x-robots-tag']]).toEqual([422, 'noindex']);
  for (const text of ['Thank you, Ann', 'id="password-problem"', 'value="other@example.com"']) {
    expect(body).toContain(text);
  }
});

it('a refused password is explained to somebody who has logged in since the order was paid', async () => {
  const { fields, thanks } = await offeredFields(newEmail());
  const { cookie } = await shop.newBuyer();
  const { body } = await shop.postForm(thanks, { ...fields, password: 'short' }, { cookie });
  expect(body).toContain('id="password-problem"');
});

describe('registering', () => {
  it('returns the same answer whether or not the email has an account, and logs nobody in', async () => {
    const [free, taken] = [newEmail(), newEmail()];
    await shop.newAccount(taken);
    const answers = [await shop.register(free), await shop.register(taken), await shop.register(free)];
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
    const { statusCode, headers } = await shop.register(email);
    const cookie = `registered-as=${encodeURIComponent(email)}`;
    expect([statusCode, headers.location]).toEqual([303, '/register/sent']);
    expect((await shop.get('/register/sent', { cookie })).body).toContain(email);
    expect((await shop.postForm('/register/sent', {}, { cookie })).statusCode).toBe(303);
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
    const { statusCode, body } = await shop.register(email);
    expect(statusCode).toBe(422);
    expect(body).toContain('id="email-problem"');
  });

  it('keeps the input, and grants no access before the address is confirmed', async () => {
    const email = newEmail();
    await shop.register(email, { companyName: ' Roy & Co. ' });
    const [row] = await shop.rows(`SELECT company_name, roles, email_verified FROM users WHERE email = '${email}'`);
    expect(row).toEqual({ company_name: 'Roy & Co.', roles: ['customer'], email_verified: false });
    const [known, unknown] = [await shop.login(email), await shop.login(newEmail())];
    expect(visible(known)).toEqual(visible(unknown));
    await shop.confirmAddress(email);
    expect(await shop.logIn(email)).not.toBe('');
  });

  it('replaces an unconfirmed account', async () => {
    const email = newEmail();
    await shop.register(email);
    await shop.register(email.toUpperCase(), { password: 'another password' });
    await shop.confirmAddress(email);
    expect((await shop.login(email)).statusCode).toBe(422);
    expect((await shop.login(email, 'another password')).statusCode).toBe(303);
  });

  it('does not change an existing account with the email, whatever its capitals', async () => {
    const email = newEmail();
    await shop.newAccount(email);
    await shop.register(email.toUpperCase(), { password: 'another password', firstName: 'Eve' });
    expect((await shop.login(email, 'another password')).statusCode).toBe(422);
    expect((await shop.login(email.toUpperCase(), password)).statusCode).toBe(303);
    expect(await shop.rows(`SELECT first_name FROM users WHERE email = '${email}'`)).toEqual([{ first_name: 'Bea' }]);
  });

  it('shows a refused form again with what is wrong, and with all that was typed except the password', async () => {
    const wrong = { firstName: ' ', lastName: '"><script>alert(1)</script>', password: 'longer@example.com' };
    const { statusCode, body } = await shop.register('Longer@Example.com', wrong);
    expect(statusCode).toBe(422);
    for (const field of ['firstName', 'password']) expect(body).toContain(`id="${field}-problem"`);
    expect(body).toContain('value="Longer@Example.com"');
    expect(body).not.toMatch(/<script>alert|<input id="password"[^>]*value=/u);
  });
});

it('logging in returns the same answer for a wrong password and for an unknown email', async () => {
  const email = newEmail();
  await shop.newAccount(email);
  const [known, unknown] = [await shop.login(email, 'wrong password'), await shop.login(newEmail(), 'wrong password')];
  expect(visible(known)).toEqual(visible(unknown));
  expect(known.body).toContain('Incorrect email or password.');
  expect(known.body).toContain(`value="${email}"`);
  expect(known.cookies).toEqual([]);
});

it('logging in starts a new session each time and ends the one that the browser had', async () => {
  const { email, cookie } = await shop.newBuyer();
  const next = cookieOf(await shop.login(email, password, { cookie }));
  expect(next).not.toBe(cookie);
  expect((await shop.askToken(cookie)).statusCode).toBe(401);
  expect((await shop.askToken(next)).statusCode).toBe(200);
  const planted = cookieOf(await shop.login(email, password, { cookie: 'session=planted' }));
  expect(planted).not.toBe('session=planted');
  expect(await shop.rows(`SELECT 1 FROM sessions WHERE token = '${next.split('=')[1]}'`)).toEqual([]);
});

describe('the redirect after logging in', async () => {
  const { email, cookie } = await shop.newBuyer();
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
    const answer = await shop.postForm(path, { email, password });
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
  const { cookie } = await shop.newBuyer();
  for (const path of paths) {
    const { statusCode } = await shop.postForm(path, {}, { ...headers, cookie });
    expect([path, statusCode]).toEqual([path, 403]);
  }
  expect((await shop.askToken(cookie)).statusCode).toBe(200);
});

it('forms sent by other sites are accepted from the shop itself on plain http', async () => {
  const { cookie } = await shop.newBuyer();
  // Browsers send no `sec-fetch-site` there, so that the origin decides.
  const headers = { 'sec-fetch-site': '', origin: 'http://shop.example:4400', host: 'shop.example:4400' };
  expect((await shop.askToken(cookie, headers)).statusCode).toBe(200);
});

it('logging out ends the session everywhere, and cannot be done by a link', async () => {
  const { cookie } = await shop.newBuyer();
  expect((await shop.get('/logout', { cookie })).statusCode).toBe(404);
  expect((await shop.askToken(cookie)).statusCode).toBe(200);
  const answer = await shop.postForm('/logout', {}, { cookie });
  expect(answer.cookies).toMatchObject([{ name: 'session', value: '' }, { name: 'notice' }]);
  expect((await shop.askToken(cookie)).statusCode).toBe(401);
  expect((await shop.get('/account', { cookie })).statusCode).toBe(303);
});

it('after a restart, people stay logged in and their tokens stay valid', async () => {
  const { cookie, userId, headers } = await shop.newBuyer();
  const again = await ownShop({ config: shop.config });
  expect((await again.askToken(cookie)).json()).toMatchObject({ userId });
  expect((await again.get(`/api/user/${userId}`, headers)).statusCode).toBe(200);
});
