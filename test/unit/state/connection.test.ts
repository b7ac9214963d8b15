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
import { startOnline } from '../../../src/state/host/online.ts';
import { changeOrderAtom } from '../../../src/state/order/order.ts';
import { isProcessingAtom } from '../../../src/state/checkout/checkout.ts';
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

describe('a buyer who is offline', () => {
  it('sees outdated totals until the connection is back', async () => {
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

  it('sees one explanation, and no request is made', async () => {
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

  it('can pay only when the connection is back', async () => {
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
});

describe('a shop that asks to wait', () => {
  it('is asked for the price of a changed order at once', async () => {
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

describe('a page from the back/forward cache', () => {
  it.each([
    [true, 2],
    [false, 1],
  ])('restored from the cache: %s, requests prices %i times', async (persisted, times) => {
    shop().on(priceLine, price(100));
    const { store } = readyStore();
    stops.push(startOrderForm(store, false));
    await pass(300);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    await pass(300);
    expect(shop().asked(priceLine)).toHaveLength(times);
  });
});
