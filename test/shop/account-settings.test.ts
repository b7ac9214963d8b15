import { expect, it, test } from 'vitest';
import {
  askToken,
  askToPayAs,
  buyerOrderId,
  completeBuyer,
  cookieNamed,
  cookieOf,
  logIn,
  newBuyer,
  newEmail,
  password,
  postForm,
  register,
  type TestBuyer,
} from '../helpers/buyer.ts';
import { checkoutIn, payWith, type Answer } from '../helpers/shop.ts';
import { fileShop, ownShop } from './helpers/open-shop.ts';
import { mailedLink } from './helpers/outbox.ts';

const shop = await fileShop({ config: { loginTries: 1000, showsOutbox: true } });

const post = (path: string, { cookie }: TestBuyer, fields: Record<string, string> = {}) =>
  postForm(shop, path, { fields, headers: { cookie } });

const changeEmail = (buyer: TestBuyer, email: string) => post('/account/email', buyer, { email, password });

/** The link that asks an address about a change, or `none`. */
const linkTo = (address: string): Promise<string> => mailedLink(shop, 'email', address);

it('another email needs the consent of the old and the new address', async () => {
  const [buyer, email] = [await newBuyer(shop), newEmail()];
  expect((await changeEmail(buyer, email)).headers.location).toBe('/done/change-sent');
  const old = await linkTo(buyer.email);
  expect(await linkTo(email)).toBe('none');
  expect((await shop.get(old)).body).toContain(email);
  expect((await postForm(shop, old, {})).headers.location).toBe('/done/change-half');
  expect(await logIn(shop, buyer.email)).not.toBe('');
  const next = await linkTo(email);
  expect((await shop.get(next)).body).toContain(email);
  expect((await postForm(shop, next, {})).headers.location).toBe('/done/change-done');
  expect(await logIn(shop, email)).not.toBe('');
  for (const link of [old, next]) expect((await postForm(shop, link, {})).statusCode).toBe(410);
});

it('another email is refused if an account was made with it meanwhile', async () => {
  const [buyer, email] = [await newBuyer(shop), newEmail()];
  await changeEmail(buyer, email);
  await postForm(shop, await linkTo(buyer.email), {});
  const next = await linkTo(email);
  await newBuyer(shop, email);
  expect((await postForm(shop, next, {})).statusCode).toBe(410);
  expect(await logIn(shop, buyer.email)).not.toBe('');
});

it('another email does not reveal whether somebody has it', async () => {
  const [buyer, other] = [await newBuyer(shop), await newBuyer(shop)];
  for (const email of ['nobody', ` ${buyer.email.toUpperCase()} `]) {
    expect((await changeEmail(buyer, email)).body).toContain('id="email-problem"');
  }
  expect(await linkTo(buyer.email)).toBe('none');
  const free = await changeEmail(buyer, newEmail());
  const taken = await changeEmail(buyer, other.email);
  expect(taken.headers.location).toBe(free.headers.location);
  expect(await linkTo(other.email)).toBe('none');
  expect((await postForm(shop, await linkTo(buyer.email), {})).headers.location).toBe('/done/change-half');
  expect(await linkTo(other.email)).toBe('none');
  expect(await logIn(shop, other.email)).not.toBe('');
});

it('another email may belong to an account that was never confirmed, and ends links to the old address', async () => {
  const [buyer, email] = [await newBuyer(shop), newEmail()];
  await register(shop, email);
  await postForm(shop, '/forgot', { fields: { email: buyer.email } });
  const reset = await mailedLink(shop, 'reset', buyer.email);
  expect((await shop.get(reset)).statusCode).toBe(200);
  await changeEmail(buyer, email);
  for (const address of [buyer.email, email]) await postForm(shop, await linkTo(address), {});
  expect((await shop.get(reset)).statusCode).toBe(410);
  expect(await logIn(shop, email)).not.toBe('');
});

it('another email is not changed by a forged link', async () => {
  const [buyer, email] = [await newBuyer(shop), newEmail()];
  await changeEmail(buyer, email);
  const link = await linkTo(buyer.email);
  expect((await postForm(shop, `${link.slice(0, -4)}AAAA`, {})).statusCode).toBe(410);
});

test.each(['/account/email', '/account/password', '/account/delete'])('%s needs the password', async (path) => {
  const buyer = await newBuyer(shop);
  const saidAfter = async (word: string) => {
    const { statusCode, body } = await post(path, buyer, { email: newEmail(), password: word });
    return [statusCode, /id="password-problem">([^<]+)</u.exec(body)?.[1]];
  };
  expect(await saidAfter('wrong password')).toEqual([422, 'Incorrect password.']);
  expect(await saidAfter('')).toEqual([422, 'Enter your password.']);
  expect(await logIn(shop, buyer.email)).not.toBe('');
});

it('logging out everywhere ends every session and token', async () => {
  const buyer = await newBuyer(shop);
  const second = await logIn(shop, buyer.email);
  expect((await post('/account/logout-everywhere', buyer)).headers.location).toBe('/login');
  for (const cookie of [buyer.cookie, second]) expect((await askToken(shop, cookie)).statusCode).toBe(401);
  expect((await shop.get(`/api/user/${buyer.userId}`, buyer.headers)).statusCode).toBe(401);
});

it('the data of an account can be downloaded, without secrets', async () => {
  const buyer = await completeBuyer(shop);
  await buyerOrderId(shop, buyer);
  const answer = await shop.get('/account/data.json', { cookie: buyer.cookie });
  expect(answer.headers['content-disposition']).toContain('attachment');
  expect(answer.json()).toMatchObject({
    account: { email: buyer.email, address: { city: 'Ottawa' } },
    orders: [{ total: 14_577, items: [{ content: 'Thank you for calling. Please stay on the line.' }] }],
  });
  expect(answer.body).not.toMatch(/"token"|asswordHash/u);
});

