import {
  answer,
  answering,
  asked,
  both,
  eachItem,
  instead,
  json,
  paging,
  refused,
  repeatFirst,
  withTrack,
} from './breaking.ts';
import type { Body, Breaking, Row } from './breaking.ts';
import type { Fetch } from '../../../src/shop-check/shop.ts';

const order = /^POST .*order\/guest$/u;
const payment = /^POST .*create-guest-payment$/u;
const status = /order\/status\//u;

const keyOf = ({ headers }: Request): string | null => headers.get('idempotency-key');
const ordered = (change: Parameters<typeof asked>[1]): Breaking => asked(order, change);
const paymentWith = (change: (info: Body) => Body): Breaking => json(payment, 'sessionId', change);
const fourWords = eachItem(() => ({ content: 'word '.repeat(4) }));

const ignoresKeys = instead(order, (request, shop) => {
  request.headers.delete('idempotency-key');
  return shop(request);
});

/** Stores keys after the order, so that requests at the same time are not compared. */
const storesKeysLate: Breaking = (shop) => {
  const pending = new Set<string>();
  return async (request) => {
    const key = keyOf(request);
    if (key === null || request.method !== 'POST') return shop(request);
    if (pending.has(key)) request.headers.delete('idempotency-key');
    pending.add(key);
    // All requests arrive before the first answer.
    await Promise.resolve();
    const answered = await shop(request);
    pending.delete(key);
    return answered;
  };
};

const idAsToken: Breaking = (shop) => {
  let id = '';
  return json(payment, 'statusToken', () => ({ statusToken: id }))((request) => {
    [, id = ''] = /order\/([^/]+)\/create-/u.exec(request.url) ?? [];
    return shop(request);
  });
};

/** Replaces the sums in the request by the shop's own. */
const ownPrice = async (body: Body, shop: Fetch): Promise<Body> => {
  const url = 'https://shop.example/api/order/calculate-guest';
  const priced = await shop(new Request(url, { method: 'POST', body: JSON.stringify(body) }));
  return priced.ok ? Object.fromEntries(Object.entries(await priced.json())) : {};
};

const acceptsNoMessages = instead(order, async (request, shop) =>
  (await request.clone().text()).includes('"items":[]') ? answer(201, { id: 'a' }) : shop(request),
);

/** What a shop trusts, or accepts although it is missing. */
const trustRows: readonly Row[] = [
  ['totals in the request', 'error total-trusted', ordered(ownPrice)],
  ['coherent totals in the request', 'error totals-trusted', ordered(ownPrice)],
  ['counts in the request', 'error counts-trusted', ordered(fourWords)],
  ['unknown voices', 'error voice-trusted', ordered(() => ({ selectedVoices: ['emma'] }))],
  [
    'unknown services',
    'error service-trusted',
    ordered(({ serviceId }) => (serviceId === 'no-such-thing-7f3a' ? { serviceId: 'moh' } : {})),
  ],
  ['malformed emails', 'error email-trusted', ordered(() => ({ email: 'a@b.example' }))],
  ['a message without text', 'error text-missing', ordered(fourWords)],
  ['an order without a message', 'error message-missing', acceptsNoMessages],
];

/** Orders that a shop refuses although the form can send them. */
const refusedRows: readonly Row[] = [
  ['orders without an answer', 'error order-refused', answering(order, 201, null)],
  ['orders at their price refused', 'error order-refused', ordered(({ total }) => ({ total: Number(total) + 1 }))],
  ['orders in US dollars refused', 'error order-refused', refused(order, /"USD"/u)],
  ['orders from the United States refused', 'warning country-refused', refused(order, /"country":"US"/u)],
  ['ended discounts refused without a code', 'error discount-refused', refused(order, /"discountCodeOrId":"/u)],
  ['long styles refused', 'error style-refused', refused(order, /"style":"[^"]{256}/u)],
  ['long comments refused', 'error comments-refused', refused(order, /"comments":"[^"]{501}/u)],
  ['references refused', 'error reference-refused', refused(order, /"reference":/u)],
  ['twenty messages refused', 'error messages-refused', refused(order, /message-6/u)],
  [
    'names of messages refused',
    'error names-refused',
    both(
      json(/site-settings$/u, 'idempotencyKey', () => ({ messageNames: true })),
      refused(order, /"name":/u),
    ),
  ],
  ['music refused', 'error music-refused', both(withTrack, refused(order, /"selectedMusic":\["/u))],
];

/** Mistakes with keys, payments and statuses. */
const paymentRows: readonly Row[] = [
  ['another total than the price', 'error order-total', json(order, 'total', () => ({ total: 5 }))],
  ['keys that are ignored', 'error key-ignored', ignoresKeys],
  ['keys accepted for another order', 'error key-reused', repeatFirst(order, keyOf)],
  ['keys that are stored late', 'error key-race', storesKeysLate],
  ['refusals without key-taken', 'error key-reused', json(order, 'code', () => ({ code: undefined }))],
  ['replacing refused', 'error replaces-refused', refused(order, /"replaces":/u)],
  ['replacing ignored', 'error replaced-payable', ordered(() => ({ replaces: undefined }))],
  ['payments that fail', 'error payment-refused', paging(payment, 500)],
  ['another checkout each time', 'error checkout-again', paymentWith(() => ({ sessionId: crypto.randomUUID() }))],
  ['a checkout on http', 'error checkout-unsafe', paymentWith(() => ({ url: 'http://pay.example/1' }))],
  ['no session', 'error no-session', paymentWith(() => ({ sessionId: undefined, url: undefined }))],
  ['no url', 'warning no-checkout-url', paymentWith(() => ({ url: undefined }))],
  ['no url and no key', 'error no-publishable-key', paymentWith(() => ({ url: undefined }))],
  ['no status token', 'warning no-status-token', json(payment, 'statusToken', () => ({ statusToken: undefined }))],
  ['the order’s id as a status token', 'error status-token-id', idAsToken],
  ['a status of another order', 'error status-wrong', answering(status, 200, { orderId: 'a', status: 'unpaid' })],
  ['an unpaid order with the status paid', 'error status-wrong', json(status, 'status', () => ({ status: 'paid' }))],
];

export const orderRows: readonly Row[] = [...trustRows, ...refusedRows, ...paymentRows];
