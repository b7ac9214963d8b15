import { expect, it, test } from 'vitest';
import { accepted, bearer, guestOrder, newYork, ontario, outcome, voicemail } from '../helpers/shop.ts';
import type { TestBuyer } from '../helpers/test-buyer.ts';
import { fileShop, ownShop } from './helpers/open-shop.ts';

const shop = await fileShop();
const buyer = await shop.completeBuyer();

it('POST /order/calculate calculates the tax from the address of the account and no other, and has no tax while the address is unknown', async () => {
  const ask = async (person: TestBuyer) =>
    (await person.post('/api/order/calculate', { ...guestOrder(), address: newYork })).json<object>();
  expect(await ask(buyer)).toMatchObject({ subtotal: 129, tax: 16.77, taxRate: 0.13, total: 145.77 });
  expect(await ask(await shop.newBuyer())).toMatchObject({ tax: 0, total: 129 });
});

it('POST /order stores the order with the name, address and id of the account, whatever the body contains', async () => {
  const order = await buyer.pricedOrder({ referralCode: 'northwind' });
  const forged = { userId: 'other', email: 'other@example.com' };
  const { id } = (await buyer.post('/api/order', { ...order, ...forged })).json<{ id: string }>();
  expect(await shop.orderRow(id)).toMatchObject({
    user_id: buyer.userId,
    email: buyer.email,
    first_name: 'Bea',
    phone: '+1 613 555 0100',
    state: 'ON',
    total: 14_577,
    referral_code: 'northwind',
  });
});

const missing = (fields: string) => ({ message: `Please complete your profile first. Missing: ${fields}.` });
const inGermany = { country: 'DE', state: '', city: 'Köln', postalCode: '50667' };
const notCallable = { code: 'phone-invalid', field: 'phone' };

test.each<[string, object, object, number, object]>([
  ['is refused if the profile has no phone', { phone: ' ' }, {}, 422, missing('Phone')],
  [
    'is refused without a name and a street',
    { lastName: '', address: { street: '' } },
    {},
    422,
    missing('Last name and Street'),
  ],
  ['is refused without a state that the country has', { address: { state: '' } }, {}, 422, missing('Province/State')],
  ['needs no state if the country has none', { address: inGermany }, {}, 201, {}],
  ['accepts a voicemail greeting if the phone can be called', {}, voicemail, 201, {}],
  ['refuses a voicemail greeting otherwise', { phone: 'abc' }, voicemail, 422, notCallable],
  ['accepts other services whatever the phone', { phone: 'abc' }, {}, 201, {}],
])('POST /order %s: %j', async (...row) => {
  const [, profile, changes, status, body] = row;
  const fresh = await shop.completeBuyer();
  accepted(await fresh.patch(profile), 200);
  expect(await outcome(fresh.placeOrder(changes))).toMatchObject([status, body]);
});

it('POST /order is refused with totals of another address', async () => {
  const fresh = await shop.completeBuyer();
  const order = await fresh.pricedOrder();
  await fresh.patch({ address: newYork });
  expect((await fresh.post('/api/order', order)).statusCode).toBe(409);
});

it('without a good token nothing is calculated, ordered or paid, whatever the body', async () => {
  for (const path of ['/api/order/calculate', '/api/order', '/api/order/some-id/create-payment']) {
    const answer = await shop.post(path, {});
    expect([path, answer.statusCode, answer.json()]).toMatchObject([path, 401, { code: 'login-needed' }]);
  }
});

it('an access token expires after ten minutes, and a fresh one works', async () => {
  const timed = await ownShop({ start: Date.UTC(2030, 3, 15) });
  const person = await timed.newBuyer();
  timed.clock.now += 599_000;
  expect((await person.profile()).statusCode).toBe(200);
  timed.clock.now += 1_000;
  expect(await outcome(person.profile())).toMatchObject([401, { code: 'login-over' }]);
  const { accessToken } = (await person.askToken()).json<{ accessToken: string }>();
  expect((await timed.get(`/api/user/${person.userId}`, bearer(accessToken))).statusCode).toBe(200);
});

it('POST /order/:id/create-payment is the only way to pay the order, which guests do not know', async () => {
  expect(await outcome(shop.askToPay(await buyer.newOrder()))).toMatchObject([404, { code: 'order-unknown' }]);
});

