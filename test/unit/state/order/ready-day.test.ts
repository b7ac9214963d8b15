import { withOption } from '../../../../src/domain/order/voice-options.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultSiteSettings } from '../../../../src/api/site-settings.ts';
import { siteSettingsAtom } from '../../../../src/state/catalogue/catalogue.ts';
import { changeOrderAtom } from '../../../../src/state/order/order.ts';
import { earlierDaysAtom, readyDayAtom } from '../../../../src/state/order/ready-day.ts';
import { readyStore } from '../../helpers/form-store.ts';

const turnaround = { standardDays: 5, rushDays: 2, closedDays: [], timeZone: 'America/Toronto', cutOff: '15:00' };

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T19:58:30Z') }));
afterEach(() => void vi.useRealTimers());

function promising() {
  const { store } = readyStore();
  store.set(siteSettingsAtom, { status: 'ready', data: { ...defaultSiteSettings, turnaround } });
  return store;
}

describe('the day by which the order is ready', () => {
  it('is missing if the shop promises none', () => {
    const { store } = readyStore();
    expect([store.get(readyDayAtom), store.get(earlierDaysAtom)]).toEqual([null, []]);
    const stop = store.sub(readyDayAtom, () => {});
    expect(vi.getTimerCount()).toBe(0);
    stop();
  });

  it('depends on rush production', () => {
    const store = promising();
    const rush = { code: 'rush', day: '2026-11-24' };
    expect([store.get(readyDayAtom), store.get(earlierDaysAtom)]).toEqual(['2026-11-27', [rush]]);
    store.set(changeOrderAtom, withOption('rush', true));
    expect([store.get(readyDayAtom), store.get(earlierDaysAtom)]).toEqual(['2026-11-24', []]);
  });

  it('changes at the cut-off and at midnight', () => {
    const store = promising();
    const told: unknown[] = [];
    const stop = store.sub(readyDayAtom, () => told.push(store.get(readyDayAtom)));
    vi.advanceTimersByTime(89_999);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(['2026-11-30']);
    vi.setSystemTime(new Date('2026-11-24T04:59:30Z'));
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual(['2026-11-30', '2026-12-01']);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
