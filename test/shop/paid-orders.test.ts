import { describe, expect, it } from 'vitest';
import { checkoutOf, paidOrder, placedOrderId, placeOrder, wayBackOf, type GuestOrder } from '../helpers/shop.ts';
import { fileShop } from './helpers/open-shop.ts';
import { orderRow } from './helpers/orders.ts';

let now = Date.UTC(2030, 3, 15);
const shop = await fileShop({ now: () => new Date(now) });

const page = 'https://partner.example/on-hold?x=1';

async function paidFrom(referer = page, changes: Partial<GuestOrder> = {}) {
  const paid = await paidOrder(shop, changes, { referer });
  return { ...paid, wayBack: () => wayBackOf(shop, paid.thanks) };
}

const askAbout = async (url: URL) => {
  const { statusCode, body } = await shop.get(`/api/order/paid/${url.searchParams.get('voice-order-paid') ?? ''}`);
  const answer: unknown = JSON.parse(body);
  return [statusCode, answer];
};

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
    expect(await askAbout(await wayBack())).toEqual([
      200,
      { orderId: id, total: 145.77, currency: 'CAD', reference: 'ticket 7' },
    ]);
  });

  it.each(['x'.repeat(201), 'café', ''])('is not returned for an order with the reference %j', async (reference) => {
    expect((await placeOrder(shop, { reference })).statusCode).toBe(400);
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
    now += 3_600_000;
    expect(await askAbout(url)).toEqual(unknown);
    const id = await placedOrderId(shop);
    await checkoutOf(shop, id, { referer: page });
    const { token } = await orderRow(shop, id);
    expect((await shop.get(`/thank-you/${String(token)}`)).body).not.toContain('voice-order-paid');
  });
});
