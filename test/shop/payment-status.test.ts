import { beforeEach, describe, expect, it } from 'vitest';
import { type Changes, outcome } from '../helpers/shop.ts';
import { fileShop } from './helpers/open-shop.ts';
import { shopWithProvider, tellShop } from './helpers/card-provider.ts';

const shop = await fileShop({ start: Date.UTC(2030, 3, 15) });

const tokenOf = async (orderId: string, at = shop) =>
  (await at.askToPay(orderId)).json<{ statusToken: string }>().statusToken;

const ask = async (token: string, at = shop) => (await at.get(`/api/order/status/${token}`)).json<object>();

/** The token that an address leads back with. */
const tokenIn = (address: string): string => new URL(address).searchParams.get('voice-order-status') ?? '';

/** Where the checkout page leads a buyer who does not pay. */
async function cancelLink(path: string): Promise<string> {
  const [, href = ''] = /class="back" href="([^"]+)"/u.exec((await shop.get(path)).body) ?? [];
  return href.replaceAll('&amp;', '&');
}

it('the token of a payment returns unpaid, and after the payment a token that reports it once', async () => {
  const orderId = await shop.newOrder();
  const token = await tokenOf(orderId);
  expect(await ask(token)).toEqual({ orderId, status: 'unpaid' });
  await shop.payFor(orderId);
  const paid = await ask(token);
  expect(paid).toEqual({ orderId, status: 'paid', paidToken: expect.any(String) });
  const paidTokens = [paid, await ask(token)].map((one) => new Map(Object.entries(one)).get('paidToken'));
  const told = paidTokens.map(async (one) => (await shop.get(`/api/order/paid/${String(one)}`)).statusCode);
  expect((await Promise.all(told)).toSorted((a, b) => a - b)).toEqual([200, 404]);
});

it('the token of a payment is also part of a logged-in buyer’s payment', async () => {
  const buyer = await shop.completeBuyer();
  const id = await buyer.newOrder();
  const { statusToken } = (await buyer.askToPay(id)).json<{ statusToken: string }>();
  expect(await ask(statusToken)).toEqual({ orderId: id, status: 'unpaid' });
});

it('the token of a payment is in every address that leads back to the form without paying, and not in the one after paying', async () => {
  const orderId = await shop.newOrder();
  const { path } = await shop.checkoutOf(orderId, { referer: `${shop.config.publicUrl}/?service=voip` });
  const back = await cancelLink(path);
  expect(back.startsWith(`${shop.config.publicUrl}/?service=voip&voice-order-status=`)).toBe(true);
  expect(await ask(tokenIn(back))).toEqual({ orderId, status: 'unpaid' });
  const thanks = await shop.get(String((await shop.pay(path)).headers.location));
  expect(thanks.body).toContain('voice-order-paid=');
  expect(thanks.body).not.toContain('voice-order-status=');
});

it('the token of a payment is not in the way back to the account', async () => {
  const { path } = await shop.checkoutOf(await shop.newOrder(), { referer: `${shop.config.publicUrl}/account` });
  expect(await cancelLink(path)).toBe(`${shop.config.publicUrl}/account`);
});

describe('at a card provider', async () => {
  const { shop: there, provider } = await shopWithProvider();
  beforeEach(provider.reset);

  async function atCheckout() {
    const orderId = await there.newOrder();
    const { sessionId: id } = await there.checkoutOf(orderId);
    return { orderId, id, token: await tokenOf(orderId, there) };
  }

  it('a payment that the shop does not know about yet, or that a bank is processing, is being confirmed', async () => {
    const { orderId, id, token } = await atCheckout();
    provider.state = 'paid';
    expect(await ask(token, there)).toEqual({ orderId, status: 'confirming' });
    provider.state = 'open';
    await tellShop(there, { id, payment_status: 'unpaid' });
    expect(await ask(token, there)).toEqual({ orderId, status: 'confirming' });
    await tellShop(there, { id }, 'async_payment_succeeded');
    expect(await ask(token, there)).toMatchObject({ orderId, status: 'paid' });
  });

  it('a payment that failed in the end does not count', async () => {
    const { orderId, id, token } = await atCheckout();
    await tellShop(there, { id, payment_status: 'unpaid' });
    await tellShop(there, { id }, 'async_payment_failed');
    expect(await ask(token, there)).toEqual({ orderId, status: 'unpaid' });
  });
});

