import { afterAll, expect, it, vi } from 'vitest';
import { cookieNamed, cookieOf, newEmail, password } from '../helpers/shop.ts';
import { fileShop, ownShop } from './helpers/open-shop.ts';

vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 3, 15) });
afterAll(() => void vi.useRealTimers());
const shop = await fileShop({ config: { loginTries: 1000, showsOutbox: true } });

/** The newest link of a kind that was mailed to an address; mails of one moment have no order. */
function linkTo(kind: 'verify' | 'reset', email: string): Promise<string> {
  vi.setSystemTime(Date.now() + 1000);
  return shop.mailedLink(kind, email);
}

const askForReset = (email: string) => shop.postForm('/forgot', { email });
const choose = (link: string, word: string) => shop.postForm(link, { password: word });

/** Creates an account; returns the browser's cookie. */
const registered = async (email: string) => cookieNamed(await shop.register(email), 'registered');

it('confirming an address logs in the browser that registered, and shows the orders of that address', async () => {
  const email = newEmail();
  await shop.placeOrder({ email: ` ${email.toUpperCase()}` });
  await shop.placeOrder({ email: newEmail() });
  const cookie = await registered(email);
  const link = await linkTo('verify', email);
  const page = await shop.get(link, { cookie });
  expect(page.body).toContain(email);
  expect(page.body).not.toContain('type="password"');
  await expect(shop.logIn(email)).rejects.toThrow('422');
  const answer = await shop.postForm(link, {}, { cookie });
  expect(answer.headers.location).toBe('/done/confirmed');
  const { body } = await shop.get('/account', { cookie: cookieOf(answer) });
  expect(body.match(/class="panel past-order"/gu)).toHaveLength(1);
  const [, pay = ''] = /href="(\/account\/orders\/\d+\/pay)"/u.exec(body) ?? [];
  expect((await shop.get(pay, { cookie: cookieOf(answer) })).headers.location).toContain('/checkout/');
  expect((await shop.get(link, { cookie })).statusCode).toBe(410);
});

it('a guest who accepts the offer of an account after paying has a complete profile once the email is confirmed', async () => {
  const email = newEmail();
  const { thanks } = await shop.paidOrder({ email });
  const fields = { email, password, firstName: 'Ann', lastName: 'Lee', phone: '613 555 0123' };
  const sent = await shop.postForm(thanks, fields);
  const cookie = `${cookieNamed(sent, 'registered')}; ${cookieNamed(sent, 'way-back')}`;
  const answer = await shop.postForm(await linkTo('verify', email), {}, { cookie });
  expect(answer.headers.location).toBe('/account');
  const { body } = await shop.get('/account', { cookie: `${cookieOf(answer)}; ${cookieNamed(answer, 'notice')}` });
  expect(body).toContain('Email address confirmed');
  expect(body).toContain('<dt>Phone</dt><dd>613 555 0123');
  expect(body).toContain('<dt>Address</dt><dd>12 Bank Street\nOttawa ON K1P 5N2');
  expect(body).not.toContain('Missing:');
});

it('confirming an address needs the password in other browsers', async () => {
  const email = newEmail();
  await registered(email);
  const link = await linkTo('verify', email);
  expect((await shop.get(link)).body).toContain('type="password"');
  const other = await registered(newEmail());
  for (const cookie of ['', other, 'registered=guessed']) {
    expect((await shop.postForm(link, {}, { cookie })).statusCode).toBe(422);
  }
  const wrong = await shop.postForm(link, { password: 'wrong password' });
  expect([wrong.statusCode, wrong.body.includes('Incorrect password.')]).toEqual([422, true]);
  expect(cookieOf(await shop.postForm(link, { password }))).not.toBe('');
});

it('confirming an address needs the link and the browser of the newest registration', async () => {
  const email = newEmail();
  const first = await registered(email);
  const old = await linkTo('verify', email);
  await registered(email);
  expect((await shop.get(old, { cookie: first })).statusCode).toBe(410);
  const link = await linkTo('verify', email);
  expect((await shop.postForm(link, {}, { cookie: first })).statusCode).toBe(422);
});

it('confirming an address is refused to old links and those of another kind', async () => {
  const email = newEmail();
  const cookie = await registered(email);
  const link = await linkTo('verify', email);
  expect((await shop.get(link.replace('verify', 'reset'))).statusCode).toBe(410);
  vi.setSystemTime(Date.now() + 3 * 24 * 3_600_000 + 1000);
  expect((await shop.get(link, { cookie })).statusCode).toBe(410);
  await shop.postForm('/login', { email, password });
  expect((await shop.get(await linkTo('verify', email))).statusCode).toBe(200);
});

it('a forgotten password gets the same answer whether or not there is an account', async () => {
  const email = newEmail();
  await shop.register(email);
  const [known, unknown] = [await askForReset(email), await askForReset(newEmail())];
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  expect((await askForReset('nobody')).statusCode).toBe(422);
});

it('a forgotten password is replaced by the mailed link, once, and all sessions end', async () => {
  const { email, cookie } = await shop.newBuyer();
  await askForReset(email);
  const link = await linkTo('reset', email);
  expect((await shop.get(link)).body).toContain('New password');
  const kept = JSON.stringify([
    await shop.rows('SELECT * FROM verifications'),
    await shop.rows('SELECT * FROM outbox'),
  ]);
  expect(kept).not.toContain(link.split('/')[2]);
  expect((await choose(link, 'short')).body).toContain('Choose a password of at least 10 characters.');
  expect((await choose(link, 'another horse 43')).headers.location).toBe('/done/password-reset');
  expect((await choose(link, 'a third horse 44')).statusCode).toBe(410);
  expect((await shop.get('/account', { cookie })).statusCode).toBe(303);
  expect((await shop.login(email)).statusCode).toBe(422);
  const next = cookieOf(await shop.login(email, 'another horse 43'));
  expect((await shop.get('/account', { cookie: next })).statusCode).toBe(200);
});

it('a forgotten password confirms the address of an account, within an hour', async () => {
  const email = newEmail();
  await shop.register(email);
  await askForReset(email);
  const late = await linkTo('reset', email);
  vi.setSystemTime(Date.now() + 3_600_000);
  expect((await choose(late, 'another horse 43')).statusCode).toBe(410);
  await askForReset(email);
  await choose(await linkTo('reset', email), 'another horse 43');
  expect((await shop.login(email)).statusCode).toBe(422);
  expect((await shop.login(email, 'another horse 43')).statusCode).toBe(303);
});

it('a forgotten password can be requested only a few times', async () => {
  const own = await ownShop({ config: { loginTries: 1 } });
  const fields = { email: newEmail() };
  const answers = [await own.postForm('/forgot', fields), await own.postForm('/forgot', fields)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 429]);
});
