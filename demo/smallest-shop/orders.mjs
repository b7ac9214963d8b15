import { randomUUID } from 'node:crypto';
import { voices } from './catalogue.mjs';
import { priceOf } from './price.mjs';
import { found, Refusal } from './refusal.mjs';

// Kept in memory: put your database here. Whoever knows an order's id must not get anything by it, so the checkout and the
// way back have secrets of their own.
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

/** The unpaid order that another one replaces; a paid one is refused. Later changes of the same order count. */
function replacedBy(key) {
  let order = orders.get(answers.get(key)?.answer.id);
  while (order?.successor) order = orders.get(order.successor);
  if (order?.isPaid)
    throw new Refusal(409, 'Your earlier order has been paid. Your changes weren’t included.', 'already-paid');
  return order;
}

/** Makes an order, once for a key; the order that it replaces goes. Returns what `POST /order/guest` answers. */
export function placeOrder(body, key) {
  const kept = key === undefined ? undefined : answers.get(key);
  if (kept !== undefined && kept.until > Date.now()) return kept.answer;
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
  if (key !== undefined) answers.set(key, { answer, until: Date.now() + 24 * hour });
  return answer;
}

/**
 * The one checkout of an order. `back` is the page that its buyer came from. Returns its secret, and a token that asks what
 * became of the payment, and nothing else.
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

/** Marks an order as paid; a payment provider's webhook would do it. */
export function pay(secret) {
  findCheckout(secret).order.isPaid = true;
}

/** A token that is good for an hour, and tells the buyer's page once what was paid. */
function paidTokenOf(order) {
  const token = randomUUID();
  tokens.set(token, { order, until: Date.now() + hour });
  return token;
}

/** The way back to the buyer's page: with what tells that page what was paid, or lets it ask whether anything was. */
export function wayBack({ order, back }) {
  const url = new URL(back);
  for (const name of ['voice-order-paid', 'voice-order-status']) url.searchParams.delete(name);
  if (order.isPaid) url.searchParams.set('voice-order-paid', paidTokenOf(order));
  else url.searchParams.set('voice-order-status', order.statusToken);
  return url.href;
}

/** What became of a payment, for a token. With a provider there is also `confirming`, while a bank takes its time. */
export function statusOf(token) {
  const order = found(statusTokens.get(token), 'payment');
  const { id: orderId } = order;
  return order.isPaid ? { orderId, status: 'paid', paidToken: paidTokenOf(order) } : { orderId, status: 'unpaid' };
}

/** What was paid, for a token: once for an order, however many tokens it has. */
export function takePaid(token) {
  const { order, until } = found(tokens.get(token), 'payment');
  if (order.isTold || until < Date.now()) throw new Refusal(404, 'Payment not found.');
  order.isTold = true;
  const { id: orderId, total, currency, reference } = order;
  return { orderId, total, currency, reference };
}
