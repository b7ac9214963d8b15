// @vitest-environment happy-dom
import { withOption } from '../../../../src/domain/order/voice-options.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { arePricesCurrentAtom, isRecalculatingAtom, totalsAtom } from '../../../../src/state/prices/prices.ts';
import { startPrices } from '../../../../src/state/prices/ask-prices.ts';
import { settingsAtom } from '../../../../src/state/host/settings.ts';
import { changeOrderAtom } from '../../../../src/state/order/order.ts';
import { fakeShopEachTest, later, pass } from '../../helpers/fake-shop.ts';
import { readyStore, toastsOf, type FormStore } from '../../helpers/form-store.ts';
import { quietWarnings } from '../../helpers/quiet.ts';
import { optionsOf } from '../../helpers/samples.ts';

const line = 'POST /order/calculate-guest';
const { shop } = fakeShopEachTest();
quietWarnings();

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function started(...given: Parameters<typeof readyStore>): FormStore {
  const form = readyStore(...given);
  stops.push(startPrices(form.store));
  return form;
}

const comment = ({ store }: FormStore, comments: string): void =>
  store.set(changeOrderAtom, (order) => ({ ...order, comments }));
const speed = ({ store }: FormStore, isRush: boolean): void => store.set(changeOrderAtom, withOption('rush', isRush));
const priced = (total: number) => ({ body: { subtotal: total, total } });

describe('the price', () => {
  it('is requested 300 ms after the last edit', async () => {
    shop().on(line, priced(100));
    const form = started();
    await pass(299);
    speed(form, true);
    await pass(299);
    expect(shop().calls).toHaveLength(0);
    await pass(1);
    expect(shop().calls).toHaveLength(1);
    expect(form.store.get(totalsAtom)?.total).toBe(100);
  });

  it('is requested with the order and all six fields of the address', async () => {
    started({ options: optionsOf('rush') }, { referral: 'acme' });
    await pass(300);
    expect(shop().asked(line)[0]?.body).toMatchObject({
      serviceId: 's-moh',
      selectedVoices: ['v1'],
      options: { rush: true },
      referralCode: 'acme',
      address: { country: '', state: '', city: '', houseNumber: '', street: '', postalCode: '' },
    });
  });

  it('is not requested again for changes without a price', async () => {
    shop().on(line, priced(100));
    const form = started();
    await pass(300);
    comment(form, 'Thank you');
    speed(form, true);
    speed(form, false);
    await pass(1000);
    expect(shop().calls).toHaveLength(1);
  });

  it.each<[string, Parameters<typeof readyStore>[0]]>([
    ['without a voice', { voices: [null] }],
    ['with empty slots alone', { voices: [null, null] }],
  ])('is not requested %s', async (_, order) => {
    started(order);
    await pass(1000);
    expect(shop().calls).toHaveLength(0);
  });

  it('is requested again when the page’s language changes', async () => {
    shop().on(line, ({ language }) => ({
      body: { subtotal: 100, total: 113, taxName: language === 'fr' ? 'TVH' : 'HST' },
    }));
    const { store } = started();
    await pass(300);
    expect(store.get(totalsAtom)?.taxName).toBe('HST');
    store.set(settingsAtom, { ...store.get(settingsAtom), language: 'fr' });
    await pass(300);
    expect(store.get(totalsAtom)?.taxName).toBe('TVH');
  });

  it('is removed with the last voice', async () => {
    shop().on(line, priced(100));
    const form = started();
    await pass(300);
    form.store.set(changeOrderAtom, (order) => ({ ...order, voices: [null] }));
    expect(form.store.get(totalsAtom)).toBeNull();
    expect(form.store.get(isRecalculatingAtom)).toBe(false);
  });

  it('is reported to the host page', async () => {
    shop().on(line, { body: { subtotal: 100, discount: 10, tax: 11.7, total: 101.7 } });
    const { events } = started();
    await pass(300);
    const detail = { subtotal: 100, discount: 10, tax: 11.7, total: 101.7, currency: 'CAD' };
    expect(events).toEqual([{ name: 'voice-order-totals', detail }]);
  });

  it('is outdated from the edit to the answer', async () => {
    const answer = later();
    shop().on(line, () => answer.reply);
    const { store } = started();
    expect([store.get(isRecalculatingAtom), store.get(arePricesCurrentAtom)]).toEqual([true, false]);
    await pass(300);
    expect([store.get(isRecalculatingAtom), store.get(arePricesCurrentAtom)]).toEqual([true, false]);
    await answer.come(priced(100));
    expect([store.get(isRecalculatingAtom), store.get(arePricesCurrentAtom)]).toEqual([false, true]);
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
    expect(form.store.get(totalsAtom)?.total).toBe(200);
    expect(form.events.filter(({ name }) => name === 'voice-order-totals')).toHaveLength(1);
    expect(toastsOf(form.store)).toEqual([]);
  });
});
