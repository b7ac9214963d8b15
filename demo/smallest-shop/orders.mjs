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

const hour = 60 * 60 * 1000;

const isOffered = (voice) => voices.some(({ id }) => id === voice);

function rejectUnfit(order) {
  if (!order.email.includes('@')) throw new Refusal(422, 'Please enter a valid email address');
  if (order.items.some(({ content }) => content.trim() === '')) throw new Refusal(422, 'A message has no text.');
  if (order.selectedVoices.length === 0 || !order.selectedVoices.every(isOffered)) {
    throw new Refusal(422, 'This voice is not offered.');
  }
}

/** Makes an order, once for a key. Gives what `POST /order/guest` answers. */
export function placeOrder(body, key) {
  const kept = key === undefined ? undefined : answers.get(key);
  if (kept !== undefined && kept.until > Date.now()) return kept.answer;
  rejectUnfit(body);
  const price = priceOf(body);
  if (price.total !== body.total) throw new Refusal(409, 'The price has changed. Please look at it again.');
  const answer = { id: randomUUID(), total: price.total, currency: body.currency };
  orders.set(answer.id, { ...body, ...price, ...answer, checkout: null, isPaid: false });
  if (key !== undefined) answers.set(key, { answer, until: Date.now() + 24 * hour });
  return answer;
}

/** The one checkout of an order. `back` is the page that its buyer came from. Gives its secret. */
export function openCheckout(id, back) {
  const order = found(orders.get(id), 'order');
  if (order.isPaid) throw new Refusal(409, 'This order is paid.');
  order.checkout ??= randomUUID();
  checkouts.set(order.checkout, { order, back });
  return order.checkout;
}

export const findCheckout = (secret) => found(checkouts.get(secret), 'checkout');

/** Marks an order as paid; a payment provider's webhook would do it. */
export function pay(secret) {
  findCheckout(secret).order.isPaid = true;
}

/** The way back to the buyer's page, with a token that is good for an hour and tells that page once what was paid. */
export function wayBack({ order, back }) {
  const token = randomUUID();
  tokens.set(token, { order, until: Date.now() + hour });
  const url = new URL(back);
  url.searchParams.set('voice-order-paid', token);
  return url.href;
}

/** What was paid, for a token. */
export function takePaid(token) {
  const { order, until } = found(tokens.get(token), 'payment');
  tokens.delete(token);
  if (until < Date.now()) throw new Refusal(404, 'There is no such payment.');
  return { orderId: order.id, total: order.total, currency: order.currency };
}
