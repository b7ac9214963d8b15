import { afterAll, describe, expect, it, vi } from 'vitest';
import { checkShop } from '../../src/shop-check/check-shop.ts';
import type { Fetch } from '../../src/shop-check/shop.ts';
import { both, instead, type Row } from './check/breaking.ts';
import { orderErrors, orderWarnings } from './check/order-rows.ts';
import { errors, warnings } from './check/rows.ts';
import { api, smallestShop } from './check/smallest.ts';

const shop = await smallestShop();
afterAll(() => shop.close());

/** The problems of the smallest shop, such as `warning no-track`. */
async function problems(reach: Fetch, withOrders: boolean): Promise<readonly string[]> {
  const findings = await checkShop({ api, withOrders, reach });
  return findings.filter(({ level }) => level !== 'ok').map(({ level, code }) => `${level} ${code}`);
}

/** Rows in so many groups, with neighbours in different ones: they tend to break the same calls. */
const inGroups = (rows: readonly Row[], count: number) =>
  Array.from({ length: count }, (_, index) => {
    const group = rows.filter((_row, at) => at % count === index);
    return { names: group.map(([name]) => name).join('; '), group };
  });

/**
 * Breaks several things at once, because a check is slow; problems that hide others are broken alone. Returns what was
 * not found.
 */
async function missedOf(rows: readonly Row[], level: string, withOrders: boolean): Promise<readonly string[]> {
  const found = await problems(rows.map(([, , breaking]) => breaking).reduce(both)(shop.reach), withOrders);
  const missed: string[] = [];
  for (const [name, code, breaking] of rows) {
    const problem = `${level} ${code}`;
    const isFound = found.includes(problem) || (await problems(breaking(shop.reach), withOrders)).includes(problem);
    if (!isFound) missed.push(name);
  }
  return missed;
}

/** What the smallest shop leaves out. */
const leftOut = ['warning no-track', 'warning no-sample', 'warning no-portrait'];

describe('the check of the smallest shop', () => {
  it('finds no problems', async () => {
    expect(await problems(shop.reach, true)).toEqual(leftOut);
  });

  it.each(inGroups(errors, 9))('finds as errors: $names', async ({ group }) => {
    expect(await missedOf(group, 'error', false)).toEqual([]);
  });

  it.each(inGroups(warnings, 5))('finds as warnings: $names', async ({ group }) => {
    expect(await missedOf(group, 'warning', false)).toEqual([]);
  });

  it.each(inGroups(orderErrors, 10))('finds as errors by sample orders: $names', async ({ group }) => {
    expect(await missedOf(group, 'error', true)).toEqual([]);
  });

  it.each(inGroups(orderWarnings, 1))('finds as warnings by sample orders: $names', async ({ group }) => {
    expect(await missedOf(group, 'warning', true)).toEqual([]);
  });

  it('finds answers that are too slow', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const slow = instead(/calculate-guest$/u, (request, reach) => {
      vi.advanceTimersByTime(6000);
      return reach(request);
    });
    expect(await problems(slow(shop.reach), false)).toContain('warning slow');
    vi.useRealTimers();
  });
});

describe('the check of the way back', () => {
  /** Pays a sample order, and returns the address that the thank-you page leads back to. */
  async function payOne(): Promise<string> {
    const findings = await checkShop({ api, withOrders: true, reach: shop.reach });
    const told = findings.find(({ check }) => check === 'payment')?.says ?? '';
    const [checkout = ''] = /https:\/\/\S+\/checkout\/[\w-]+/u.exec(told) ?? [];
    const thanks = await shop.reach(new Request(checkout, { method: 'POST' }));
    const [, link = ''] = /<a href="([^"]+)"/u.exec(await thanks.text()) ?? [];
    return link;
  }

  const checked = async (paid: string) => {
    const findings = await checkShop({ api, withOrders: false, paid, reach: shop.reach });
    return findings.filter(({ check }) => check === 'way back').map(({ code = 'ok' }) => code);
  };

  it('finds no problems if the page is told once what was paid', async () => {
    const address = await payOne();
    expect(address).toMatch(/^https:\/\/[\w-]+\.example\/order\?voice-order-paid=/u);
    expect(await checked(address)).toEqual(['ok']);
  });

  it('finds a return link without a token, and a token without an answer', async () => {
    expect(await checked('https://partner.example/order')).toEqual(['no-paid-token']);
    expect(await checked('no-such-token')).toEqual(['way-back-refused']);
  });
});