const page = 'https://partner.example/on-hold?x=1';

async function paidFrom(referer = page, changes: Changes = {}) {
  const paid = await shop.paidOrder(changes, { referer });
  return { ...paid, wayBack: () => shop.wayBackOf(paid.thanks) };
}

const askAbout = (url: URL) => outcome(shop.get(`/api/order/paid/${url.searchParams.get('voice-order-paid') ?? ''}`));

const unknown = [404, { message: 'Order not found.', code: 'order-unknown' }];

describe('the way back after paying', () => {
  it('leads to the page that the order came from, by name', async () => {
    const { thanks, wayBack } = await paidFrom(page, { referralCode: 'acme' });
    expect((await shop.get(thanks)).body).toContain('Back to Acme Dental Group (partner.example)');
    expect((await wayBack()).href).toMatch(/^https:\/\/partner\.example\/on-hold\?x=1&voice-order-paid=[\w.-]+$/u);
    const stranger = await paidFrom('https://partner.example/');
    expect((await shop.get(stranger.thanks)).body).toContain('Back to partner.example');
    const own = await paidFrom(`${shop.config.publicUrl}/?service=voip`);
    expect((await shop.get(own.thanks)).body).toMatch(/voice-order-paid=[^>]+>Back to the order form</u);
    const ofAccount = await paidFrom(`${shop.config.publicUrl}/account`);
    expect((await shop.get(ofAccount.thanks)).body).toMatch(/href="[^"?]+\/account">See your account</u);
  });

  it('proves the payment once, even if the page was opened twice', async () => {
    const { id, wayBack } = await paidFrom();
    const [first, second] = [await wayBack(), await wayBack()];
    expect(await askAbout(first)).toEqual([200, { orderId: id, total: 145.77, currency: 'CAD' }]);
    expect(await askAbout(first)).toEqual(unknown);
    expect(await askAbout(second)).toEqual(unknown);
  });

  it('returns the reference that the page gave with the order', async () => {
    const { id, wayBack } = await paidFrom(page, { reference: 'ticket 7' });
    const paid = { orderId: id, total: 145.77, currency: 'CAD', reference: 'ticket 7' };
    expect(await askAbout(await wayBack())).toEqual([200, paid]);
  });

  it.each(['x'.repeat(201), 'café', ''])('is not returned for an order with the reference %j', async (reference) => {
    expect((await shop.placeOrder({ reference })).statusCode).toBe(400);
  });

  it('replaces an older proof in the URL', async () => {
    const { wayBack } = await paidFrom(`${page}&voice-order-paid=old`);
    expect((await wayBack()).searchParams.getAll('voice-order-paid')).not.toContain('old');
  });

  it('proves nothing after an hour, if forged, or for an unpaid order', async () => {
    const { wayBack } = await paidFrom();
    const url = await wayBack();
    const forged = new URL(url);
    forged.searchParams.set('voice-order-paid', `${url.searchParams.get('voice-order-paid')?.slice(0, -4)}AAAA`);
    expect(await askAbout(forged)).toEqual(unknown);
    shop.clock.now += 3_600_000;
    expect(await askAbout(url)).toEqual(unknown);
    const id = await shop.newOrder();
    await shop.checkoutOf(id, { referer: page });
    const { token } = await shop.orderRow(id);
    expect((await shop.get(`/thank-you/${String(token)}`)).body).not.toContain('voice-order-paid');
  });
});
