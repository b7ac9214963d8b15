import { expect, it, test } from 'vitest';
import {
  askToken,
  askToPayAs,
  bearer,
  buyerOrderId,
  completeBuyer,
  newBuyer,
  patchUser,
  pricedOrder,
} from '../helpers/buyer.ts';
import {
  askToPay,
  checkoutIn,
  guestOrder,
  newYork,
  ontario,
  orderRow,
  placedOrderId,
  voicemail,
} from '../helpers/shop.ts';
import { fileShop, ownShop } from './helpers/open-shop.ts';

const shop = await fileShop();
const buyer = await completeBuyer(shop);

it('POST /order/calculate calculates the tax from the address of the account, and from no other', async () => {
  const order = { ...guestOrder(), address: newYork };
  const { json } = await shop.post('/api/order/calculate', order, buyer.headers);
  expect(json()).toMatchObject({ subtotal: 129, tax: 16.77, taxRate: 0.13, total: 145.77 });
});

it('POST /order/calculate has no tax while the address is unknown', async () => {
  const fresh = await newBuyer(shop);
  const answer = await shop.post('/api/order/calculate', guestOrder(), fresh.headers);
  expect(answer.json()).toMatchObject({ tax: 0, total: 129 });
});

it('POST /order stores the order with the name, address and id of the account, whatever the body contains', async () => {
  const order = await pricedOrder(shop, buyer, { referralCode: 'northwind' });
  const forged = { userId: 'other', email: 'other@example.com' };
  const { id } = (await shop.post('/api/order', { ...order, ...forged }, buyer.headers)).json<{ id: string }>();
  expect(await orderRow(shop, id)).toMatchObject({
    user_id: buyer.userId,
    email: buyer.email,
    first_name: 'Bea',
    phone: '+1 613 555 0100',
    state: 'ON',
    total: 14_577,
    referral_code: 'northwind',
  });
});

test.each([
  [{ phone: ' ' }, 'Phone'],
  [{ lastName: '', address: { street: '' } }, 'Last name and Street'],
  [{ address: { state: '' } }, 'Province/State'],
])('POST /order is refused while the profile is incomplete: %j', async (body, missing) => {
  const fresh = await completeBuyer(shop);
  const order = await pricedOrder(shop, fresh);
  await patchUser(shop, fresh.userId, { headers: fresh.headers, body });
  const answer = await shop.post('/api/order', order, fresh.headers);
  const message = `Please complete your profile first. Missing: ${missing}.`;
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { message }]);
});

it('POST /order accepts an account’s phone for voicemail only if it can be called', async () => {
  const fresh = await completeBuyer(shop);
  const place = async (changes: object) =>
    shop.post('/api/order', await pricedOrder(shop, fresh, changes), fresh.headers);
  expect((await place(voicemail)).statusCode).toBe(201);
  await patchUser(shop, fresh.userId, { headers: fresh.headers, body: { phone: 'abc' } });
  const refused = await place(voicemail);
  expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'phone-invalid', field: 'phone' }]);
  expect((await place({})).statusCode).toBe(201);
});

it('POST /order needs no state if the country has none', async () => {
  const fresh = await completeBuyer(shop);
  const body = { address: { country: 'DE', state: '', city: 'Köln', postalCode: '50667' } };
  await patchUser(shop, fresh.userId, { headers: fresh.headers, body });
  expect(await buyerOrderId(shop, fresh)).toMatch(/^[0-9a-f-]{36}$/u);
});

it('POST /order is refused with totals of another address', async () => {
  const fresh = await completeBuyer(shop);
  const order = await pricedOrder(shop, fresh);
  await patchUser(shop, fresh.userId, { headers: fresh.headers, body: { address: newYork } });
  expect((await shop.post('/api/order', order, fresh.headers)).statusCode).toBe(409);
});

it('without a good token nothing is calculated, ordered or paid, whatever the body', async () => {
  for (const path of ['/api/order/calculate', '/api/order', '/api/order/some-id/create-payment']) {
    const answer = await shop.post(path, {});
    expect([path, answer.statusCode, answer.json()]).toMatchObject([path, 401, { code: 'login-needed' }]);
  }
});

it('an access token expires after ten minutes, and a fresh one works', async () => {
  let now = Date.UTC(2030, 3, 15);
  const timed = await ownShop({ now: () => new Date(now) });
  const person = await newBuyer(timed);
  const ask = (headers: Record<string, string>) => timed.get(`/api/user/${person.userId}`, headers);
  now += 599_000;
  expect((await ask(person.headers)).statusCode).toBe(200);
  now += 1_000;
  const late = await ask(person.headers);
  expect([late.statusCode, late.json()]).toMatchObject([401, { code: 'login-over' }]);
  const { accessToken } = (await askToken(timed, person.cookie)).json<{ accessToken: string }>();
  expect((await ask({ authorization: `Bearer ${accessToken}` })).statusCode).toBe(200);
});

