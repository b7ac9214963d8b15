// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished } from 'vitest';
import { shownToastsAtom } from '../../../../src/state/notices/notices.ts';
import { dispatch } from '../../../../src/state/form.ts';
import { en } from '../../../../src/text/en.ts';
import { startPrices, invalidatePrices } from '../../../../src/state/prices/request-prices.ts';
import { arePricesCurrentAtom, isRecalculatingAtom, totalsAtom } from '../../../../src/state/prices/price-atoms.ts';
import { fakeShopEachTest, later, pass, type Reply } from '../../helpers/fake-shop.ts';
import { edit, readyStore, toastsOf, type FormStore } from '../../helpers/form-store.ts';

const line = 'POST /order/calculate-guest';
const { shop } = fakeShopEachTest();

function started(...given: Parameters<typeof readyStore>): FormStore {
  const form = readyStore(...given);
  onTestFinished(startPrices(form));
  return form;
}

const speed = (form: FormStore, isChosen: boolean): void =>
  dispatch(form, { type: 'optionChanged', code: 'rush', isChosen });
const priced = (total: number) => ({ body: { subtotal: total, total } });
const states = ({ store }: FormStore) => [store.get(isRecalculatingAtom), store.get(arePricesCurrentAtom)];
const totalOf = ({ store }: FormStore) => store.get(totalsAtom)?.total;

describe('the price', () => {
  it('is requested 300 ms after the last edit, and outdated until the answer', async () => {
    const answer = later();
    shop().on(line, () => answer.reply);
    const form = started();
    await pass(299);
    speed(form, true);
    await pass(299);
    expect([shop().calls.length, states(form)]).toEqual([0, [true, false]]);
    await pass(1);
    expect([shop().calls.length, states(form)]).toEqual([1, [true, false]]);
    expect(shop().calls[0]?.body).toMatchObject({ serviceId: 's-moh', options: { rush: true } });
    await answer.come({ body: { subtotal: 100, discount: 10, tax: 11.7, total: 101.7 } });
    expect(states(form)).toEqual([false, true]);
    const detail = { subtotal: 100, discount: 10, tax: 11.7, total: 101.7, currency: 'CAD' };
    expect(form.events).toEqual([{ name: 'voice-order-totals', detail }]);
  });

  it('is not requested again for changes without a price', async () => {
    shop().on(line, priced(100));
    const form = started();
    await pass(300);
    edit(form, { comments: 'Thank you' });
    speed(form, true);
    speed(form, false);
    await pass(1000);
    expect(shop().calls).toHaveLength(1);
  });

  it('is removed with the last voice, and not requested without one', async () => {
    shop().on(line, priced(100));
    const form = started();
    await pass(300);
    edit(form, { voices: [null, null] });
    expect([totalOf(form), form.store.get(isRecalculatingAtom)]).toEqual([undefined, false]);
    await pass(1000);
    expect(shop().calls).toHaveLength(1);
  });

  it('of an older request never replaces a newer one', async () => {
    const [old, young] = [later(), later()];
    const replies = [old.reply, young.reply];
    shop().on(line, () => replies.shift() ?? priced(0));
    const form = started();
    await pass(300);
    speed(form, true);
    await pass(300);
    await young.come(priced(200));
    await old.come(priced(100));
    expect(totalOf(form)).toBe(200);
    expect(form.events).toHaveLength(1);
    expect(toastsOf(form.store)).toEqual([]);
  });
});

describe('a price that cannot be loaded', () => {
  it('is reported once, and requested until it comes', async () => {
    shop().on(line, { status: 503 });
    const form = started();
    await pass(300);
    for (const [index, seconds] of [10, 20, 40].entries()) {
      await pass(seconds * 1000 - 1);
      expect(shop().calls).toHaveLength(index + 1);
      await pass(1);
    }
    expect(toastsOf(form.store)).toEqual(['danger calculationFailed 5']);
    const detail = { area: 'calculate', message: en.notices.calculationFailed, status: 503 };
    expect(form.events).toMatchObject([{ name: 'voice-order-error', detail }]);
    shop().on(line, priced(100));
    await pass(80_000);
    expect([totalOf(form), form.store.get(shownToastsAtom)]).toEqual([100, []]);
  });

  it('because it is refused is requested again only by a press or after a change', async () => {
    shop().on(line, { status: 400, body: { message: 'No such voice' } });
    const form = started();
    await pass(120_000);
    expect(shop().calls).toHaveLength(1);
    invalidatePrices(form);
    expect(form.store.get(isRecalculatingAtom)).toBe(true);
    await pass(300);
    expect(shop().calls).toHaveLength(2);
    shop().on(line, priced(100));
    speed(form, true);
    await pass(300);
    expect(totalOf(form)).toBe(100);
  });

  it.each<[string, Reply, number]>([
    ['was asked for', { status: 503 }, 100],
    ['had failed', { status: 503 }, 400],
    ['was refused', { status: 404 }, 400],
  ])('and %s when the element was removed is requested again when it returns', async (_, reply, wait) => {
    shop().on(line, reply);
    const form = readyStore();
    const stop = startPrices(form);
    await pass(wait);
    stop();
    shop().on(line, priced(100));
    await pass(3_600_000);
    expect(totalOf(form)).toBeUndefined();
    onTestFinished(startPrices(form));
    await pass(300);
    expect(totalOf(form)).toBe(100);
  });
});