it('the data of an account is deleted with the account, except for paid orders', async () => {
  const buyer = await completeBuyer(shop);
  const [paid, unpaid] = [await buyerOrderId(shop, buyer), await buyerOrderId(shop, buyer)];
  await payWith(shop, checkoutIn(await askToPayAs(shop, buyer, paid)).path);
  expect((await post('/account/delete', buyer, { password })).headers.location).toBe('/done/deleted');
  expect(await shop.rows(`SELECT 1 FROM users WHERE id = '${buyer.userId}'`)).toEqual([]);
  const left = await shop.rows(`SELECT id, user_id FROM orders WHERE id IN ('${paid}', '${unpaid}')`);
  expect(left).toEqual([{ id: paid, user_id: null }]);
  await expect(logIn(shop, buyer.email)).rejects.toThrow('422');
  expect((await askToken(shop, buyer.cookie)).statusCode).toBe(401);
});

const path = '/account/password';
const next = 'another horse 43';

const change = (buyer: TestBuyer, fields: Record<string, string> = {}, place = shop): Promise<Answer> =>
  postForm(place, path, { fields: { password, newPassword: next, ...fields }, headers: { cookie: buyer.cookie } });

const login = (email: string, word: string, { cookie = '', place = shop } = {}): Promise<Answer> =>
  postForm(place, '/login', { fields: { email, password: word }, headers: { cookie } });

/** The errors beside the fields of a form that is shown again, by field. */
const saidIn = ({ body }: Answer) =>
  Object.fromEntries([...body.matchAll(/id="(\w+)-problem">([^<]+)</gu)].map(([, field, words]) => [field, words]));

it('a changed password replaces the old one, and no mail is sent', async () => {
  const buyer = await newBuyer(shop);
  const mails = await shop.rows('SELECT count(*) FROM outbox');
  const answer = await change(buyer);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/account']);
  expect((await login(buyer.email, password)).statusCode).toBe(422);
  expect((await login(buyer.email, next)).statusCode).toBe(303);
  expect(await shop.rows('SELECT count(*) FROM outbox')).toEqual(mails);
});

it('a changed password ends all sessions and renews that of this browser', async () => {
  const [buyer, other] = [await newBuyer(shop), await newBuyer(shop)];
  const second = await logIn(shop, buyer.email);
  const renewed = cookieOf(await change(buyer));
  for (const cookie of [buyer.cookie, second]) expect((await askToken(shop, cookie)).statusCode).toBe(401);
  expect((await shop.get(`/api/user/${buyer.userId}`, buyer.headers)).statusCode).toBe(401);
  for (const cookie of [renewed, other.cookie]) expect((await askToken(shop, cookie)).statusCode).toBe(200);
});

it('a changed password ends mailed reset links', async () => {
  const buyer = await newBuyer(shop);
  await postForm(shop, '/forgot', { fields: { email: buyer.email } });
  const reset = await mailedLink(shop, 'reset', buyer.email);
  expect((await shop.get(reset)).statusCode).toBe(200);
  await change(buyer);
  expect((await postForm(shop, reset, { fields: { password: 'a third horse 44' } })).statusCode).toBe(410);
  expect((await login(buyer.email, next)).statusCode).toBe(303);
});

it('a changed password keeps only its own browser known, so that strangers cannot lock it out', async () => {
  const place = await ownShop({ config: { loginTries: 1 } });
  const buyer = await newBuyer(place);
  const before = cookieNamed(await login(buyer.email, password, { place }), 'known');
  const since = cookieNamed(await change(buyer, {}, place), 'known');
  for (const status of [422, 429]) expect((await login(buyer.email, 'wrong', { place })).statusCode).toBe(status);
  expect((await login(buyer.email, next, { cookie: before, place })).statusCode).toBe(429);
  expect((await login(buyer.email, next, { cookie: since, place })).statusCode).toBe(303);
});

const ownEmail = 'Longer@Example.com';
const least = 'Choose a password of at least 10 characters.';
test.each([
  ['', '', { password: 'Enter your password.', newPassword: 'Choose a password.' }],
  ['wrong password', 'too short', { password: 'Incorrect password.', newPassword: least }],
  [password, 'aaaaabbbbb', { newPassword: 'Choose a password with a wider mix of characters.' }],
  [password, ownEmail, { newPassword: 'Your password can’t be your email address.' }],
])('a refused password changes nothing, and all errors are named: %j and %j', async (word, newPassword, said) => {
  const buyer = await newBuyer(shop);
  const chosen = newPassword === ownEmail ? buyer.email.toUpperCase() : newPassword;
  const answer = await change(buyer, { password: word, newPassword: chosen });
  expect([answer.statusCode, saidIn(answer)]).toEqual([422, said]);
  expect(answer.body).not.toMatch(/type="password"[^>]* value=/u);
  expect((await askToken(shop, buyer.cookie)).statusCode).toBe(200);
  expect(await logIn(shop, buyer.email)).not.toBe('');
});

it('a refused password counts as a login attempt, even if the new password is wrong', async () => {
  const place = await ownShop({ config: { loginTries: 2 } });
  const buyer = await newBuyer(place);
  await change(buyer, { password: 'wrong password' }, place);
  await change(buyer, { password: 'wrong password', newPassword: 'short' }, place);
  const answer = await change(buyer, { newPassword: 'short' }, place);
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('<strong>Too many attempts. Please try again in 15 minutes.</strong>');
  expect(saidIn(answer)).toEqual({ newPassword: least });
  expect((await change(buyer, {}, place)).body).toContain('Too many attempts.');
  expect((await login(buyer.email, password, { place })).statusCode).toBe(429);
});
