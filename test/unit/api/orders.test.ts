import { describe, expect, it } from 'vitest';
import { calculate as calculateFor } from '../../../src/api/calculation.ts';
import { createOrder, type GuestOrderBody } from '../../../src/api/orders.ts';
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
  const calculate = () => calculateFor(client(), body, { token: null, signal });
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

  const gift = { code: 'gift', label: 'Gift card', quantity: 1, unit: 5, amount: 5 };
  const asText = { code: 'service', quantity: '1', unit: '70.00', amount: '70.00' };

  it.each<[string, object, object]>([
    ['amounts as texts', { subtotal: '100.00', total: '113.00', tax: '13' }, { subtotal: 100, total: 113, tax: 13 }],
    ['nothing to pay', { subtotal: 0, total: 0 }, { subtotal: 0, total: 0, tax: 0, taxRate: 0, totalWordCount: 0 }],
    ['no discount', { subtotal: 1, total: 1, discount: null }, { discount: 0, lines: null, taxName: null }],
    ['no tax', { subtotal: 1, total: 1, tax: 'none' }, { discount: 0, tax: 0 }],
    // Lines that can't all be named would not add up.
    [
      'a line without a name',
      { ...answer, lines: [...answer.lines, { ...gift, label: ' ' }] },
      { ...answer, lines: null },
    ],
    ['a line of its own', { lines: [gift], subtotal: 5, total: 5 }, { lines: [gift] }],
    ['a line of texts', { ...answer, lines: [asText] }, { lines: [answer.lines[0]] }],
  ])('accepts %s', async (_, given, expected) => {
    shop().answer = () => ({ body: given });
    await expect(calculate()).resolves.toMatchObject(expected);
  });

  it.each([{}, { subtotal: 1 }, { total: 1 }, { subtotal: 'x', total: 1 }, { subtotal: '', total: 1 }])(
    'is invalid as %j',
    async (given) => {
      shop().answer = () => ({ body: given });
      await expect(failureOf(calculate())).resolves.toMatchObject({ kind: 'invalid' });
    },
  );
});

const body: GuestOrderBody = {
  ...orderBody(orderOf(), context, null),
  email: 'marie@example.com',
  firstName: 'Marie',
  lastName: 'Tremblay',
  address,
};
const create = () => createOrder(client(), body, { idempotencyKey: null, token: null, signal });

it.each([{}, { id: null }, { id: '' }, { id: {} }])('the answer %j to an order is invalid', async (answer) => {
  shop().answer = () => ({ body: answer });
  await expect(failureOf(create())).resolves.toMatchObject({ kind: 'invalid' });
});

const none = { sessionId: null, url: null, publishableKey: null };

it.each([
  [true, { returnUrl: 'https://partner.example/#/order' }],
  [false, {}],
])('a payment names the page to return to in its body if the shop wants it: %j', async (isReturnUrlSent, expected) => {
  const returnUrl = 'https://partner.example/#/order';
  await createPayment(client(), 'o1', { token: null, signal, returnUrl, isReturnUrlSent });
  expect(shop().calls[0]?.body).toEqual({ paymentGateway: 'stripe', paymentMethod: 'card', ...expected });
});

it.each<[object, object]>([
  [
    { paymentGatewayInfo: { sessionId: 's1', url: 'https://pay.example/', publishableKey: 'pk' } },
    { sessionId: 's1', url: 'https://pay.example/', publishableKey: 'pk' },
  ],
  [{ paymentGatewayInfo: { sessionId: 's1' } }, { ...none, sessionId: 's1' }],
  [{ paymentGatewayInfo: { sessionId: null, url: 7 } }, none],
  [{ paymentGatewayInfo: 'later' }, none],
  [{}, none],
])('a payment answered with %j is %j', async (body, expected) => {
  shop().answer = () => ({ body });
  await expect(createPayment(client(), 'o1', { token: null, signal })).resolves.toMatchObject(expected);
});
