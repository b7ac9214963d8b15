import { describe, expect, it, test } from 'vitest';
import { askToken, cookieOf, logIn, newBuyer, password, postForm, type TestBuyer } from '../helpers/buyer.ts';
import type { Answer } from '../helpers/shop.ts';
import { cookieNamed } from './helpers/cookies.ts';
import { fileShop, ownShop } from './helpers/open-shop.ts';
import { mailedLink } from './helpers/outbox.ts';

const shop = await fileShop({ config: { loginTries: 1000, showsOutbox: true } });

const path = '/account/password';
const next = 'another horse 43';

const change = (buyer: TestBuyer, fields: Record<string, string> = {}, place = shop): Promise<Answer> =>
  postForm(place, path, { fields: { password, newPassword: next, ...fields }, headers: { cookie: buyer.cookie } });

const login = (email: string, word: string, { cookie = '', place = shop } = {}): Promise<Answer> =>
  postForm(place, '/login', { fields: { email, password: word }, headers: { cookie } });

/** The errors beside the fields of a form that is shown again, by field. */
const saidIn = ({ body }: Answer) =>
  Object.fromEntries([...body.matchAll(/id="(\w+)-problem">([^<]+)</gu)].map(([, field, words]) => [field, words]));

describe('a changed password', () => {
  it('replaces the old one, and no mail is sent', async () => {
    const buyer = await newBuyer(shop);
    const mails = await shop.rows('SELECT count(*) FROM outbox');
    const answer = await change(buyer);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/account']);
    expect((await login(buyer.email, password)).statusCode).toBe(422);
    expect((await login(buyer.email, next)).statusCode).toBe(303);
    expect(await shop.rows('SELECT count(*) FROM outbox')).toEqual(mails);
  });

  it('ends all sessions and renews that of this browser', async () => {
    const [buyer, other] = [await newBuyer(shop), await newBuyer(shop)];
    const second = await logIn(shop, buyer.email);
    const renewed = cookieOf(await change(buyer));
    for (const cookie of [buyer.cookie, second]) expect((await askToken(shop, cookie)).statusCode).toBe(401);
    expect((await shop.get(`/api/user/${buyer.userId}`, buyer.headers)).statusCode).toBe(401);
    for (const cookie of [renewed, other.cookie]) expect((await askToken(shop, cookie)).statusCode).toBe(200);
  });

  it('makes mailed reset links useless', async () => {
    const buyer = await newBuyer(shop);
    await postForm(shop, '/forgot', { fields: { email: buyer.email } });
    const reset = await mailedLink(shop, 'reset', buyer.email);
    expect((await shop.get(reset)).statusCode).toBe(200);
    await change(buyer);
    expect((await postForm(shop, reset, { fields: { password: 'a third horse 44' } })).statusCode).toBe(410);
    expect((await login(buyer.email, next)).statusCode).toBe(303);
  });

  it('is one of two that are sent at the same time', async () => {
    const buyer = await newBuyer(shop);
    const words = [next, 'a third horse 44'];
    const answers = await Promise.all(words.map((newPassword) => change(buyer, { newPassword })));
    expect(answers.map(({ statusCode }) => statusCode)).toContain(303);
    const logins = await Promise.all([...words, password].map((word) => login(buyer.email, word)));
    expect(logins.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1);
  });

  it('keeps only its own browser known, so that strangers cannot lock it out', async () => {
    const place = await ownShop({ config: { loginTries: 1 } });
    const buyer = await newBuyer(place);
    const before = cookieNamed(await login(buyer.email, password, { place }), 'known');
    const since = cookieNamed(await change(buyer, {}, place), 'known');
    for (const status of [422, 429]) expect((await login(buyer.email, 'wrong', { place })).statusCode).toBe(status);
    expect((await login(buyer.email, next, { cookie: before, place })).statusCode).toBe(429);
    expect((await login(buyer.email, next, { cookie: since, place })).statusCode).toBe(303);
  });
});

describe('a refused password', () => {
  const ownEmail = 'Longer@Example.com';
  const least = 'Choose a password of at least 10 characters.';
  test.each([
    ['', '', { password: 'Enter your password.', newPassword: 'Choose a password.' }],
    ['wrong password', 'too short', { password: 'Incorrect password.', newPassword: least }],
    [password, 'aaaaabbbbb', { newPassword: 'Choose a password with a wider mix of characters.' }],
    [password, ownEmail, { newPassword: 'Your password can’t be your email address.' }],
  ])('changes nothing, and all errors are named: %j and %j', async (word, newPassword, said) => {
    const buyer = await newBuyer(shop);
    const chosen = newPassword === ownEmail ? buyer.email.toUpperCase() : newPassword;
    const answer = await change(buyer, { password: word, newPassword: chosen });
    expect([answer.statusCode, saidIn(answer)]).toEqual([422, said]);
    expect(answer.body).not.toMatch(/type="password"[^>]* value=/u);
    expect((await askToken(shop, buyer.cookie)).statusCode).toBe(200);
    expect(await logIn(shop, buyer.email)).not.toBe('');
  });

  it('counts as a login attempt, even if the new password is wrong', async () => {
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
});
