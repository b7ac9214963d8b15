import { describe, expect, it } from 'vitest';
import { calculate as calculateForUser, calculateGuest } from '../../../src/api/calculation.ts';
import { createOrder, type GuestOrderBody, type Sending } from '../../../src/api/orders.ts';
import { createPayment } from '../../../src/api/payments.ts';
import { addressOf } from '../../../src/domain/buyer/address.ts';
import { calculationBody, orderBody } from '../../../src/domain/checkout/order-body.ts';
import { guestOf, onHold, orderOf } from '../helpers/samples.ts';
import { failureOf, serveShop } from '../helpers/serve.ts';

const { shop, client } = serveShop();
const context = { service: onHold, referral: null, guideText: (guide: string) => guide };
const { signal } = new AbortController();
const address = addressOf(guestOf());

describe('a calculation', () => {
  const body = { ...calculationBody(orderOf(), context), address };
  const calculate = () => calculateGuest(client(), body, signal);
  const answer = {
    subtotal: 100,
    discount: 0,
    discountRate: 0,
    tax: 13,
    taxRate: 13,
    total: 113,
    totalNoTax: 100,
    totalWordCount: 3,
    extraWordCount: 0,
    lines: [
      { code: 'service', label: null, quantity: 1, unit: 70, amount: 70 },
      { code: 'words', label: null, quantity: 100, unit: 0.3, amount: 30 },
    ],
    taxName: 'HST',
  };

  it('posts the order and the address', async () => {
    shop().answer = () => ({ body: answer });
    await expect(calculate()).resolves.toEqual(answer);
    expect(shop().calls).toMatchObject([{ line: 'POST /order/calculate-guest' }]);
    expect(shop().calls[0]?.body).toStrictEqual(body);
    expect(Object.keys(address).toSorted()).toEqual([
      'city',
      'country',
      'houseNumber',
      'postalCode',
      'state',
      'street',
    ]);
  });

  it('for a logged-in buyer carries the token and no address', async () => {
    shop().answer = () => ({ body: answer });
    const own = calculationBody(orderOf(), context);
    await calculateForUser(client(), { body: own, token: 'secret' }, signal);
    expect(shop().calls).toMatchObject([
      { line: 'POST /order/calculate', headers: { authorization: 'Bearer secret' } },
    ]);
    expect(shop().calls[0]?.body).toStrictEqual(own);
  });

  it.each<[object, object]>([
    [
      { subtotal: '100.00', total: '113.00', tax: '13' },
      { subtotal: 100, total: 113, tax: 13, discount: 0 },
    ],
    [
      { subtotal: 0, total: 0 },
      { subtotal: 0, total: 0, tax: 0, taxRate: 0, totalWordCount: 0 },
    ],
    [
      { subtotal: 1, total: 1, discount: null, tax: 'none' },
      { discount: 0, tax: 0, lines: null, taxName: null },
    ],
    // Lines that can't all be named would not add up.
    [
      { ...answer, lines: [...answer.lines, { code: 'gift', label: ' ', quantity: 1, unit: 0, amount: 0 }] },
      { ...answer, lines: null },
    ],
    [
      { lines: [{ code: 'gift', label: 'Gift card', quantity: 1, unit: 5, amount: 5 }], subtotal: 5, total: 5 },
      { lines: [{ code: 'gift', label: 'Gift card', quantity: 1, unit: 5, amount: 5 }] },
    ],
    [
      { ...answer, lines: [{ code: 'service', quantity: '1', unit: '70.00', amount: '70.00' }] },
      { lines: [{ code: 'service', label: null, quantity: 1, unit: 70, amount: 70 }] },
    ],
  ])('accepts %j', async (given, expected) => {
    shop().answer = () => ({ body: given });
    await expect(calculate()).resolves.toMatchObject(expected);
  });

  it.each([{}, { subtotal: 1 }, { total: 1 }, { subtotal: 'x', total: 1 }, { subtotal: '', total: 1 }, [], null])(
    'is invalid as %j',
    async (given) => {
      shop().answer = () => ({ body: given });
      await expect(failureOf(calculate())).resolves.toMatchObject({ kind: 'invalid' });
    },
  );
});