it('POST /order/:id/create-payment is the only way to pay the order, which guests do not know', async () => {
  expect((await askToPay(shop, await buyerOrderId(shop, buyer))).json()).toMatchObject({ code: 'order-unknown' });
});

it('POST /order/:id/create-payment leads a buyer who cancels straight back to the partner’s page, which the link names', async () => {
  const id = await buyerOrderId(shop, buyer, { referralCode: 'acme' });
  const referer = 'https://acme.example/on-hold?x=1';
  const { path } = checkoutIn(await askToPayAs(shop, { headers: { ...buyer.headers, referer } }, id));
  const { body } = await shop.get(path);
  expect(body).toContain('href="https://acme.example/on-hold?x=1&amp;voice-order-status=');
  expect(body).toContain('Cancel and return to Acme Dental Group (acme.example)');
});

it('POST /order/:id/create-payment knows neither somebody else’s order nor a guest’s', async () => {
  const other = await completeBuyer(shop);
  for (const id of [await buyerOrderId(shop, other), await placedOrderId(shop), 'nothing']) {
    const answer = await askToPayAs(shop, buyer, id);
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'order-unknown' }]);
  }
});

const fresh = await newBuyer(shop, 'Bea.Roy@Example.com');

const noAddress = { street: '', houseNumber: '', postalCode: '', city: '', state: '', country: '' };
const get = (id: string, headers: Record<string, string>) => shop.get(`/api/user/${id}`, headers);
const patch = (body: unknown, id = fresh.userId) => patchUser(shop, id, { headers: fresh.headers, body });

it('GET /user/:id returns the buyer’s own profile, and nothing else', async () => {
  const answer = await get(fresh.userId, fresh.headers);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    id: fresh.userId,
    email: 'bea.roy@example.com',
    roles: ['customer'],
    title: '',
    firstName: 'Bea',
    lastName: 'Roy',
    phone: '',
    companyName: '',
    address: noAddress,
    userData: {},
  });
});

test.each<[string, Record<string, string>]>([
  ['no token', {}],
  ['another scheme', { authorization: 'Basic YTpi' }],
  ['no text', { authorization: 'Bearer ' }],
  ['a made-up token', bearer('abc.def.ghi')],
  ['a cookie', { cookie: fresh.cookie }],
])('GET /user/:id refuses a visitor with %s, readable for other sites', async (_name, headers) => {
  const answer = await get(fresh.userId, { origin: 'https://partner.example', ...headers });
  expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
});

it('PATCH /user/:id changes the profile, trimmed', async () => {
  const body = {
    title: 'Dr.',
    firstName: ' Béatrice ',
    lastName: 'Roy',
    phone: '+1 613 555 0100',
    companyName: 'Roy & Co.',
    address: ontario,
  };
  const answer = await patch(body);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ ...body, firstName: 'Béatrice', email: 'bea.roy@example.com' });
  expect((await get(fresh.userId, fresh.headers)).json()).toEqual(answer.json());
});

it('PATCH /user/:id keeps fields that are not sent', async () => {
  await patch({ companyName: 'Roy', address: ontario });
  const { companyName, address } = (await patch({ phone: '1', address: { city: 'Kingston' } })).json<{
    companyName: string;
    address: object;
  }>();
  expect([companyName, address]).toEqual(['Roy', { ...ontario, city: 'Kingston' }]);
  expect((await patch({})).statusCode).toBe(200);
});

it('PATCH /user/:id changes neither email, roles, password nor id', async () => {
  const attempt = { email: 'x@example.com', roles: ['admin'], id: 'x', passwordHash: 'x', emailKey: 'x' };
  expect((await patch(attempt)).statusCode).toBe(200);
  const [row] = await shop.rows(
    `SELECT email, roles, password FROM users JOIN credentials ON user_id = users.id WHERE users.id = '${fresh.userId}'`,
  );
  expect(row).toMatchObject({ email: 'bea.roy@example.com', roles: ['customer'] });
  expect(String(row?.['password'])).toMatch(/^\$argon2id\$/u);
});

it('PATCH /user/:id shows and changes nobody else, and does not reveal whether there is somebody', async () => {
  const other = await newBuyer(shop);
  for (const id of [other.userId, 'nobody']) {
    for (const answer of [await get(id, fresh.headers), await patch({ firstName: 'Mallory' }, id)]) {
      expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'User not found.', code: 'user-unknown' }]);
    }
  }
  expect((await get(other.userId, other.headers)).json()).toMatchObject({ firstName: 'Bea' });
});

test.each([
  [{ firstName: 1 }, 400],
  [{ phone: 'x'.repeat(41) }, 400],
  [{ address: 'Ottawa' }, 400],
  [{ address: { ...ontario, state: 'NY' } }, 422],
  [{ address: { country: 'XX' } }, 422],
])('PATCH /user/:id refuses %j', async (body, status) => {
  const before = (await get(fresh.userId, fresh.headers)).body;
  expect((await patch(body)).statusCode).toBe(status);
  expect((await get(fresh.userId, fresh.headers)).body).toBe(before);
});
