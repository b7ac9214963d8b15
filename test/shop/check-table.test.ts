import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkShop } from '../../src/shop-check/check-shop.ts';
import type { Fetch } from '../../src/shop-check/shop.ts';
import { accessRows } from './check/access-rows.ts';
import { instead } from './check/breaking.ts';
import { orderRows } from './check/order-rows.ts';
import { priceRows } from './check/price-rows.ts';
import { api, smallestShop } from './check/smallest.ts';

const shop = await smallestShop();
afterAll(() => shop.close());

/** The problems of a shop, such as `warning no-track`. */
async function problems(reach: Fetch, withOrders: boolean): Promise<readonly string[]> {
  const findings = await checkShop({ api, withOrders, reach });
  return findings.filter(({ level }) => level !== 'ok').map(({ level, code }) => `${level} ${code}`);
}

describe('the check of the smallest shop', () => {
  // A busy machine is no slow shop.
  beforeAll(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterAll(() => void vi.useRealTimers());

  it('warns only of what the shop leaves out', async () => {
    const leftOut = ['warning no-track', 'warning no-sample', 'warning no-portrait'];
    expect(await problems(shop.reach, true)).toEqual(leftOut);
  });

  it.each([...accessRows, ...priceRows])('finds %s: %s', async (_, problem, breaking) => {
    expect(await problems(breaking(shop.reach), false)).toContain(problem);
  });

  it.each(orderRows)('finds with sample orders %s: %s', async (_, problem, breaking) => {
    expect(await problems(breaking(shop.reach), true)).toContain(problem);
  });

  it('finds slow answers', async () => {
    const slow = instead(/calculate-guest$/u, (request, reach) => {
      vi.advanceTimersByTime(6000);
      return reach(request);
    });
    expect(await problems(slow(shop.reach), false)).toContain('warning slow');
  });
});

describe('the check of a paid order', () => {
  /** Pays a sample order, and returns the link on the thank-you page. */
  async function payOne(): Promise<string> {
    const findings = await checkShop({ api, withOrders: true, reach: shop.reach });
    const payment = findings.find(({ check }) => check === 'payment')?.says ?? '';
    const [checkout = ''] = /https:\/\/\S+\/checkout\/[\w-]+/u.exec(payment) ?? [];
    const thanks = await shop.reach(new Request(checkout, { method: 'POST' }));
    const [, link = ''] = /<a href="([^"]+)"/u.exec(await thanks.text()) ?? [];
    return link;
  }

  const checkPaid = async (paid: string) => {
    const findings = await checkShop({ api, withOrders: false, paid, reach: shop.reach });
    return findings.filter(({ check }) => check === 'way back').map(({ code = 'ok' }) => code);
  };

  it('accepts a link whose token works once', async () => {
    const link = await payOne();
    expect(link).toMatch(/^https:\/\/[\w-]+\.example\/order\?voice-order-paid=/u);
    expect(await checkPaid(link)).toEqual(['ok']);
  });

  it.each([
    ['a link without a token', 'https://partner.example/order', 'no-paid-token'],
    ['an unknown token', 'no-such-token', 'way-back-refused'],
  ])('finds %s', async (_, paid, code) => {
    expect(await checkPaid(paid)).toEqual([code]);
  });
});
