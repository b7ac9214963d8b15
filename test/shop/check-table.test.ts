import { afterAll, describe, expect, it, vi } from 'vitest';
import { checkShop } from '../../src/shop-check/check-shop.ts';
import type { Fetch } from '../../src/shop-check/browser.ts';
import { accessRows } from './check/access-rows.ts';
import { both, instead, type Row } from './check/breaking.ts';
import { orderRows } from './check/order-rows.ts';
import { otherRows } from './check/other-rows.ts';
import { priceRows } from './check/price-rows.ts';
import { api, smallestShop } from './check/smallest.ts';
import { trustRows } from './check/trust-rows.ts';

const shop = await smallestShop();
afterAll(() => shop.close());

const problems = async (reach: Fetch, withOrders: boolean) => {
  const findings = await checkShop({ api, withOrders, reach });
  return findings.filter(({ level }) => level !== 'ok');
};

/** A problem as the table has it. */
const problem = ({ code, level }: Pick<Row, 'code' | 'level'>) => ({
  code,
  level,
  check: expect.any(String),
  says: expect.stringMatching(/.{20}/u),
});

/** What the smallest shop leaves out. */
const leftOut = ['no-sample', 'no-portrait', 'no-track'];

/** Rows in so many groups, with neighbours in different ones: they tend to break the same calls. */
const inGroups = (rows: readonly Row[], count: number) =>
  Array.from({ length: count }, (_, index) => {
    const group = rows.filter((_row, at) => at % count === index);
    return { names: group.map(({ name }) => name).join('; '), group };
  });

const isAmong = (row: Row, found: Awaited<ReturnType<typeof problems>>): boolean =>
  found.some(({ code, level }) => code === row.code && level === row.level);

/**
 * Breaks several things at once, because a check is slow; problems that hide others are broken alone. Returns what was
 * not found.
 */
async function missedOf(rows: readonly Row[], withOrders: boolean): Promise<readonly string[]> {
  const check = ({ breaking }: Pick<Row, 'breaking'>) => problems(breaking(shop.reach), withOrders);
  const found = await check({ breaking: rows.map(({ breaking }) => breaking).reduce(both) });
  const missed: string[] = [];
  for (const row of rows) if (!isAmong(row, found) && !isAmong(row, await check(row))) missed.push(row.name);
  return missed;
}

describe('the check of the smallest shop', () => {
  it('finds no problems', async () => {
    const found = await problems(shop.reach, true);
    expect(found.map(({ level, code }) => `${level} ${code}`)).toEqual(leftOut.map((code) => `warning ${code}`));
  });

  it.each(inGroups([...accessRows, ...priceRows, ...otherRows], 14))(
    'finds without an order: $names',
    async ({ group }) => {
      expect(await missedOf(group, false)).toEqual([]);
    },
  );

  it.each(inGroups([...trustRows, ...orderRows], 12))('finds by sample orders: $names', async ({ group }) => {
    expect(await missedOf(group, true)).toEqual([]);
  });

  it('finds answers that are too slow', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const slow = instead(/calculate-guest$/u, (request, reach) => {
      vi.advanceTimersByTime(6000);
      return reach(request);
    });
    expect(await problems(slow(shop.reach), false)).toContainEqual(problem({ code: 'slow', level: 'warning' }));
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

  const checked = async (paid: string, reach: Fetch = shop.reach) => {
    const findings = await checkShop({ api, withOrders: false, paid, reach });
    return findings.filter(({ check }) => check === 'way back').map(({ level, code }) => ({ level, code }));
  };

  it('finds no problems if the page is told once what was paid', async () => {
    const address = await payOne();
    expect(address).toMatch(/^https:\/\/[\w-]+\.example\/order\?voice-order-paid=/u);
    expect(await checked(address)).toEqual([{ level: 'ok' }]);
  });

  it('finds a return link without a token, and a token without an answer', async () => {
    expect(await checked('https://partner.example/order')).toEqual([{ level: 'error', code: 'no-paid-token' }]);
    expect(await checked('no-such-token')).toEqual([{ level: 'error', code: 'paid-token-refused' }]);
  });
});
