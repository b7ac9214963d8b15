import { describe, expect, it, test } from 'vitest';
import { bearer, newBuyer, patchUser } from '../helpers/buyer.ts';
import { ontario } from '../helpers/shop.ts';
import { fileShop } from './helpers/open-shop.ts';

const shop = await fileShop();
const buyer = await newBuyer(shop, 'Bea.Roy@Example.com');

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

  test.each<[string, Record<string, string>]>([
    ['no token', {}],
    ['another scheme', { authorization: 'Basic YTpi' }],
    ['no text', { authorization: 'Bearer ' }],
    ['a made-up token', bearer('abc.def.ghi')],
    ['a cookie', { cookie: buyer.cookie }],
  ])('refuses a visitor with %s, readable for other sites', async (_name, headers) => {
    const answer = await get(buyer.userId, { origin: 'https://partner.example', ...headers });
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
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
    expect(row).toMatchObject({ email: 'bea.roy@example.com', roles: ['customer'] });
    expect(String(row?.['password'])).toMatch(/^\$argon2id\$/u);
  });

  it('shows and changes nobody else, and does not reveal whether there is somebody', async () => {
    const other = await newBuyer(shop);
    for (const id of [other.userId, 'nobody']) {
      for (const answer of [await get(id, buyer.headers), await patch({ firstName: 'Mallory' }, id)]) {
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
  ])('refuses %j', async (body, status) => {
    const before = (await get(buyer.userId, buyer.headers)).body;
    expect((await patch(body)).statusCode).toBe(status);
    expect((await get(buyer.userId, buyer.headers)).body).toBe(before);
  });
});
