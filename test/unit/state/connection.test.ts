// @vitest-environment happy-dom
import { withOption } from '../../../src/domain/order/voice-options.ts';
import { afterEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import {
  arePricesOutdatedAtom,
  areTotalsStaleAtom,
  isRecalculatingAtom,
  totalsAtom,
} from '../../../src/state/prices/prices.ts';
import { startPrices } from '../../../src/state/prices/ask-prices.ts';
import { brandingAtom } from '../../../src/state/catalogue/catalogue.ts';
import { isOnlineAtom, startOnline } from '../../../src/state/host/online.ts';
import { dismissToastsAtom } from '../../../src/state/notices/notices.ts';
import { changeOrderAtom } from '../../../src/state/order/order.ts';
import { isProcessingAtom } from '../../../src/state/checkout/checkout.ts';
import { isOutageToldAtom } from '../../../src/state/shown-toasts.ts';
import { startOrderForm } from '../../../src/state/start.ts';
import { fakeShopEachTest, pass } from '../helpers/fake-shop.ts';
import { formStore, readyStore, toastsOf } from '../helpers/form-store.ts';
import { withLists } from '../helpers/lists.ts';
import { goodShop, orderLine, payingForm } from '../helpers/paying.ts';
import { quietWarnings } from '../helpers/quiet.ts';

const { shop } = fakeShopEachTest();
quietWarnings();

const priceLine = 'POST /order/calculate-guest';
const price = (total: number) => ({ body: { subtotal: total, total } });

const stops: (() => void)[] = [];
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  line?.mockRestore();
});

let line: MockInstance<() => boolean> | undefined;

function connect(isConnected: boolean): void {
  line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isConnected);
  dispatchEvent(new Event(isConnected ? 'online' : 'offline'));
}

it('a price that failed is explained by its toast, and in place once that is gone', async () => {
  shop().on(priceLine, { status: 400 });
  const { store } = readyStore();
  stops.push(startPrices(store));
  await pass(300);
  expect([store.get(arePricesOutdatedAtom), store.get(isOutageToldAtom)]).toEqual([true, true]);
  store.set(dismissToastsAtom, () => true);
  expect([store.get(arePricesOutdatedAtom), store.get(isOutageToldAtom)]).toEqual([true, false]);
});

describe('a buyer who is offline', () => {
  it('sees the totals marked as out of date, and has them anew when back online', async () => {
    shop().on(priceLine, price(100));
    const { store } = readyStore();
    stops.push(startOnline(store), startPrices(store));
    await pass(300);
    expect(store.get(arePricesOutdatedAtom)).toBe(false);
    connect(false);
    expect(store.get(arePricesOutdatedAtom)).toBe(true);
    expect(store.get(totalsAtom)?.total).toBe(100);
    shop().on(priceLine, price(200));
    connect(true);
    await pass(300);
    expect(store.get(totalsAtom)?.total).toBe(200);
    expect(store.get(arePricesOutdatedAtom)).toBe(false);
  });

  it('sees the total of an older order as out of date, with one explanation and no question to the shop', async () => {
    shop().on(priceLine, price(100));
    const { store } = readyStore();
    stops.push(startOnline(store), startPrices(store));
    await pass(300);
    connect(false);
    expect(store.get(areTotalsStaleAtom)).toBe(false);
    store.set(changeOrderAtom, withOption('proofReading', true));
    await pass(20_000);
    expect([store.get(areTotalsStaleAtom), store.get(isRecalculatingAtom)]).toEqual([true, false]);
    expect(toastsOf(store)).toEqual([]);
    expect(shop().asked(priceLine)).toHaveLength(1);
    connect(true);
    await pass(300);
    expect(store.get(areTotalsStaleAtom)).toBe(false);
  });

  it('is told on paying, and pays once back online', async () => {
    goodShop(shop());
    const { store, events, stop, pay } = await payingForm();
    stops.push(stop, startOnline(store));
    connect(false);
    await pay();
    expect(toastsOf(store)).toEqual(['danger offline 5']);
    expect(store.get(isProcessingAtom)).toBe(false);
    expect(shop().asked(orderLine)).toHaveLength(0);
    expect(events.at(-1)).toEqual({ name: 'voice-order-error', detail: { area: 'order', message: 'offline' } });
    connect(true);
    await pass(300);
    await pay();
    expect(shop().asked(orderLine)).toHaveLength(1);
  });

  it('is followed no more after the end', () => {
    const { store } = readyStore();
    startOnline(store)();
    connect(false);
    expect(store.get(isOnlineAtom)).toBe(true);
  });
});

describe('a shop that asks to wait', () => {
  it('is not asked for prices before', async () => {
    shop().on(priceLine, { status: 429, headers: { 'retry-after': '120' } });
    const { store } = readyStore();
    stops.push(startPrices(store));
    await pass(300);
    await pass(119_000);
    expect(shop().asked(priceLine)).toHaveLength(1);
    await pass(1000);
    expect(shop().asked(priceLine)).toHaveLength(2);
  });

  it('is not asked for prices of an unchanged order before, but for those of another one', async () => {
    shop().on(priceLine, { status: 429, headers: { 'retry-after': '120' } });
    const { store } = readyStore();
    stops.push(startPrices(store));
    await pass(300);
    store.set(changeOrderAtom, withOption('proofReading', true));
    await pass(300);
    expect(shop().asked(priceLine)).toHaveLength(2);
  });

  it('is not asked for its lists before', async () => {
    withLists(shop()).on('GET /service', { status: 503, headers: { 'retry-after': '60' } });
    const { store } = formStore();
    stops.push(startOrderForm(store, true));
    await pass(59_000);
    expect(shop().asked('GET /service')).toHaveLength(1);
    await pass(2000);
    expect(shop().asked('GET /service')).toHaveLength(2);
  });
});

describe('a page that comes back as it was', () => {
  it.each([
    [true, 2],
    [false, 1],
  ])('from the cache: %s, has asked for prices %i times', async (persisted, times) => {
    shop().on(priceLine, price(100));
    const { store } = readyStore();
    stops.push(startOrderForm(store, false));
    await pass(300);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    await pass(300);
    expect(shop().asked(priceLine)).toHaveLength(times);
  });
});

describe('a partner’s branding that can’t be had', () => {
  it('is asked for until it comes', async () => {
    const brandingLine = 'GET /company/branding/acme';
    const { store } = readyStore({}, { referral: 'acme' });
    store.set(brandingAtom, { status: 'loading' });
    withLists(shop()).on(brandingLine, { status: 403 });
    stops.push(startOrderForm(store, false));
    await pass(100);
    shop().on(brandingLine, { body: { logoUrl: null, name: 'Acme', permittedVoiceIds: ['v1'] } });
    // About 10 s: the pause varies by up to a fifth.
    await pass(12_000);
    expect(store.get(brandingAtom)).toMatchObject({ status: 'ready', data: { name: 'Acme' } });
  });
});
