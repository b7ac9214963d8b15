import { afterAll, describe, expect, it, test } from 'vitest';
import { cookieOf, completeBuyer, montreal, newBuyer, postForm, type TestBuyer } from '../helpers/buyer.ts';
import { createTestShop, type Answer } from '../helpers/shop.ts';

const shop = await createTestShop({ config: { loginTries: 3, showsOutbox: true } });
const buyer = await completeBuyer(shop);
afterAll(() => shop.close());

const path = '/account/details';
const details = {
  firstName: 'Béa',
  lastName: 'Roy',
  companyName: 'Acme Dental',
  phone: '+1 (514) 555-0123 poste 12',
  ...montreal,
};

const post = (fields: Record<string, string>, { cookie }: TestBuyer = buyer, headers: Record<string, string> = {}) =>
  postForm(shop, path, { fields: { ...details, ...fields }, headers: { cookie, ...headers } });

const storedOf = async ({ userId }: TestBuyer) =>
  (await shop.get(`/api/user/${userId}`, buyer.headers)).json<Record<string, unknown>>();

/** The account page after a form, and when it is opened again. */
async function saidAfter(answer: Answer, { cookie }: TestBuyer = buyer) {
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/account']);
  const notice = answer.cookies.find(({ name }) => name === 'notice');
  const page = await shop.get('/account', { cookie: `${cookie}; notice=${notice?.value}` });
  const [, words = ''] = /<p role="status"[^>]*>(.*?)<\/p>/u.exec(page.body) ?? [];
  const isForgotten = page.cookies.some(({ name, value }) => name === 'notice' && value === '');
  return { words, isForgotten };
}

describe('the details of an account', () => {
  it('can be changed, which is confirmed once', async () => {
    expect((await shop.get('/account', { cookie: buyer.cookie })).body).toContain(`href="${path}"`);
    const { body } = await shop.get(path, { cookie: buyer.cookie });
    for (const words of ['value="+1 613 555 0100"', 'value="Bank Street"', `value="${buyer.email}"`]) {
      expect(body).toContain(words);
    }
    expect(body).toMatch(/<input id="email"[^>]+disabled=""/u);
    expect(body).toContain('<option value="CA" selected="">Canada</option>');
    expect(body).toContain('<option value="CA-ON" selected="">Ontario</option>');
    expect(await saidAfter(await post({}))).toEqual({ words: 'Saved changes.', isForgotten: true });
    const { state: _, country: __, ...typed } = details;
    const { firstName, lastName, companyName, phone, ...address } = typed;
    expect(await storedOf(buyer)).toMatchObject({
      firstName,
      lastName,
      companyName,
      phone,
      email: buyer.email,
      address: { ...address, country: 'CA', state: 'QC' },
    });
  });

  it('must be complete, and a refused form keeps the input', async () => {
    const before = await storedOf(buyer);
    const blank = Object.fromEntries(Object.keys(details).map((field) => [field, ' ']));
    const { statusCode, body } = await post({ ...blank, country: '', city: '<Laval>' });
    expect(statusCode).toBe(422);
    const wrong = ['firstName', 'lastName', 'phone', 'street', 'houseNumber', 'postalCode', 'country'];
    expect([...body.matchAll(/<a href="#(\w+)">/gu)].map(([, field]) => field)).toEqual(wrong);
    for (const field of wrong) expect(body).toContain(`id="${field}-problem"`);
    expect(body).toContain('value="&lt;Laval&gt;"');
    expect(await storedOf(buyer)).toEqual(before);
  });

  test.each([
    ['phone', '555 01', 'Enter a phone number with area code'],
    ['phone', 'Barrington Street', 'Enter a phone number with area code'],
    ['postalCode', 'Can', 'Enter a valid postal code for this country.'],
    ['phone', 'call 613 555 0100', 'Enter a phone number with area code'],
    ['phone', '613 555 0100 <b>', 'Enter a phone number with area code'],
    ['country', 'XX', 'Choose the country.'],
    ['state', '', 'Choose the province or state.'],
    ['state', 'US-NY', 'Choose the province or state.'],
    ['state', 'CA-NY', 'Choose the province or state.'],
  ])('are refused with %s %j', async (field, value, words) => {
    const { statusCode, body } = await post({ [field]: value });
    expect([statusCode, body.includes(words), body.includes('value="Rue Notre-Dame"')]).toEqual([422, true, true]);
  });

  it('have no state if the country has none', async () => {
    expect((await post({ country: 'FR', state: 'CA-QC', postalCode: '75001' })).statusCode).toBe(303);
    expect(await storedOf(buyer)).toMatchObject({ address: { country: 'FR', state: '' } });
  });

  it('need a login and cannot be changed by another site', async () => {
    expect((await shop.get(path)).headers.location).toBe('/login?redirect=%2Faccount%2Fdetails');
    expect((await postForm(shop, path, { fields: details })).statusCode).toBe(401);
    expect((await post({}, buyer, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });

  it('change only the account of the session, whatever the form says', async () => {
    const other = await newBuyer(shop);
    const sent = { email: 'else@example.com', id: buyer.userId, roles: 'admin', userId: buyer.userId };
    expect((await post(sent, other)).statusCode).toBe(303);
    const [row] = await shop.rows(`SELECT email, roles FROM users WHERE id = '${other.userId}'`);
    expect(row).toEqual({ email: other.email, roles: '["customer"]' });
  });
});

it('a forged notice is not shown', async () => {
  const page = await shop.get('/account', { cookie: `${buyer.cookie}; notice=You%20have%20won` });
  expect(page.body).not.toContain('role="status"');
  expect(cookieOf(page)).toBe('');
});