describe('an order', () => {
  const asGuest: Sending = { idempotencyKey: null, token: null, signal };
  const body: GuestOrderBody = {
    ...orderBody(orderOf(), context, null),
    email: 'marie@example.com',
    firstName: 'Marie',
    lastName: 'Tremblay',
    address,
  };

  it('is posted unchanged', async () => {
    shop().answer = () => ({ status: 201, body: { id: 'o1' } });
    await expect(createOrder(client(), body, asGuest)).resolves.toBe('o1');
    expect(shop().calls).toMatchObject([{ line: 'POST /order/guest' }]);
    expect(shop().calls[0]?.body).toStrictEqual(body);
  });

  it.each([
    [null, undefined],
    ['key-1', 'key-1'],
  ])('with the key %j has the header %j', async (key, header) => {
    shop().answer = () => ({ body: { id: 'o1' } });
    await createOrder(client(), body, { ...asGuest, idempotencyKey: key });
    expect(shop().calls[0]?.headers['idempotency-key']).toBe(header);
    expect(shop().calls[0]?.headers).not.toHaveProperty('authorization');
  });

  it('of a logged-in buyer carries the token', async () => {
    shop().answer = () => ({ body: { id: 'o1' } });
    await createOrder(client(), body, { ...asGuest, token: 'secret' });
    expect(shop().calls).toMatchObject([{ line: 'POST /order', headers: { authorization: 'Bearer secret' } }]);
  });

  it('may have a number as its id', async () => {
    shop().answer = () => ({ body: { id: 42 } });
    await expect(createOrder(client(), body, asGuest)).resolves.toBe('42');
  });

  it.each([{}, { id: null }, { id: '' }, { id: {} }])('without an id is invalid: %j', async (answer) => {
    shop().answer = () => ({ body: answer });
    await expect(failureOf(createOrder(client(), body, asGuest))).resolves.toMatchObject({
      kind: 'invalid',
    });
  });
});

describe('a payment', () => {
  const none = { sessionId: null, url: null, publishableKey: null };

  it('is requested by card', async () => {
    await createPayment(client(), 'o/1', { token: null, signal });
    expect(shop().calls).toMatchObject([
      {
        line: 'POST /order/o%2F1/create-guest-payment',
        body: { paymentGateway: 'stripe', paymentMethod: 'card' },
      },
    ]);
    expect(shop().calls[0]?.headers).not.toHaveProperty('authorization');
  });

  it('of a logged-in buyer carries the token', async () => {
    await createPayment(client(), 'o1', { token: 'secret', signal });
    expect(shop().calls).toMatchObject([
      { line: 'POST /order/o1/create-payment', headers: { authorization: 'Bearer secret' } },
    ]);
  });

  it.each<[object, object]>([
    [
      { paymentGatewayInfo: { sessionId: 's1', url: 'https://pay.example/', publishableKey: 'pk' } },
      { sessionId: 's1', url: 'https://pay.example/', publishableKey: 'pk' },
    ],
    [{ paymentGatewayInfo: { sessionId: 's1' } }, { ...none, sessionId: 's1' }],
    [{ paymentGatewayInfo: { sessionId: null, url: 7 } }, none],
    [{ paymentGatewayInfo: {} }, none],
    [{ paymentGatewayInfo: null }, none],
    [{ paymentGatewayInfo: 'later' }, none],
    [{}, none],
  ])('answered with %j is %j', async (body, expected) => {
    shop().answer = () => ({ body });
    await expect(createPayment(client(), 'o1', { token: null, signal })).resolves.toMatchObject(expected);
  });
});
