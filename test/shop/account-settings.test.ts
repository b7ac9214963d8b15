import { describe, expect, it, test } from 'vitest';
import {
  askToken,
  buyerOrderId,
  completeBuyer,
  logIn,
  newBuyer,
  newEmail,
  password,
  postForm,
  register,
  type TestBuyer,
} from '../helpers/buyer.ts';
import { checkoutIn, payWith } from '../helpers/shop.ts';
import { fileShop } from './helpers/open-shop.ts';
import { askToPayAs } from './helpers/orders.ts';
import { mailedLink } from './helpers/outbox.ts';

const shop = await fileShop({ config: { loginTries: 1000, showsOutbox: true } });

const post = (path: string, { cookie }: TestBuyer, fields: Record<string, string> = {}) =>
  postForm(shop, path, { fields, headers: { cookie } });

const changeEmail = (buyer: TestBuyer, email: string, word = password) =>
  post('/account/email', buyer, { email, password: word });

/** The link that asks an address about a change, or `none`. */
const linkTo = (address: string): Promise<string> => mailedLink(shop, 'email', address);

describe('another email', () => {
  it('needs the consent of the old and the new address', async () => {
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

  it('is refused if an account was made with it meanwhile', async () => {
    const [buyer, email] = [await newBuyer(shop), newEmail()];
    await changeEmail(buyer, email);
    await postForm(shop, await linkTo(buyer.email), {});
    const next = await linkTo(email);
    await newBuyer(shop, email);
    expect((await postForm(shop, next, {})).statusCode).toBe(410);
    expect(await logIn(shop, buyer.email)).not.toBe('');
  });

  it('needs the password, and does not reveal whether somebody has it', async () => {
    const [buyer, other] = [await newBuyer(shop), await newBuyer(shop)];
    const wrong = await changeEmail(buyer, newEmail(), 'wrong password');
    expect([wrong.statusCode, wrong.body.includes('Incorrect password')]).toEqual([422, true]);
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

  it('may belong to an account that was never confirmed, and ends links to the old address', async () => {
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

  it('is not changed by a forged link', async () => {
    const [buyer, email] = [await newBuyer(shop), newEmail()];
    await changeEmail(buyer, email);
    const link = await linkTo(buyer.email);
    expect((await postForm(shop, `${link.slice(0, -4)}AAAA`, {})).statusCode).toBe(410);
  });
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

describe('the data of an account', () => {
  it('can be downloaded, without secrets', async () => {
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

  it('is deleted with the account, except for paid orders', async () => {
    const buyer = await completeBuyer(shop);
    const [paid, unpaid] = [await buyerOrderId(shop, buyer), await buyerOrderId(shop, buyer)];
    await payWith(shop, checkoutIn(await askToPayAs(shop, buyer, paid)).path);
    expect((await post('/account/delete', buyer, { password: 'wrong password' })).statusCode).toBe(422);
    expect((await post('/account/delete', buyer, { password })).headers.location).toBe('/done/deleted');
    expect(await shop.rows(`SELECT 1 FROM users WHERE id = '${buyer.userId}'`)).toEqual([]);
    const left = await shop.rows(`SELECT id, user_id FROM orders WHERE id IN ('${paid}', '${unpaid}')`);
    expect(left).toEqual([{ id: paid, user_id: null }]);
    await expect(logIn(shop, buyer.email)).rejects.toThrow('422');
    expect((await askToken(shop, buyer.cookie)).statusCode).toBe(401);
  });
});
