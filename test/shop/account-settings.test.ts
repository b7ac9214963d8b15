import { expect, it, test } from 'vitest';
import { type Answer, cookieNamed, cookieOf, newEmail, password, type Texts } from '../helpers/shop.ts';
import type { TestBuyer } from '../helpers/test-buyer.ts';
import { fileShop, ownShop } from './helpers/open-shop.ts';

const shop = await fileShop({ config: { loginTries: 1000, showsOutbox: true } });

const changeEmail = (buyer: TestBuyer, email: string) => buyer.postForm('/account/email', { email, password });

const next = 'another horse 43';

/** The errors beside the fields of a form that is shown again, by field. */
const saidIn = ({ body }: Answer) =>
  Object.fromEntries([...body.matchAll(/id="(\w+)-problem">([^<]+)</gu)].map(([, field, words]) => [field, words]));

/** The link that asks an address about a change, or `none`. */
const linkTo = (address: string): Promise<string> => shop.mailedLink('email', address);

it('another email needs the consent of the old and the new address', async () => {
  const [buyer, email] = [await shop.newBuyer(), newEmail()];
  expect((await changeEmail(buyer, email)).headers.location).toBe('/done/change-sent');
  const old = await linkTo(buyer.email);
  expect(await linkTo(email)).toBe('none');
  expect((await shop.get(old)).body).toContain(email);
  expect((await shop.postForm(old)).headers.location).toBe('/done/change-half');
  expect(await shop.logIn(buyer.email)).not.toBe('');
  const next = await linkTo(email);
  expect((await shop.get(next)).body).toContain(email);
  expect((await shop.postForm(next)).headers.location).toBe('/done/change-done');
  expect(await shop.logIn(email)).not.toBe('');
  for (const link of [old, next]) expect((await shop.postForm(link)).statusCode).toBe(410);
});

it('another email is refused if an account was made with it meanwhile', async () => {
  const [buyer, email] = [await shop.newBuyer(), newEmail()];
  await changeEmail(buyer, email);
  await shop.postForm(await linkTo(buyer.email));
  const next = await linkTo(email);
  await shop.newBuyer(email);
  expect((await shop.postForm(next)).statusCode).toBe(410);
  expect(await shop.logIn(buyer.email)).not.toBe('');
});

it('another email does not reveal whether somebody has it', async () => {
  const [buyer, other] = [await shop.newBuyer(), await shop.newBuyer()];
  for (const email of ['nobody', ` ${buyer.email.toUpperCase()} `]) {
    expect((await changeEmail(buyer, email)).body).toContain('id="email-problem"');
  }
  expect(await linkTo(buyer.email)).toBe('none');
  const free = await changeEmail(buyer, newEmail());
  const taken = await changeEmail(buyer, other.email);
  expect(taken.headers.location).toBe(free.headers.location);
  expect(await linkTo(other.email)).toBe('none');
  expect((await shop.postForm(await linkTo(buyer.email))).headers.location).toBe('/done/change-half');
  expect(await linkTo(other.email)).toBe('none');
  expect(await shop.logIn(other.email)).not.toBe('');
});

it('another email may belong to an account that was never confirmed, and ends links to the old address', async () => {
  const [buyer, email] = [await shop.newBuyer(), newEmail()];
  await shop.register(email);
  await shop.postForm('/forgot', { email: buyer.email });
  const reset = await shop.mailedLink('reset', buyer.email);
  expect((await shop.get(reset)).statusCode).toBe(200);
  await changeEmail(buyer, email);
  for (const address of [buyer.email, email]) await shop.postForm(await linkTo(address));
  expect((await shop.get(reset)).statusCode).toBe(410);
  expect(await shop.logIn(email)).not.toBe('');
});

it('another email is not changed by a forged link', async () => {
  const [buyer, email] = [await shop.newBuyer(), newEmail()];
  await changeEmail(buyer, email);
  const link = await linkTo(buyer.email);
  expect((await shop.postForm(`${link.slice(0, -4)}AAAA`)).statusCode).toBe(410);
});

test.each(['/account/email', '/account/password', '/account/delete'])('%s needs the password', async (path) => {
  const buyer = await shop.newBuyer();
  const saidAfter = async (word: string) => {
    const answer = await buyer.postForm(path, { email: newEmail(), password: word, newPassword: next });
    return [answer.statusCode, saidIn(answer)];
  };
  expect(await saidAfter('wrong password')).toEqual([422, { password: 'Incorrect password.' }]);
  expect(await saidAfter('')).toEqual([422, { password: 'Enter your password.' }]);
  expect(await shop.logIn(buyer.email)).not.toBe('');
});

it('logging out everywhere ends every session and token', async () => {
  const buyer = await shop.newBuyer();
  const second = await shop.logIn(buyer.email);
  expect((await buyer.postForm('/account/logout-everywhere')).headers.location).toBe('/login');
  for (const cookie of [buyer.cookie, second]) expect((await shop.askToken(cookie)).statusCode).toBe(401);
  expect((await buyer.profile()).statusCode).toBe(401);
});

