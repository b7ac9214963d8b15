import { services, voices } from './catalogue.mjs';
import { openCheckout, placeOrder, statusOf, takePaid } from './orders.mjs';
import { priceOf } from './price.mjs';
import { Refusal } from './refusal.mjs';
import { isCalculation, isGuestOrder } from './shapes.mjs';

const list = (items) => () => ({ body: [items, items.length] });

function shaped(body, isFit) {
  if (!isFit(body)) throw new Refusal(400, 'The order has another shape than this shop understands.');
  return body;
}

const httpUrl = (text) => (URL.canParse(text ?? '') && /^https?:/u.test(text) ? new URL(text) : undefined);

/**
 * The page that the buyer returns to: the body's `returnUrl` if it is on the origin of the request, otherwise the page
 * that the call came from.
 */
function pageOf({ referer, origin }, returnUrl, shop) {
  const caller = httpUrl(origin) ?? httpUrl(referer) ?? new URL(shop);
  const sent = httpUrl(returnUrl);
  return sent?.origin === caller.origin ? sent.href : (httpUrl(referer) ?? caller).href;
}

/**
 * Calls by method and path below `/api`. There is no music, no discount, no partner, no drafting and no account: lists
 * are empty, and named items are not found. Each call gets the path's parameters, the body, the headers and the shop's
 * address.
 */
const calls = [
  ['GET', /^voice$/u, list(voices)],
  ['GET', /^soundtrack$/u, list([])],
  ['GET', /^service$/u, list(services)],
  ['GET', /^site-settings$/u, () => ({ body: { idempotencyKey: true, returnUrl: true } })],
  ['POST', /^order\/calculate-guest$/u, ({ body }) => ({ body: priceOf(shaped(body, isCalculation)) })],
  [
    'POST',
    /^order\/guest$/u,
    ({ body, headers }) => ({
      status: 201,
      body: placeOrder(shaped(body, isGuestOrder), headers['idempotency-key'] || undefined),
    }),
  ],
  [
    'POST',
    /^order\/([^/]+)\/create-guest-payment$/u,
    ({ part, body, headers, shop }) => {
      const { sessionId, statusToken } = openCheckout(part, pageOf(headers, body?.returnUrl, shop));
      return { body: { paymentGatewayInfo: { sessionId, url: `${shop}/checkout/${sessionId}` }, statusToken } };
    },
  ],
  ['GET', /^order\/status\/([^/]+)$/u, ({ part }) => ({ body: statusOf(part) })],
  ['GET', /^order\/paid\/([^/]+)$/u, ({ part }) => ({ body: takePaid(part) })],
];

/** Answers a call; throws a refusal. */
export function answerCall({ method, path, ...rest }) {
  for (const [known, pattern, answer] of calls) {
    const match = method === known ? pattern.exec(path) : null;
    if (match !== null) return answer({ ...rest, part: decodeURIComponent(match[1] ?? '') });
  }
  throw new Refusal(404, 'There is no such call.');
}
