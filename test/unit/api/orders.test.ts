import { describe, expect, it } from 'vitest';
import { calculate as calculateForUser, calculateGuest } from '../../../src/api/calculation.ts';
import { createOrder, type GuestOrderBody, type Sending } from '../../../src/api/orders.ts';
import { createPayment } from '../../../src/api/payments.ts';
import { addressOf } from '../../../src/domain/buyer/address.ts';
import { calculationBody, orderBody } from '../../../src/domain/checkout/order-body.ts';
import { guestOf, onHold, orderOf } from '../helpers/samples.ts';
import { failureOf, serveShop } from '../helpers/serve.ts';

const { server, client } = serveShop();
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
    server.answer = () => ({ body: answer });
    await expect(calculate()).resolves.toEqual(answer);
    expect(server.requests).toMatchObject([{ method: 'POST', url: '/api/order/calculate-guest' }]);
    expect(server.requests[0]?.body).toStrictEqual(body);
    expect(Object.keys(address).toSorted()).toEqual([
      'city',
      'country',
      'houseNumber',
      'postalCode',
      'state',
      'street',
    ]);
  });

  it('of a logged-in buyer carries the token and no address', async () => {
    server.answer = () => ({ body: answer });
    const own = calculationBody(orderOf(), context);
    await calculateForUser(client(), { body: own, token: 'secret' }, signal);
    expect(server.requests).toMatchObject([
      { method: 'POST', url: '/api/order/calculate', headers: { authorization: 'Bearer secret' } },
    ]);
    expect(server.requests[0]?.body).toStrictEqual(own);
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
  ])('takes %j', async (given, expected) => {
    server.answer = () => ({ body: given });
    await expect(calculate()).resolves.toMatchObject(expected);
  });

  it.each([{}, { subtotal: 1 }, { total: 1 }, { subtotal: 'x', total: 1 }, { subtotal: '', total: 1 }, [], null])(
    'is invalid as %j',
    async (given) => {
      server.answer = () => ({ body: given });
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

  it('is posted as it stands', async () => {
    server.answer = () => ({ status: 201, body: { id: 'o1' } });
    await expect(createOrder(client(), body, asGuest)).resolves.toBe('o1');
    expect(server.requests).toMatchObject([{ method: 'POST', url: '/api/order/guest' }]);
    expect(server.requests[0]?.body).toStrictEqual(body);
  });

  it.each([
    [null, undefined],
    ['key-1', 'key-1'],
  ])('with the key %j carries the header %j', async (key, header) => {
    server.answer = () => ({ body: { id: 'o1' } });
    await createOrder(client(), body, { ...asGuest, idempotencyKey: key });
    expect(server.requests[0]?.headers['idempotency-key']).toBe(header);
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it('of a logged-in buyer carries the token', async () => {
    server.answer = () => ({ body: { id: 'o1' } });
    await createOrder(client(), body, { ...asGuest, token: 'secret' });
    expect(server.requests).toMatchObject([{ url: '/api/order', headers: { authorization: 'Bearer secret' } }]);
  });

  it('has an id that may be a number', async () => {
    server.answer = () => ({ body: { id: 42 } });
    await expect(createOrder(client(), body, asGuest)).resolves.toBe('42');
  });

  it.each([{}, { id: null }, { id: '' }, { id: {} }])('without an id is invalid: %j', async (answer) => {
    server.answer = () => ({ body: answer });
    await expect(failureOf(createOrder(client(), body, asGuest))).resolves.toMatchObject({
      kind: 'invalid',
    });
  });
});

describe('a payment', () => {
  const none = { sessionId: null, url: null, publishableKey: null };

  it('is asked for by card', async () => {
    await createPayment(client(), 'o/1', { token: null, signal });
    expect(server.requests).toMatchObject([
      {
        method: 'POST',
        url: '/api/order/o%2F1/create-guest-payment',
        body: { paymentGateway: 'stripe', paymentMethod: 'card' },
      },
    ]);
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it('of a logged-in buyer carries the token', async () => {
    await createPayment(client(), 'o1', { token: 'secret', signal });
    expect(server.requests).toMatchObject([
      { url: '/api/order/o1/create-payment', headers: { authorization: 'Bearer secret' } },
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
    server.answer = () => ({ body });
    await expect(createPayment(client(), 'o1', { token: null, signal })).resolves.toMatchObject(expected);
  });
});
