import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { bearer, newBuyer, newEmail, patchUser, type TestBuyer } from '../helpers/buyer.ts';
import { createTestShop, ontario, type TestShop } from '../helpers/shop.ts';

let shop: TestShop;
let buyer: TestBuyer;
beforeAll(async () => {
  shop = await createTestShop();
  buyer = await newBuyer(shop, 'Bea.Roy@Example.com');
});
afterAll(() => shop.close());

const noAddress = { street: '', houseNumber: '', postalCode: '', city: '', state: '', country: '' };
const get = (id: string, headers: Record<string, string>) => shop.get(`/api/user/${id}`, headers);
const patch = (body: unknown, id = buyer.userId) => patchUser(shop, id, { headers: buyer.headers, body });

describe('GET /user/:id', () => {
  it('returns the buyer’s own profile, and nothing else', async () => {
    const answer = await get(buyer.userId, buyer.headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id: buyer.userId,
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

  it('answers the same for other users and unknown ones', async () => {
    const other = await newBuyer(shop);
    const answers = [await get(other.userId, buyer.headers), await get('nobody', buyer.headers)];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'User not found.', code: 'user-unknown' }]);
    }
  });

  test.each([
    ['no token', {}],
    ['another scheme', { authorization: 'Basic YTpi' }],
    ['no text', { authorization: 'Bearer ' }],
    ['a made-up token', bearer('abc.def.ghi')],
  ])('refuses a visitor with %s', async (_name, headers: Record<string, string>) => {
    const answer = await get(buyer.userId, { origin: 'https://partner.example', ...headers });
    expect(answer.statusCode).toBe(401);
    expect(answer.json<{ message: string }>().message).toMatch(/^Please log in/u);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  it('accepts no cookie as a token', async () => {
    expect((await get(buyer.userId, { cookie: buyer.cookie })).statusCode).toBe(401);
  });
});

describe('PATCH /user/:id', () => {
  it('changes the profile, trimmed', async () => {
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
    expect((await get(buyer.userId, buyer.headers)).json()).toEqual(answer.json());
  });

  it('keeps fields that are not sent', async () => {
    await patch({ companyName: 'Roy', address: ontario });
    const { companyName, address } = (await patch({ phone: '1', address: { city: 'Kingston' } })).json<{
      companyName: string;
      address: object;
    }>();
    expect([companyName, address]).toEqual(['Roy', { ...ontario, city: 'Kingston' }]);
    expect((await patch({})).statusCode).toBe(200);
  });

  it('changes neither email, roles, password nor id', async () => {
    const attempt = { email: 'x@example.com', roles: ['admin'], id: 'x', passwordHash: 'x', emailKey: 'x' };
    expect((await patch(attempt)).statusCode).toBe(200);
    const [row] = await shop.rows(
      `SELECT email, roles, password FROM users JOIN credentials ON user_id = users.id WHERE users.id = '${buyer.userId}'`,
    );
    expect(row).toMatchObject({ email: 'bea.roy@example.com', roles: '["customer"]' });
    expect(String(row?.['password'])).toMatch(/^\$argon2id\$/u);
  });

  it('changes nobody else', async () => {
    const other = await newBuyer(shop, newEmail());
    expect((await patch({ firstName: 'Mallory' }, other.userId)).statusCode).toBe(404);
    expect((await get(other.userId, other.headers)).json()).toMatchObject({ firstName: 'Bea' });
  });

  test.each([
    [{ firstName: 1 }, 400, 'firstName: must be a string'],
    [{ phone: 'x'.repeat(41) }, 400, 'phone: at most 40 characters'],
    [{ address: 'Ottawa' }, 400, 'address: must be an object'],
    [{ address: { country: 'CAN' } }, 400, 'address, country: at most 2 characters'],
    [{ address: { ...ontario, state: 'NY' } }, 422, 'Unable to validate address. Please check your country and state.'],
    [{ address: { country: 'XX' } }, 422, 'Unable to validate address. Please check your country and state.'],
  ])('refuses %j', async (body, status, message) => {
    const answer = await patch(body);
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { message }]);
  });

  it('can be asked by other sites', async () => {
    const { statusCode, headers } = await shop.app.inject({
      method: 'OPTIONS',
      url: `/api/user/${buyer.userId}`,
      headers: { origin: 'https://partner.example', 'access-control-request-method': 'PATCH' },
    });
    expect([statusCode, headers['access-control-allow-methods']]).toEqual([204, 'GET, POST, PATCH']);
  });
});
