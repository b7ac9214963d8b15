import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieOf, logIn, newBuyer, newEmail, password, postForm, register } from '../helpers/buyer.ts';
import { createTestShop, placeOrder, type TestShop } from '../helpers/shop.ts';

let now = Date.UTC(2030, 3, 15);
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ now: () => new Date(now), config: { loginTries: 1000, showsOutbox: true } });
});
afterAll(() => shop.close());

/** The newest link of a kind that was mailed to an address. */
async function mailedLink(kind: 'verify' | 'reset', email: string): Promise<string> {
  now += 1000;
  const { body } = await shop.get('/outbox');
  const mail = body.split('<section').find((part) => part.includes(email) && part.includes(`/${kind}/`)) ?? '';
  return new RegExp(`/${kind}/[\\w.-]+`, 'u').exec(mail)?.[0] ?? 'none';
}

const askForReset = (email: string) => postForm(shop, '/forgot', { fields: { email } });
const choose = (link: string, word: string) => postForm(shop, link, { fields: { password: word } });
const login = (email: string, word: string) => postForm(shop, '/login', { fields: { email, password: word } });

describe('confirming an address', () => {
  it('is asked of its owner when logged in, and shows the orders of that address', async () => {
    const { email, cookie } = await newBuyer(shop);
    await placeOrder(shop, { email: ` ${email.toUpperCase()}` });
    await placeOrder(shop, { email: newEmail() });
    const account = () => shop.get('/account', { cookie });
    expect((await account()).body).toContain('is not confirmed yet');
    expect((await account()).body).toContain('You have no orders yet.');
    const link = await mailedLink('verify', email);
    const stranger = await shop.get(link);
    expect([stranger.statusCode, stranger.headers.location]).toEqual([
      303,
      `/login?redirect=${encodeURIComponent(link)}`,
    ]);
    expect((await shop.get(link, { cookie })).body).toContain(email);
    expect((await account()).body).toContain('is not confirmed yet');
    expect((await postForm(shop, link, { headers: { cookie } })).body).toContain(
      '<h1>Your email address is confirmed</h1>',
    );
    const { body } = await account();
    expect(body).not.toContain('is not confirmed yet');
    expect(body.match(/class="panel past-order"/gu)).toHaveLength(1);
    const [, pay = ''] = /href="(\/account\/orders\/\d+\/pay)"/u.exec(body) ?? [];
    expect((await shop.get(pay, { cookie })).headers.location).toContain('/checkout/');
  });

  it('is not done by another account, another site or an old link', async () => {
    const [own, other] = [await newBuyer(shop), await newBuyer(shop)];
    const link = await mailedLink('verify', own.email);
    expect((await postForm(shop, link, { headers: { cookie: other.cookie } })).statusCode).toBe(410);
    const foreign = { cookie: own.cookie, 'sec-fetch-site': 'cross-site' };
    expect((await postForm(shop, link, { headers: foreign })).statusCode).toBe(403);
    expect((await shop.get(link.replace('verify', 'reset'))).statusCode).toBe(410);
    now += 3 * 24 * 3_600_000;
    expect((await shop.get(link, { cookie: own.cookie })).statusCode).toBe(410);
    await postForm(shop, '/account/verify', { headers: { cookie: own.cookie } });
    expect((await shop.get(await mailedLink('verify', own.email), { cookie: own.cookie })).statusCode).toBe(200);
  });
});

describe('a forgotten password', () => {
  it('is asked about in the same words whether there is an account or not', async () => {
    const email = newEmail();
    await register(shop, email);
    const [known, unknown] = [await askForReset(email), await askForReset(newEmail())];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect((await askForReset('nobody')).statusCode).toBe(422);
  });

  it('is replaced by the mail’s link, once, and everybody is logged out', async () => {
    const { email, cookie } = await newBuyer(shop);
    await askForReset(email);
    const link = await mailedLink('reset', email);
    expect((await shop.get(link)).body).toContain('New password');
    expect((await choose(link, 'short')).body).toContain('Choose a password of at least 10 characters.');
    expect((await choose(link, 'another horse 43')).body).toContain('<h1>Your password is changed</h1>');
    expect((await choose(link, 'a third horse 44')).statusCode).toBe(410);
    expect((await shop.get('/account', { cookie })).statusCode).toBe(303);
    expect((await login(email, password)).statusCode).toBe(422);
    const next = cookieOf(await login(email, 'another horse 43'));
    expect((await shop.get('/account', { cookie: next })).body).not.toContain('is not confirmed yet');
  });

  it('can be replaced for an hour', async () => {
    const email = newEmail();
    await register(shop, email);
    await askForReset(email);
    const link = await mailedLink('reset', email);
    now += 3_600_000;
    expect((await choose(link, 'another horse 43')).statusCode).toBe(410);
    expect(await logIn(shop, email)).not.toBe('');
  });

  it('is not asked about without end', async () => {
    const own = await createTestShop({ config: { loginTries: 1 } });
    const fields = { email: newEmail() };
    const answers = [await postForm(own, '/forgot', { fields }), await postForm(own, '/forgot', { fields })];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 429]);
    await own.close();
  });
});
