import * as v from 'valibot';
import type { Fetch } from '../../../src/shop-check/browser.ts';
import {
  answer,
  answering,
  asked,
  both,
  error,
  instead,
  json,
  paging,
  refused,
  warning,
  type Breaking,
  type Row,
} from './breaking.ts';

const shape = v.looseObject({
  items: v.array(v.looseObject({ name: v.optional(v.string()), style: v.string(), content: v.string() })),
  selectedMusic: v.array(v.string()),
  comments: v.string(),
  options: v.looseObject({ rush: v.boolean() }),
  currency: v.string(),
  address: v.looseObject({ country: v.string() }),
  reference: v.optional(v.string()),
  total: v.number(),
  replaces: v.optional(v.string()),
});

const order = /^POST .*order\/guest$/u;
const payment = /^POST .*create-guest-payment$/u;

/** Keys are not looked at if a call with the same key is under way, as they are stored at the end. */
const racing: Breaking = (shop) => {
  const underWay = new Set<string>();
  return async (request) => {
    const key = request.headers.get('idempotency-key');
    if (key === null || request.method !== 'POST') return shop(request);
    if (underWay.has(key)) request.headers.delete('idempotency-key');
    underWay.add(key);
    // The shop hears of each of them before any is answered.
    await Promise.resolve();
    const answered = await shop(request);
    underWay.delete(key);
    return answered;
  };
};

/** A key returns its first order, even if it comes with another one. */
const keysAlone: Breaking = (shop) => {
  const kept = new Map<string | null, Response>();
  return instead(order, async (request) => {
    const key = request.headers.get('idempotency-key');
    const made = kept.get(key) ?? (await shop(request));
    if (made.ok) kept.set(key, made);
    return made.clone();
  })(shop);
};

const withoutKey = (request: Request, shop: Fetch): Promise<Response> => {
  request.headers.delete('idempotency-key');
  return shop(request);
};

const info = v.object({ sessionId: v.string(), url: v.string() });
const paying = (change: (one: v.InferOutput<typeof info>) => object): Breaking =>
  json(payment, v.object({ paymentGatewayInfo: info }), ({ paymentGatewayInfo }) => ({
    paymentGatewayInfo: change(paymentGatewayInfo),
  }));

const status = (change: () => object): Breaking =>
  json(payment, v.looseObject({ statusToken: v.string() }), (one) => ({ ...one, ...change() }));
const told = (answered: object): Breaking => answering(/order\/status\//u, 200, answered);

const track = {
  id: 'calm',
  title: 'Calm',
  categories: ['acoustic'],
  file: { host: 'https://shop.example', file: 'a.mp3' },
};
const music = answering(/\/soundtrack$/u, 200, [[track], 1]);

const refusing = (isRefused: (body: v.InferOutput<typeof shape>) => boolean): Breaking =>
  refused(order, shape, isRefused);

const payingRow = (name: string, code: string, change: Parameters<typeof paying>[0]): Row =>
  error(name, code, paying(change));
const refusalRow = (name: string, code: string, change: Parameters<typeof refusing>[0]): Row =>
  error(name, code, refusing(change));

export const orderRows: readonly Row[] = [
  error('keys that are ignored', 'key-ignored', instead(order, withoutKey)),
  error('keys that are taken for another order', 'key-reused', keysAlone),
  error('keys that are ignored by requests at once', 'key-race', racing),
  error(
    'changed orders refused without a code',
    'key-reused',
    json(order, v.looseObject({ code: v.literal('key-taken') }), ({ code: _, ...refusal }) => refusal),
  ),
  error('orders refused when sent again', 'key-refused', (shop) => {
    const known = new Set<string | null>();
    return (request) => {
      const key = request.headers.get('idempotency-key');
      if (key !== null && known.has(key)) return Promise.resolve(answer(409, { message: 'Known.' }));
      known.add(key);
      return shop(request);
    };
  }),
  payingRow('another checkout each time', 'checkout-again', (info) => ({ ...info, sessionId: crypto.randomUUID() })),
  payingRow('a checkout on http', 'checkout-unsafe', (info) => ({ ...info, url: 'http://pay.example/1' })),
  payingRow('a payment without a session', 'no-session', () => ({})),
  payingRow('a payment with nothing to go to', 'no-publishable-key', ({ sessionId }) => ({ sessionId })),
  warning(
    'a payment without a url',
    'no-checkout-url',
    paying(({ sessionId }) => ({ sessionId })),
  ),
  error('payments that fail', 'payment-refused', paging(payment, 500)),
  error('orders without an answer', 'order-refused', answering(order, 201, null)),
  error(
    'orders refused at their own price',
    'order-refused',
    asked(order, shape, (body) => ({ ...body, total: body.total + 1 })),
  ),
  error(
    'orders that cost something else',
    'order-total',
    json(order, v.looseObject({ total: v.number() }), (made) => ({ ...made, total: made.total + 5 })),
  ),
  error(
    'names of messages refused',
    'names-refused',
    both(
      json(/site-settings$/u, v.looseObject({}), (all) => ({ ...all, messageNames: true })),
      refusing(({ items }) => items.some(({ name }) => name !== undefined)),
    ),
  ),
  refusalRow('emoji refused', 'characters-refused', ({ items }) =>
    items.some(({ content }) => /\p{Emoji_Presentation}/u.test(content)),
  ),
  refusalRow('long styles refused', 'style-refused', ({ items }) => items.some(({ style }) => style.length > 255)),
  refusalRow('long texts refused', 'text-refused', ({ items }) => items.some(({ content }) => content.length > 5000)),
  refusalRow('long comments refused', 'comments-refused', ({ comments }) => comments.length > 500),
  refusalRow('orders in US dollars refused', 'currency-refused', ({ currency }) => currency === 'USD'),
  warning(
    'orders from the United States refused',
    'country-refused',
    refusing(({ address }) => address.country === 'US'),
  ),
  refusalRow('references refused', 'reference-refused', ({ reference }) => reference !== undefined),
  refusalRow('twenty messages refused', 'messages-refused', ({ items }) => items.length > 5),
  refusalRow('rush production refused', 'options-refused', ({ options }) => options.rush),
  error(
    'music refused',
    'music-refused',
    both(
      music,
      refusing(({ selectedMusic }) => selectedMusic.length > 0),
    ),
  ),
  refusalRow('replacing refused', 'replaces-refused', ({ replaces }) => replaces !== undefined),
  error(
    'replacing that is ignored',
    'replaced-payable',
    asked(order, v.looseObject({ replaces: v.string() }), ({ replaces: _, ...body }) => body),
  ),
  warning(
    'payments without a status token',
    'no-status-token',
    status(() => ({ statusToken: undefined })),
  ),
  error('the order’s id as a status token', 'status-token-id', (shop) => {
    let id = '';
    return status(() => ({ statusToken: id }))(async (request) => {
      [, id = ''] = /order\/([^/]+)\/create-/u.exec(request.url) ?? [];
      return shop(request);
    });
  }),
  error('a status of another order', 'status-wrong', told({ orderId: 'a', status: 'unpaid' })),
  error(
    'an unpaid order told to be paid',
    'status-wrong',
    json(/order\/status\//u, v.looseObject({ status: v.string() }), (one) => ({ ...one, status: 'paid' })),
  ),
  error('a status that fails', 'status-refused', paging(/order\/status\//u, 500)),
];