it('the data of an account can be downloaded, without secrets', async () => {
  const buyer = await shop.completeBuyer();
  await buyer.newOrder();
  const answer = await buyer.get('/account/data.json');
  expect(answer.headers['content-disposition']).toContain('attachment');
  expect(answer.json()).toMatchObject({
    account: { email: buyer.email, address: { city: 'Ottawa' } },
    orders: [{ total: 14_577, items: [{ content: 'Thank you for calling. Please stay on the line.' }] }],
  });
  expect(answer.body).not.toMatch(/"token"|asswordHash/u);
});

it('the data of an account is deleted with the account, except for paid orders', async () => {
  const buyer = await shop.completeBuyer();
  const [paid, unpaid] = [await buyer.newOrder(), await buyer.newOrder()];
  await shop.pay((await buyer.checkoutOf(paid)).path);
  expect((await buyer.postForm('/account/delete', { password })).headers.location).toBe('/done/deleted');
  expect(await shop.rows(`SELECT 1 FROM users WHERE id = '${buyer.userId}'`)).toEqual([]);
  const left = await shop.rows(`SELECT id, user_id FROM orders WHERE id IN ('${paid}', '${unpaid}')`);
  expect(left).toEqual([{ id: paid, user_id: null }]);
  await expect(shop.logIn(buyer.email)).rejects.toThrow('422');
  expect((await buyer.askToken()).statusCode).toBe(401);
});

const change = (buyer: TestBuyer, fields: Texts = {}) =>
  buyer.postForm('/account/password', { password, newPassword: next, ...fields });

it('a changed password replaces the old one, and no mail is sent', async () => {
  const buyer = await shop.newBuyer();
  const mails = await shop.rows('SELECT count(*) FROM outbox');
  const answer = await change(buyer);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/account']);
  expect((await shop.login(buyer.email)).statusCode).toBe(422);
  expect((await shop.login(buyer.email, next)).statusCode).toBe(303);
  expect(await shop.rows('SELECT count(*) FROM outbox')).toEqual(mails);
});

it('a changed password ends all sessions and renews that of this browser', async () => {
  const [buyer, other] = [await shop.newBuyer(), await shop.newBuyer()];
  const second = await shop.logIn(buyer.email);
  const renewed = cookieOf(await change(buyer));
  for (const cookie of [buyer.cookie, second]) expect((await shop.askToken(cookie)).statusCode).toBe(401);
  expect((await buyer.profile()).statusCode).toBe(401);
  for (const cookie of [renewed, other.cookie]) expect((await shop.askToken(cookie)).statusCode).toBe(200);
});

it('a changed password ends mailed reset links', async () => {
  const buyer = await shop.newBuyer();
  await shop.postForm('/forgot', { email: buyer.email });
  const reset = await shop.mailedLink('reset', buyer.email);
  expect((await shop.get(reset)).statusCode).toBe(200);
  await change(buyer);
  expect((await shop.postForm(reset, { password: 'a third horse 44' })).statusCode).toBe(410);
  expect((await shop.login(buyer.email, next)).statusCode).toBe(303);
});

it('a changed password keeps only its own browser known, so that strangers cannot lock it out', async () => {
  const place = await ownShop({ config: { loginTries: 1 } });
  const buyer = await place.newBuyer();
  const before = cookieNamed(await place.login(buyer.email), 'known');
  const since = cookieNamed(await change(buyer), 'known');
  for (const status of [422, 429]) expect((await place.login(buyer.email, 'wrong')).statusCode).toBe(status);
  expect((await place.login(buyer.email, next, { cookie: before })).statusCode).toBe(429);
  expect((await place.login(buyer.email, next, { cookie: since })).statusCode).toBe(303);
});

const ownEmail = 'Longer@Example.com';
const least = 'Choose a password of at least 10 characters.';
test.each([
  ['', '', { password: 'Enter your password.', newPassword: 'Choose a password.' }],
  ['wrong password', 'too short', { password: 'Incorrect password.', newPassword: least }],
  [password, 'aaaaabbbbb', { newPassword: 'Choose a password with a wider mix of characters.' }],
  [password, ownEmail, { newPassword: 'Your password can’t be your email address.' }],
])('a refused password changes nothing, and all errors are named: %j and %j', async (word, newPassword, said) => {
  const buyer = await shop.newBuyer();
  const chosen = newPassword === ownEmail ? buyer.email.toUpperCase() : newPassword;
  const answer = await change(buyer, { password: word, newPassword: chosen });
  expect([answer.statusCode, saidIn(answer)]).toEqual([422, said]);
  expect(answer.body).not.toMatch(/type="password"[^>]* value=/u);
  expect((await buyer.askToken()).statusCode).toBe(200);
  expect(await shop.logIn(buyer.email)).not.toBe('');
});

it('a refused password counts as a login attempt, even if the new password is wrong', async () => {
  const place = await ownShop({ config: { loginTries: 2 } });
  const buyer = await place.newBuyer();
  await change(buyer, { password: 'wrong password' });
  await change(buyer, { password: 'wrong password', newPassword: 'short' });
  const answer = await change(buyer, { newPassword: 'short' });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('<strong>Too many attempts. Please try again in 15 minutes.</strong>');
  expect(saidIn(answer)).toEqual({ newPassword: least });
  expect((await change(buyer)).body).toContain('Too many attempts.');
  expect((await place.login(buyer.email)).statusCode).toBe(429);
});
