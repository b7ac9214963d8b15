import { randomUUID } from 'node:crypto';
import { voices } from './catalogue.mjs';
import { priceOf } from './price.mjs';
import { found, Refusal } from './refusal.mjs';

// Stored in memory: use your database here. Knowing an order's id must not grant anything, so the checkout and the
// return link have secrets of their own.
const orders = new Map();
const checkouts = new Map();
const answers = new Map();
const tokens = new Map();
const statusTokens = new Map();

const hour = 60 * 60 * 1000;

const isOffered = (voice) => voices.some(({ id }) => id === voice);

function rejectUnfit(order) {
  if (!order.email.includes('@')) throw new Refusal(422, 'Please enter a valid email address');
  if (order.items.some(({ content }) => content.trim() === '')) throw new Refusal(422, 'A message has no text.');
  if (order.selectedVoices.length === 0 || !order.selectedVoices.every(isOffered)) {
    throw new Refusal(422, 'This voice isn’t available.');
  }
}

/**
 * The unpaid order that another one replaces; a paid one is refused. If it was replaced already, its replacement is
 * used.
 */
function replacedBy(key) {
  let order = orders.get(answers.get(key)?.answer.id);
  while (order?.successor) order = orders.get(order.successor);
  if (order?.isPaid)
    throw new Refusal(409, 'Your earlier order has been paid. Your changes weren’t included.', 'already-paid');
  return order;
}

/**
 * Creates an order, once per key; the order that it replaces is discarded. Returns the answer of `POST /order/guest`.
 */
export function placeOrder(body, key) {
  const kept = key === undefined ? undefined : answers.get(key);
  const sent = JSON.stringify(body);
  if (kept !== undefined && kept.until > Date.now()) {
    if (kept.sent !== sent) throw new Refusal(422, 'A changed order needs a new key.', 'key-taken');
    return kept.answer;
  }
  const replaced = replacedBy(body.replaces);
  rejectUnfit(body);
  const price = priceOf(body);
  if (price.total !== body.total) throw new Refusal(409, 'The price has changed. Please check the new total.');
  const answer = { id: randomUUID(), total: price.total, currency: body.currency };
  orders.set(answer.id, { ...body, ...price, ...answer, checkout: null, isPaid: false, successor: null });
  if (replaced !== undefined) {
    checkouts.delete(replaced.checkout);
    replaced.successor = answer.id;
  }
  if (key !== undefined) answers.set(key, { answer, sent, until: Date.now() + 24 * hour });
  return answer;
}

/**
 * The single checkout of an order. `back` is the page that its buyer came from. Returns its secret, and a token for the
 * status of the payment, and nothing else.
 */
export function openCheckout(id, back) {
  const order = found(orders.get(id), 'order');
  if (order.isPaid) throw new Refusal(409, 'This order has been paid.', 'order-paid');
  if (order.successor) throw new Refusal(404, 'Order not found.');
  order.checkout ??= randomUUID();
  order.statusToken ??= randomUUID();
  checkouts.set(order.checkout, { order, back });
  statusTokens.set(order.statusToken, order);
  return { sessionId: order.checkout, statusToken: order.statusToken };
}

export const findCheckout = (secret) => found(checkouts.get(secret), 'checkout');

/** Marks an order as paid; a payment provider's webhook would do this. */
export function pay(secret) {
  findCheckout(secret).order.isPaid = true;
}

/** A token that is valid for an hour, and reports once to the buyer's page what was paid. */
function paidTokenOf(order) {
  const token = randomUUID();
  tokens.set(token, { order, until: Date.now() + hour });
  return token;
}

/**
 * The return URL of the buyer's page, with a token that reports what was paid, or lets the page ask whether anything
 * was.
 */
export function wayBack({ order, back }) {
  const url = new URL(back);
  for (const name of ['voice-order-paid', 'voice-order-status']) url.searchParams.delete(name);
  if (order.isPaid) url.searchParams.set('voice-order-paid', paidTokenOf(order));
  else url.searchParams.set('voice-order-status', order.statusToken);
  return url.href;
}

/** The status of a payment, for a token. With a provider, there is also `confirming`, while a bank is processing it. */
export function statusOf(token) {
  const order = found(statusTokens.get(token), 'payment');
  const { id: orderId } = order;
  return order.isPaid ? { orderId, status: 'paid', paidToken: paidTokenOf(order) } : { orderId, status: 'unpaid' };
}

/** What was paid, for a token: once per order, however many tokens it has. */
export function takePaid(token) {
  const { order, until } = found(tokens.get(token), 'payment');
  if (order.isTold || until < Date.now()) throw new Refusal(404, 'Payment not found.');
  order.isTold = true;
  const { id: orderId, total, currency, reference } = order;
  return { orderId, total, currency, reference };
}
