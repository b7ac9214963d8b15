import { expect, it, test } from 'vitest';
import { completeBuyer, montreal, newBuyer, postForm, type TestBuyer } from '../helpers/buyer.ts';
import { fileShop } from './helpers/open-shop.ts';

const shop = await fileShop();
const buyer = await completeBuyer(shop);

const path = '/account/details';
const details = {
  firstName: 'Béa',
  lastName: 'Roy',
  companyName: 'Acme Dental',
  phone: '+1 (514) 555-0123 poste 12',
  ...montreal,
};

const post = (fields: Record<string, string>, { cookie }: TestBuyer = buyer) =>
  postForm(shop, path, { fields: { ...details, ...fields }, headers: { cookie } });

const stored = async () => (await shop.get(`/api/user/${buyer.userId}`, buyer.headers)).json<Record<string, unknown>>();

/** What the account page says after a form, and whether it forgets that. */
async function noticeOn(notice: string | undefined) {
  const page = await shop.get('/account', { cookie: `${buyer.cookie}; notice=${notice}` });
  const said = /<p role="status"[^>]*>(.*?)<\/p>/u.exec(page.body)?.[1] ?? null;
  return [said, page.cookies.map(({ name, value }) => [name, value])];
}

it('the details of an account can be changed, which is confirmed once', async () => {
  const { body } = await shop.get(path, { cookie: buyer.cookie });
  for (const words of ['value="+1 613 555 0100"', '<option value="CA-ON" selected="">']) expect(body).toContain(words);
  const answer = await post({});
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/account']);
  const notice = answer.cookies.find(({ name }) => name === 'notice')?.value;
  expect(await noticeOn(notice)).toEqual(['Saved changes.', [['notice', '']]]);
  expect(await noticeOn('You%20have%20won')).toEqual([null, []]);
  const { firstName, lastName, companyName, phone, ...address } = details;
  const changed = { firstName, lastName, companyName, phone, email: buyer.email };
  expect(await stored()).toMatchObject({ ...changed, address: { ...address, state: 'QC' } });
});

it('the details of an account must be complete, and a refused form keeps the input', async () => {
  const before = await stored();
  const blank = Object.fromEntries(Object.keys(details).map((field) => [field, ' ']));
  const { statusCode, body } = await post({ ...blank, country: '', city: '<Laval>' });
  expect(statusCode).toBe(422);
  const wrong = ['firstName', 'lastName', 'phone', 'street', 'postalCode', 'country'];
  expect([...body.matchAll(/<a href="#(\w+)">/gu)].map(([, field]) => field)).toEqual(wrong);
  for (const field of wrong) expect(body).toContain(`id="${field}-problem"`);
  expect(body).toContain('value="&lt;Laval&gt;"');
  expect(await stored()).toEqual(before);
});

test.each([
  ['phone', '555 01'],
  ['phone', 'call 613 555 0100'],
  ['postalCode', ''],
  ['country', 'XX'],
  ['state', ''],
  ['state', 'US-NY'],
])('the details of an account are refused with %s %j', async (field, value) => {
  const { statusCode, body } = await post({ [field]: value });
  expect([statusCode, body.includes(`id="${field}-problem"`)]).toEqual([422, true]);
});

it('the details of an account have no state if the country has none', async () => {
  expect((await post({ country: 'FR', state: 'CA-QC', postalCode: '75001' })).statusCode).toBe(303);
  expect(await stored()).toMatchObject({ address: { country: 'FR', state: '' } });
});

it('the details of an account change only the account of the session, whatever the form says', async () => {
  const other = await newBuyer(shop);
  const sent = { email: 'else@example.com', id: buyer.userId, roles: 'admin', userId: buyer.userId };
  expect((await post(sent, other)).statusCode).toBe(303);
  const [row] = await shop.rows(`SELECT email, roles FROM users WHERE id = '${other.userId}'`);
  expect(row).toEqual({ email: other.email, roles: ['customer'] });
});
