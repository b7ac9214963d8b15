import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { guestOrder, message, words } from '../helpers/shop.ts';

/** What a buyer knows in the end. */
export interface Bought {
  readonly email: string;
  readonly orderId: string;
  /** Of the order as the buyer saw it, in cents. */
  readonly total: number;
  readonly messages: number;
  /** When the shop accepted the order. */
  readonly acceptedAt: number;
  /** How often a checkout said that it has just been paid. */
  readonly payments: number;
}

interface Heard {
  readonly status: number;
  readonly location: string;
  readonly text: string;
}

/** A buyer does not wait longer for an answer, and tries so often before giving up. */
const patience = 20_000;
const mostTries = 300;

const priced = v.looseObject({ total: v.number() });
const placed = v.object({ id: v.string() });
const payable = v.object({ paymentGatewayInfo: v.object({ url: v.string() }) });

async function ask(url: string, options: RequestInit = {}): Promise<Heard> {
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patience), ...options });
  return { status: answer.status, location: answer.headers.get('location') ?? '', text: await answer.text() };
}

/** Repeats a call until one of these statuses is returned, as people and the form do. Throws on any other refusal. */
async function insist(statuses: readonly number[], attempt: () => Promise<Heard>): Promise<Heard> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const heard = await attempt().catch(() => null);
    if (heard !== null && statuses.includes(heard.status)) return heard;
    if (heard !== null && heard.status < 500 && heard.status !== 429) throw new Error(`${heard.status} ${heard.text}`);
    await wait(50 + Math.random() * 300);
  }
  throw new Error('The buyer gave up.');
}

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const form = (number: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams({ number, expiry: '04/90', cvc: '123', name: 'Soak Test' }).toString(),
});

function newOrder() {
  const count = 1 + Math.floor(Math.random() * 5);
  const items = Array.from({ length: count }, (_, index) =>
    message(words(5 + Math.floor(Math.random() * 90)), index + 1),
  );
  const discountCodeOrId = Math.random() < 0.3 ? 'WELCOME10' : null;
  return { ...guestOrder(), email: `${randomUUID()}@example.com`, items, discountCodeOrId };
}

/** Pays at a checkout; now and then with a card that is declined first, or by pressing twice. Returns how often it paid. */
async function payAt(url: string): Promise<number> {
  if (Math.random() < 0.2) await insist([402, 409], () => ask(url, form('4000 0000 0000 0002')));
  const presses = Math.random() < 0.2 ? [1, 2] : [1];
  const heard = await Promise.all(presses.map(() => insist([303, 409], () => ask(url, form('4242 4242 4242 4242')))));
  return heard.filter(({ status }) => status === 303).length;
}

/** One guest, from the price to the payment, who does not know the result of unanswered calls. */
export async function buy(shop: string): Promise<Bought> {
  const order = newOrder();
  const api = `${shop}/api/order`;
  const price = v.parse(
    priced,
    JSON.parse((await insist([200], () => ask(`${api}/calculate-guest`, json(order)))).text),
  );
  const key = { 'idempotency-key': randomUUID() };
  const taken = await insist([201], () => ask(`${api}/guest`, json({ ...order, ...price }, key)));
  const acceptedAt = performance.now();
  const orderId = v.parse(placed, JSON.parse(taken.text)).id;
  const payment = json({ paymentGateway: 'stripe', paymentMethod: 'card' });
  const presses = Math.random() < 0.3 ? [1, 2, 3] : [1];
  const opened = await Promise.all(
    presses.map(() => insist([200], () => ask(`${api}/${orderId}/create-guest-payment`, payment))),
  );
  const urls = new Set(opened.map(({ text }) => v.parse(payable, JSON.parse(text)).paymentGatewayInfo.url));
  const paid = await Promise.all([...urls].map(payAt));
  const payments = paid.reduce((sum, count) => sum + count, 0);
  const total = Math.round(price.total * 100);
  return { email: order.email, orderId, total, messages: order.items.length, acceptedAt, payments };
}
