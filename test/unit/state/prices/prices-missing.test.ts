// @vitest-environment happy-dom
import { withOption } from '../../../../src/domain/order/voice-options.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { changeOrderAtom } from '../../../../src/state/order/order.ts';
import { startPrices } from '../../../../src/state/prices/ask-prices.ts';
import {
  arePricesCurrentAtom,
  askPricesAtom,
  isRecalculatingAtom,
  totalsAtom,
} from '../../../../src/state/prices/prices.ts';
import { shownToastsAtom } from '../../../../src/state/shown-toasts.ts';
import { fakeShopEachTest, pass, type Reply } from '../../helpers/fake-shop.ts';
import { readyStore, toastsOf, type FormStore } from '../../helpers/form-store.ts';
import { quietWarnings } from '../../helpers/quiet.ts';
import { visibleEachTest } from '../../helpers/visible.ts';

const line = 'POST /order/calculate-guest';
const { shop } = fakeShopEachTest();
quietWarnings();
visibleEachTest();

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function started(): FormStore {
  const form = readyStore();
  stops.push(startPrices(form.store));
  return form;
}

const speed = ({ store }: FormStore, isRush: boolean): void => store.set(changeOrderAtom, withOption('rush', isRush));
const priced = (total: number) => ({ body: { subtotal: total, total } });

describe('a price that cannot be loaded', () => {
  it.each([503, 0])('because of %i is reported once and requested at growing intervals', async (status) => {
    shop().on(line, { status });
    const { store, events } = started();
    await pass(300);
    expect(toastsOf(store)).toEqual(['danger calculationFailed 5']);
    for (const [index, seconds] of [10, 20, 40, 80, 160, 300, 300].entries()) {
      await pass(seconds * 1000 - 1);
      expect(shop().calls).toHaveLength(index + 1);
      await pass(1);
      expect(shop().calls).toHaveLength(index + 2);
    }
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      name: 'voice-order-error',
      detail: { area: 'calculate', message: 'calculationFailed', ...(status > 0 && { status }) },
    });
  });

  it.each([400])('because of %i is not requested again unchanged', async (status) => {
    shop().on(line, { status, body: { message: 'No such voice' } });
    const form = started();
    await pass(120_000);
    expect(shop().calls).toHaveLength(1);
    expect(toastsOf(form.store)).toEqual(['danger calculationFailed 5']);
    shop().on(line, priced(100));
    speed(form, true);
    await pass(300);
    expect(form.store.get(totalsAtom)?.total).toBe(100);
  });

  it('is not reported beside a current one', async () => {
    shop().on(line, { status: 500 });
    const form = started();
    await pass(300);
    const shown = () => form.store.get(shownToastsAtom);
    expect(shown()).toHaveLength(1);
    shop().on(line, priced(100));
    form.store.set(askPricesAtom);
    await pass(300);
    expect([form.store.get(totalsAtom)?.total, shown()]).toEqual([100, []]);
    speed(form, true);
    expect([form.store.get(isRecalculatingAtom), shown()]).toEqual([true, []]);
  });

  it('is requested again by a press', async () => {
    shop().on(line, { status: 404 });
    const { store } = started();
    await pass(300);
    shop().on(line, priced(100));
    store.set(askPricesAtom);
    expect(store.get(isRecalculatingAtom)).toBe(true);
    await pass(300);
    expect(store.get(arePricesCurrentAtom)).toBe(true);
  });

  it.each<[string, Reply, number]>([
    ['was asked for', { status: 503 }, 100],
    ['had failed', { status: 503 }, 400],
    ['was refused', { status: 404 }, 400],
  ])('and %s when the element was removed is requested again when it returns', async (_, reply, wait) => {
    shop().on(line, reply);
    const { store } = readyStore();
    const stop = startPrices(store);
    await pass(wait);
    stop();
    shop().on(line, priced(100));
    await pass(3_600_000);
    expect(store.get(totalsAtom)).toBeNull();
    stops.push(startPrices(store));
    await pass(300);
    expect(store.get(totalsAtom)?.total).toBe(100);
  });
});
