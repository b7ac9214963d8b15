import type { Fetch } from '../../../src/shop-check/shop.ts';
import { answer, answering, asked, both, instead, json, keepingFirst, paging, refused } from './breaking.ts';
import type { Body, Breaking, Row } from './breaking.ts';

const order = /^POST .*order\/guest$/u;
const payment = /^POST .*create-guest-payment$/u;
const status = /order\/status\//u;

const keyOf = ({ headers }: Request): string | null => headers.get('idempotency-key');
const believing = (change: Parameters<typeof asked>[1]): Breaking => asked(order, change);
const info = (change: (info: Body) => Body): Breaking => json(payment, 'sessionId', change);

/** Keys are ignored if a call with the same key is under way, as they are stored at the end. */
const racing: Breaking = (shop) => {
  const underWay = new Set<string>();
  return async (request) => {
    const key = keyOf(request);
    if (key === null || request.method !== 'POST') return shop(request);
    if (underWay.has(key)) request.headers.delete('idempotency-key');
    underWay.add(key);
    // The shop receives all of them before any is answered.
    await Promise.resolve();
    const answered = await shop(request);
    underWay.delete(key);
    return answered;
  };
};

const withoutKey = (request: Request, shop: Fetch): Promise<Response> => {
  request.headers.delete('idempotency-key');
  return shop(request);
};

const refusedTwice: Breaking = (shop) => {
  const known = new Set<string | null>();
  return instead(order, (request) => {
    if (known.has(keyOf(request))) return answer(409, { message: 'Known.' });
    known.add(keyOf(request));
    return shop(request);
  })(shop);
};

const idAsToken: Breaking = (shop) => {
  let id = '';
  return json(payment, 'statusToken', () => ({ statusToken: id }))((request) => {
    [, id = ''] = /order\/([^/]+)\/create-/u.exec(request.url) ?? [];
    return shop(request);
  });
};

/** Charges what the shop itself calculates, whatever total the request says. */
const ownPrice = async (body: Body, shop: Fetch): Promise<Body> => {
  const url = 'https://shop.example/api/order/calculate-guest';
  const priced = await shop(new Request(url, { method: 'POST', body: JSON.stringify(body) }));
  return priced.ok ? Object.fromEntries(Object.entries(await priced.json())) : {};
};

const withItems =
  (change: (item: Body) => Body) =>
  ({ items }: Body): Body =>
    Array.isArray(items) ? { items: items.map((item: Body) => ({ ...item, ...change(item) })) } : {};

const track = { id: 'calm', title: 'Calm', categories: [], file: { host: 'shop.example', path: '', file: 'a' } };

/** Rows that are found as errors by sample orders. */
export const orderErrors: readonly Row[] = [
  ['counts in the request in orders', 'counts-trusted', believing(withItems(() => ({ content: 'word '.repeat(4) })))],
  ['totals in the request', 'total-trusted', believing(ownPrice)],
  ['coherent totals in the request', 'totals-trusted', believing(ownPrice)],
  ['voices in the request', 'voice-trusted', believing(() => ({ selectedVoices: ['emma'] }))],
  ['an order without a voice', 'voice-missing', believing(() => ({ selectedVoices: ['emma'] }))],
  [
    'services in the request',
    'service-trusted',
    believing(({ serviceId }) => (serviceId === 'no-such-thing-7f3a' ? { serviceId: 'moh' } : {})),
  ],
  ['emails in the request', 'email-trusted', believing(() => ({ email: 'a@b.example' }))],
  ['an order without an email', 'email-missing', believing(() => ({ email: 'a@b.example' }))],
  ['a message without text', 'text-missing', believing(withItems(() => ({ content: 'word '.repeat(4) })))],
  [
    'an order without a message',
    'message-missing',
    instead(order, async (request, shop) =>
      (await request.clone().text()).includes('"items":[]') ? answer(201, { id: 'a' }) : shop(request),
    ),
  ],
  ['keys that are ignored', 'key-ignored', instead(order, withoutKey)],
  ['keys that are taken for another order', 'key-reused', keepingFirst(order, keyOf)],
  ['keys that are ignored by requests at once', 'key-race', racing],
  ['changed orders refused without a code', 'key-reused', json(order, 'code', () => ({ code: undefined }))],
  ['orders refused when sent again', 'key-ignored', refusedTwice],
  ['another checkout each time', 'checkout-again', info(() => ({ sessionId: crypto.randomUUID() }))],
  ['a checkout on http', 'checkout-unsafe', info(() => ({ url: 'http://pay.example/1' }))],
  ['a payment without a session', 'no-session', info(() => ({ sessionId: undefined, url: undefined }))],
  ['a payment with nothing to go to', 'no-publishable-key', info(() => ({ url: undefined }))],
  ['payments that fail', 'payment-refused', paging(payment, 500)],
  ['orders without an answer', 'order-refused', answering(order, 201, null)],
  ['orders refused at their own price', 'order-refused', believing(({ total }) => ({ total: Number(total) + 1 }))],
  [
    'orders that cost something else',
    'order-total',
    json(order, 'total', ({ total }) => ({ total: Number(total) + 5 })),
  ],
  [
    'names of messages refused',
    'names-refused',
    both(
      json(/site-settings$/u, 'idempotencyKey', () => ({ messageNames: true })),
      refused(order, /"name":/u),
    ),
  ],
  ['emoji refused', 'characters-refused', refused(order, /\p{Emoji_Presentation}/u)],
  ['long styles refused', 'style-refused', refused(order, /"style":"[^"]{256}/u)],
  ['long texts refused', 'text-refused', refused(order, /"content":"[^"]{5001}/u)],
  ['long comments refused', 'comments-refused', refused(order, /"comments":"[^"]{501}/u)],
  ['orders in US dollars refused', 'order-refused', refused(order, /"USD"/u)],
  ['references refused', 'reference-refused', refused(order, /"reference":/u)],
  ['twenty messages refused', 'messages-refused', refused(order, /message-6/u)],
  ['rush production refused', 'options-refused', refused(order, /"rush":true/u)],
  ['ended discounts refused without a code', 'discount-refused', refused(order, /"discountCodeOrId":"/u)],
  [
    'music refused',
    'music-refused',
    both(answering(/\/soundtrack$/u, 200, [[track], 1]), refused(order, /"selectedMusic":\["/u)),
  ],
  ['replacing refused', 'replaces-refused', refused(order, /"replaces":/u)],
  ['replacing that is ignored', 'replaced-payable', believing(() => ({ replaces: undefined }))],
  ['the order’s id as a status token', 'status-token-id', idAsToken],
  ['a status of another order', 'status-wrong', answering(status, 200, { orderId: 'a', status: 'unpaid' })],
  ['an unpaid order told to be paid', 'status-wrong', json(status, 'status', () => ({ status: 'paid' }))],
  ['a status that fails', 'payment-refused', paging(status, 500)],
];

/** Rows that are found as warnings by sample orders. */
export const orderWarnings: readonly Row[] = [
  ['a payment without a url', 'no-checkout-url', info(() => ({ url: undefined }))],
  ['orders from the United States refused', 'country-refused', refused(order, /"country":"US"/u)],
  [
    'payments without a status token',
    'no-status-token',
    json(payment, 'statusToken', () => ({ statusToken: undefined })),
  ],
];
