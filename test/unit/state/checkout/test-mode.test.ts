// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { defaultSiteSettings } from '../../../../src/api/site-settings.ts';
import { siteSettingsAtom } from '../../../../src/state/catalogue/catalogue.ts';
import { settingsAtom } from '../../../../src/state/host/settings.ts';
import { fakeShopEachTest } from '../../helpers/fake-shop.ts';
import { toastsOf, type FormStore } from '../../helpers/form-store.ts';
import { goodShop, happen, orderLine, payingForm } from '../../helpers/paying.ts';
import { quietWarnings } from '../../helpers/quiet.ts';

const { shop } = fakeShopEachTest();
quietWarnings();

const ask = ({ store }: FormStore, isTest: boolean): void =>
  store.set(settingsAtom, { ...store.get(settingsAtom), isTest });
const offer = ({ store }: FormStore, test: boolean): void =>
  store.set(siteSettingsAtom, { status: 'ready', data: { ...defaultSiteSettings, idempotencyKey: true, test } });
const bodies = () =>
  shop()
    .asked(orderLine)
    .map(({ body }) => body);

describe('test mode', () => {
  it('marks the order, at a shop that offers it', async () => {
    goodShop(shop());
    const form = await payingForm();
    ask(form, true);
    offer(form, true);
    await form.pay();
    expect(bodies()).toMatchObject([{ test: true }]);
  });

  it('is not mentioned in real orders', async () => {
    goodShop(shop());
    const form = await payingForm();
    offer(form, true);
    await form.pay();
    expect(bodies()[0]).not.toHaveProperty('test');
  });

  it.each(['does not offer it', 'did not answer'])('sends nothing to a shop that %s', async (what) => {
    goodShop(shop());
    const form = await payingForm();
    ask(form, true);
    if (what === 'did not answer') form.store.set(siteSettingsAtom, { status: 'failed' });
    else offer(form, false);
    await form.pay();
    expect(bodies()).toEqual([]);
    expect(toastsOf(form.store)).toEqual(['danger testMissing 5']);
    expect(form.events.filter(({ name }) => name === 'voice-order-error')).toMatchObject([
      { detail: { area: 'order' } },
    ]);
  });

  it('that has ended makes a real order of what was a test, under another key', async () => {
    goodShop(shop());
    const form = await payingForm();
    ask(form, true);
    offer(form, true);
    await form.pay();
    happen(form.store, 'returned');
    ask(form, false);
    await form.pay();
    expect(bodies().map((body) => Reflect.get(Object(body), 'test'))).toEqual([true, undefined]);
    const keys = shop()
      .asked(orderLine)
      .map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });
});
