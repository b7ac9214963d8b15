import { describe, expect, it, test } from 'vitest';
import { askToken, buyerOrderId, completeBuyer, newBuyer, patchUser, postForm, pricedOrder } from '../helpers/buyer.ts';
import { askToPay, checkoutIn, guestOrder, newYork, payWith, placedOrderId, voicemail } from '../helpers/shop.ts';
import { fileShop, ownShop } from './helpers/open-shop.ts';
import { askToPayAs, orderRow } from './helpers/orders.ts';

const shop = await fileShop();
const buyer = await completeBuyer(shop);

describe('POST /order/calculate', () => {
  it('calculates the tax from the address of the account, and from no other', async () => {
    const order = { ...guestOrder(), address: newYork };
    const { json } = await shop.post('/api/order/calculate', order, buyer.headers);
    expect(json()).toMatchObject({ subtotal: 129, tax: 16.77, taxRate: 0.13, total: 145.77 });
  });

  it('has no tax while the address is unknown', async () => {
    const fresh = await newBuyer(shop);
    const answer = await shop.post('/api/order/calculate', guestOrder(), fresh.headers);
    expect(answer.json()).toMatchObject({ tax: 0, total: 129 });
  });
});

describe('POST /order', () => {
  it('stores the order with the name, address and id of the account, whatever the body contains', async () => {
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
    [{ phone: ' ' }, 'phone number'],
    [{ lastName: '', address: { street: '' } }, 'last name and street'],
    [{ address: { state: '' } }, 'province or state'],
  ])('is refused while the profile is incomplete: %j', async (body, missing) => {
    const fresh = await completeBuyer(shop);
    const order = await pricedOrder(shop, fresh);
    await patchUser(shop, fresh.userId, { headers: fresh.headers, body });
    const answer = await shop.post('/api/order', order, fresh.headers);
    const message = `Please complete your profile first. Missing: ${missing}.`;
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { message }]);
  });

  it('accepts an account’s phone for voicemail only if it can be called', async () => {
    const fresh = await completeBuyer(shop);
    const place = async (changes: object) =>
      shop.post('/api/order', await pricedOrder(shop, fresh, changes), fresh.headers);
    expect((await place(voicemail)).statusCode).toBe(201);
    await patchUser(shop, fresh.userId, { headers: fresh.headers, body: { phone: 'abc' } });
    const refused = await place(voicemail);
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'phone-invalid', field: 'phone' }]);
    expect((await place({})).statusCode).toBe(201);
  });

  it('needs no state if the country has none', async () => {
    const fresh = await completeBuyer(shop);
    const body = { address: { country: 'DE', state: '', city: 'Köln', postalCode: '50667' } };
    await patchUser(shop, fresh.userId, { headers: fresh.headers, body });
    expect(await buyerOrderId(shop, fresh)).toMatch(/^[0-9a-f-]{36}$/u);
  });

  it('is refused with totals of another address', async () => {
    const fresh = await completeBuyer(shop);
    const order = await pricedOrder(shop, fresh);
    await patchUser(shop, fresh.userId, { headers: fresh.headers, body: { address: newYork } });
    expect((await shop.post('/api/order', order, fresh.headers)).statusCode).toBe(409);
  });
});

describe('without a good token', () => {
  it('nothing is calculated, ordered or paid, whatever the body', async () => {
    for (const path of ['/api/order/calculate', '/api/order', '/api/order/some-id/create-payment']) {
      const answer = await shop.post(path, {});
      expect([path, answer.statusCode, answer.json()]).toMatchObject([path, 401, { code: 'login-needed' }]);
    }
  });

  it('a token expires after ten minutes, and a fresh one works', async () => {
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

  it('a token ends with its session', async () => {
    const person = await newBuyer(shop);
    await postForm(shop, '/logout', { headers: { cookie: person.cookie } });
    expect((await shop.get(`/api/user/${person.userId}`, person.headers)).statusCode).toBe(401);
  });
});

describe('POST /order/:id/create-payment', () => {
  it('returns a checkout that pays the order, which guests do not know', async () => {
    const id = await buyerOrderId(shop, buyer);
    expect((await askToPay(shop, id)).json()).toMatchObject({ code: 'order-unknown' });
    const { path } = checkoutIn(await askToPayAs(shop, buyer, id));
    expect((await payWith(shop, path)).statusCode).toBe(303);
  });

  it('leads a buyer who cancels straight back to the partner’s page, and others only by a page that names it', async () => {
    const id = await buyerOrderId(shop, buyer, { referralCode: 'acme' });
    const referer = 'https://acme.example/on-hold?x=1';
    const { path } = checkoutIn(await askToPayAs(shop, { headers: { ...buyer.headers, referer } }, id));
    const back = expect.stringContaining(`${referer}&voice-order-status=`);
    const cancel = async (from: string) => {
      const { statusCode, headers } = await shop.get(`${path}/cancel`, from === '' ? {} : { referer: from });
      return [statusCode, headers.location];
    };
    const { publicUrl } = shop.config;
    expect((await shop.get(path)).body).toContain('Cancel and return to Acme Dental Group (acme.example)');
    expect(await cancel(`${publicUrl}${path}`)).toEqual([303, back]);
    expect(await cancel(`${publicUrl}${path}?lang=fr`)).toEqual([303, back]);
    for (const from of ['', 'https://elsewhere.example/', `https://elsewhere.example${path}`, `${publicUrl}/login`]) {
      expect(await cancel(from)).toEqual([200, undefined]);
    }
  });

  it('knows neither somebody else’s order nor a guest’s', async () => {
    const other = await completeBuyer(shop);
    for (const id of [await buyerOrderId(shop, other), await placedOrderId(shop), 'nothing']) {
      const answer = await askToPayAs(shop, buyer, id);
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'order-unknown' }]);
    }
  });
});