it('POST /order/:id/create-payment leads a buyer who cancels straight back to the partner’s page, which the link names', async () => {
  const id = await buyer.newOrder({ referralCode: 'acme' });
  const referer = 'https://acme.example/on-hold?x=1';
  const { path } = await buyer.checkoutOf(id, { referer });
  const { body } = await shop.get(path);
  expect(body).toContain('href="https://acme.example/on-hold?x=1&amp;voice-order-status=');
  expect(body).toContain('Cancel and return to Acme Dental Group (acme.example)');
});

it('POST /order/:id/create-payment knows neither somebody else’s order nor a guest’s', async () => {
  const other = await shop.completeBuyer();
  for (const id of [await other.newOrder(), await shop.newOrder(), 'nothing']) {
    expect(await outcome(buyer.askToPay(id))).toMatchObject([404, { code: 'order-unknown' }]);
  }
});

const fresh = await shop.newBuyer('Bea.Roy@Example.com');

const noAddress = { street: '', houseNumber: '', postalCode: '', city: '', state: '', country: '' };

it('GET /user/:id returns the buyer’s own profile, and nothing else', async () => {
  const person = { title: '', firstName: 'Bea', lastName: 'Roy', phone: '', companyName: '', address: noAddress };
  const account = { id: fresh.userId, email: 'bea.roy@example.com', roles: ['customer'], userData: {} };
  expect(await outcome(fresh.profile())).toEqual([200, { ...account, ...person }]);
});

test.each<[string, Record<string, string>]>([
  ['no token', {}],
  ['another scheme', { authorization: 'Basic YTpi' }],
  ['no text', { authorization: 'Bearer ' }],
  ['a made-up token', bearer('abc.def.ghi')],
  ['a cookie', { cookie: fresh.cookie }],
])('GET /user/:id refuses a visitor with %s, readable for other sites', async (_name, headers) => {
  const answer = await shop.get(`/api/user/${fresh.userId}`, { origin: 'https://partner.example', ...headers });
  expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
});

it('PATCH /user/:id changes the profile, trimmed', async () => {
  const person = { title: 'Dr.', firstName: ' Béatrice ', lastName: 'Roy', phone: '+1 613 555 0100' };
  const body = { ...person, companyName: 'Roy & Co.', address: ontario };
  const answer = await fresh.patch(body);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ ...body, firstName: 'Béatrice', email: 'bea.roy@example.com' });
  expect((await fresh.profile()).json()).toEqual(answer.json());
});

it('PATCH /user/:id keeps fields that are not sent', async () => {
  await fresh.patch({ companyName: 'Roy', address: ontario });
  const changed = await fresh.patch({ phone: '1', address: { city: 'Kingston' } });
  expect(changed.json()).toMatchObject({ companyName: 'Roy', address: { ...ontario, city: 'Kingston' } });
  expect((await fresh.patch({})).statusCode).toBe(200);
});

it('PATCH /user/:id changes neither email, roles, password nor id', async () => {
  const attempt = { email: 'x@example.com', roles: ['admin'], id: 'x', passwordHash: 'x', emailKey: 'x' };
  expect((await fresh.patch(attempt)).statusCode).toBe(200);
  const [row] = await shop.rows(
    `SELECT email, roles, password FROM users JOIN credentials ON user_id = users.id WHERE users.id = '${fresh.userId}'`,
  );
  expect(row).toMatchObject({ email: 'bea.roy@example.com', roles: ['customer'] });
  expect(String(row?.['password'])).toMatch(/^\$argon2id\$/u);
});

it('PATCH /user/:id shows and changes nobody else, and does not reveal whether there is somebody', async () => {
  const other = await shop.newBuyer();
  for (const id of [other.userId, 'nobody']) {
    for (const answer of [await fresh.profile(id), await fresh.patch({ firstName: 'Mallory' }, id)]) {
      expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'User not found.', code: 'user-unknown' }]);
    }
  }
  expect((await other.profile()).json()).toMatchObject({ firstName: 'Bea' });
});

test.each([
  [{ firstName: 1 }, 400],
  [{ phone: 'x'.repeat(41) }, 400],
  [{ address: 'Ottawa' }, 400],
  [{ address: { ...ontario, state: 'NY' } }, 422],
  [{ address: { country: 'XX' } }, 422],
])('PATCH /user/:id refuses %j', async (body, status) => {
  const before = (await fresh.profile()).body;
  expect((await fresh.patch(body)).statusCode).toBe(status);
  expect((await fresh.profile()).body).toBe(before);
});
