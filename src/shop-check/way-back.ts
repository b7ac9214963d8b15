import { findPaidOrder, findPaymentStatus } from '../api/payments.ts';
import { httpUrl } from '../api/urls.ts';
import type { Subject } from './check-catalogue.ts';
import { error, ok, type Finding } from './result.ts';
import { isPayable, newKey, pay, place, prepare } from './sample.ts';
import { inTime, isLocal, posted, redirectOf, type Shop } from './shop.ts';

/** The token in the return address after a payment; the text itself if it is not an address. */
const tokenOf = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).searchParams.get('voice-order-paid') : address;

/** Whether a page learns once what was paid. */
export async function* checkPaid({ client, call, paid = '' }: Subject): AsyncGenerator<Finding> {
  const token = tokenOf(paid);
  if (token === null) {
    yield error('no-paid-token', `${paid} has no \`voice-order-paid\`: add a token to the return link.`);
    return;
  }
  const { orderId, total, currency } = await findPaidOrder(client, token);
  const { status } = await call(`order/paid/${encodeURIComponent(token)}`);
  if (status === 404) yield ok(`The page learns once that ${orderId} was paid: ${total} ${currency}.`);
  else yield error('paid-token-again', `A token must work once, but is answered again with ${status}.`);
}

/** A page of the shop, or the URL of a page elsewhere. */
interface Page {
  readonly url: string;
  readonly html: string;
}

/** Follows redirects within the shop. One that leaves it, or has a token, is not followed. */
async function follow(shop: Shop, url: string, init?: RequestInit, hops = 5): Promise<Page> {
  const response = await shop.visit(url, init);
  const next = redirectOf(response, url);
  if (next === null || hops === 0) return { url, html: await response.text() };
  const isOver = tokenOf(next) !== null || new URL(next).origin !== new URL(shop.api).origin;
  return isOver ? { url: next, html: '' } : follow(shop, next, {}, hops - 1);
}

/** The first group of a pattern in a page, as a URL; null if there is none. */
function urlIn({ url, html }: Page, pattern: RegExp): string | null {
  const [, text = null] = pattern.exec(html) ?? [];
  return text === null ? null : (httpUrl(text.replaceAll('&amp;', '&'), url)?.href ?? null);
}

/** Where a development checkout posts to: a page of a shop on this machine with one form, which has no fields. */
async function findForm(shop: Shop, checkout: string | null): Promise<string | null> {
  const { origin } = new URL(shop.api);
  const isHere = (url: string | null): url is string => url !== null && httpUrl(url)?.origin === origin;
  if (!isLocal(shop) || !isHere(checkout)) return null;
  const page = await follow(shop, checkout);
  const [form = '', ...others] = page.html.match(/<(?:form|input|select|textarea)\b[^>]*>/giu) ?? [];
  if (!isHere(page.url) || others.length > 0 || !/\bmethod=["']?post\b/iu.test(form)) return null;
  const target = urlIn(page, /<form\b[^>]*\baction=["']?([^"'\s>]+)/iu) ?? page.url;
  return isHere(target) ? target : null;
}

/** Pays a sample order at a development checkout, and checks what follows. Other checkouts are left alone. */
export async function* checkPaying(subject: Subject): AsyncGenerator<Finding> {
  const { order } = await prepare(subject);
  const key = newKey();
  const { id } = await place(subject, order, key);
  const { url, statusToken } = await pay(subject, id);
  const form = await findForm(subject, url);
  if (form === null) {
    yield ok('To check it, pay an order in test mode, and run the check with --paid and the return address.');
    return;
  }
  // A payment call that a page did not make must not send the buyer there.
  const elsewhere = { paymentGateway: 'stripe', paymentMethod: 'card', returnUrl: 'https://elsewhere.example/' };
  await subject.call(`order/${id}/create-guest-payment`, posted(elsewhere));
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const page = await follow(subject, form, { method: 'POST', headers });
  const link = urlIn(page, /\bhref=["']?([^"'\s>]*voice-order-paid=[^"'\s>]*)/iu);
  const address = tokenOf(page.url) === null ? link : page.url;
  if (address === null) {
    yield error('no-way-back', 'The checkout has no way back with `voice-order-paid`. Redirect or link to it.');
    return;
  }
  if (httpUrl(address)?.origin !== subject.page) {
    yield error('back-elsewhere', `Buyers are sent to ${address} instead of to the page of the payment call.`);
  }
  if (await isPayable(subject, id)) yield error('paid-payable', 'A paid order can be paid again. Answer 409.');
  if (statusToken !== null) {
    const { status, paidToken } = await findPaymentStatus(subject.client, statusToken, inTime());
    // A bank may take longer than the check.
    const isRight = status === 'confirming' || (status === 'paid' && paidToken !== null);
    if (!isRight) yield error('paid-status', `A paid order is ${status}, or its status lacks a \`paidToken\`.`);
  }
  const { reason } = await place(subject, { ...order, replaces: key });
  if (subject.settings.idempotencyKey && !reason.includes('409 already-paid')) {
    yield error('paid-replaced', `An order that replaces a paid one: ${reason}. Answer 409 with \`already-paid\`.`);
  }
  yield* checkPaid({ ...subject, paid: address });
}
