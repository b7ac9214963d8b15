// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { en } from '../../../src/text/en.ts';
import { isProcessingAtom } from '../../../src/state/checkout/checkout-state.ts';
import { startOnline } from '../../../src/state/host/page-events.ts';
import { dispatch } from '../../../src/state/form.ts';
import { startPrices } from '../../../src/state/prices/request-prices.ts';
import {
  arePricesOutdatedAtom,
  areTotalsStaleAtom,
  isRecalculatingAtom,
  totalsAtom,
} from '../../../src/state/prices/prices.ts';
import { startForm } from '../../../src/state/start.ts';
import { fakeShopEachTest, pass } from '../helpers/fake-shop.ts';
import { formStore, readyStore, toastsOf } from '../helpers/form-store.ts';
import { withLists } from '../helpers/lists.ts';
import { goodShop, orderLine, payingForm } from '../helpers/paying.ts';

const { shop } = fakeShopEachTest();

const priceLine = 'POST /order/calculate-guest';
const price = (total: number) => ({ body: { subtotal: total, total } });

function connect(isConnected: boolean): void {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isConnected);
  onTestFinished(() => line.mockRestore());
  dispatchEvent(new Event(isConnected ? 'online' : 'offline'));
}

describe('a buyer who is offline', () => {
  it('sees outdated totals, and causes no calls, until the connection is back', async () => {
    shop().on(priceLine, price(100));
    const form = readyStore();
    const { store } = form;
    onTestFinished(startOnline(form));
    onTestFinished(startPrices(form));
    await pass(300);
    const shown = () => [arePricesOutdatedAtom, areTotalsStaleAtom, isRecalculatingAtom].map((one) => store.get(one));
    expect(shown()).toEqual([false, false, false]);
    connect(false);
    expect(shown()).toEqual([true, false, false]);
    dispatch(form, { type: 'optionChanged', code: 'proofReading', isChosen: true });
    await pass(20_000);
    expect(shown()).toEqual([true, true, false]);
    expect([store.get(totalsAtom)?.total, toastsOf(store), shop().calls.length]).toEqual([100, [], 1]);
    shop().on(priceLine, price(200));
    connect(true);
    await pass(300);
    expect([store.get(totalsAtom)?.total, ...shown()]).toEqual([200, false, false, false]);
  });

  it('can pay only when the connection is back', async () => {
    goodShop(shop());
    const form = await payingForm();
    const { store, events, pay } = form;
    onTestFinished(startOnline(form));
    connect(false);
    await pay();
    expect([store.get(isProcessingAtom), toastsOf(store)]).toEqual([false, ['danger offline 5']]);
    expect(shop().asked(orderLine)).toHaveLength(0);
    expect(events.at(-1)).toEqual({
      name: 'voice-order-error',
      detail: { area: 'order', message: `${en.notices.offline} ${en.notices.uncharged}` },
    });
    connect(true);
    await pass(300);
    await pay();
    expect(shop().asked(orderLine)).toHaveLength(1);
  });
});

describe('a shop that asks to wait', () => {
  it('is asked at once only for the price of a changed order', async () => {
    shop().on(priceLine, { status: 429, headers: { 'retry-after': '120' } });
    const form = readyStore();
    onTestFinished(startPrices(form));
    await pass(100_000);
    expect(shop().asked(priceLine)).toHaveLength(1);
    dispatch(form, { type: 'optionChanged', code: 'proofReading', isChosen: true });
    await pass(300);
    expect(shop().asked(priceLine)).toHaveLength(2);
  });

  it('is not asked for its lists before', async () => {
    withLists(shop()).on('GET /service', { status: 503, headers: { 'retry-after': '60' } });
    onTestFinished(startForm(formStore(), true));
    await pass(59_000);
    expect(shop().asked('GET /service')).toHaveLength(1);
    await pass(2000);
    expect(shop().asked('GET /service')).toHaveLength(2);
  });
});
