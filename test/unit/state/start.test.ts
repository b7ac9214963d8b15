// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { voicesAtom } from '../../../src/state/catalogue/catalogue.ts';
import { changeOrderAtom, orderAtom } from '../../../src/state/order/order.ts';
import { isProcessingAtom } from '../../../src/state/checkout/checkout.ts';
import { settingsAtom } from '../../../src/state/host/settings.ts';
import { notifyAtom, toastsAtom } from '../../../src/state/notices/notices.ts';
import { startOrderForm } from '../../../src/state/start.ts';
import { fakeShopEachTest, pass } from '../helpers/fake-shop.ts';
import { formStore, settings, type FormStore } from '../helpers/form-store.ts';
import { voiceLine, withLists } from '../helpers/lists.ts';
import { happen, stepOf } from '../helpers/paying.ts';
import { quietWarnings } from '../helpers/quiet.ts';
import { discountOf, optionsOf, orderOf } from '../helpers/samples.ts';

const { shop } = fakeShopEachTest();
quietWarnings();

const open = () => withLists(shop());

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function started(edit: Parameters<typeof formStore>[0] = {}): FormStore {
  const form = formStore(edit);
  stops.push(startOrderForm(form.store, true));
  return form;
}

const named = ({ events }: FormStore, name: string) => events.filter((event) => event.name === name);
const save = (content: object): void =>
  localStorage.setItem(
    'voice-order-form:order:-',
    JSON.stringify({ version: 5, lineage: 'a', isCurrencyChosen: false, ...content }),
  );

describe('the start', () => {
  it('reports once that the form is ready', async () => {
    open();
    const form = started({ service: 'voip', referral: 'acme' });
    expect(named(form, 'voice-order-ready')).toEqual([]);
    await pass(100);
    expect(named(form, 'voice-order-ready')).toEqual([
      { name: 'voice-order-ready', detail: { service: 'voip', referral: 'acme' } },
    ]);
    form.store.set(voicesAtom, { status: 'loading' });
    form.store.set(voicesAtom, { status: 'ready', data: [] });
    expect(named(form, 'voice-order-ready')).toHaveLength(1);
  });

  it('removes rush from a saved order whose voice does not offer it', async () => {
    open();
    save({ order: orderOf({ voices: ['slow'], options: optionsOf('rush') }) });
    const { store } = started();
    await pass(100);
    expect(store.get(orderAtom).options.rush).toBe(false);
  });

  it('checks the discount of a saved order', async () => {
    save({ order: orderOf({ discount: discountOf() }) });
    started();
    await pass(100);
    expect(shop().asked('GET /discount/SPRING')).toHaveLength(1);
  });

  it('keeps the order of a store that starts again', () => {
    const { store } = started();
    store.set(changeOrderAtom, (order) => ({ ...order, comments: 'Hello' }));
    stops.splice(0).forEach((stop) => stop());
    stops.push(startOrderForm(store, false));
    expect(store.get(orderAtom).comments).toBe('Hello');
  });
});

describe('changes', () => {
  it('are reported once per frame', async () => {
    const form = started();
    await pass(1000);
    for (const comments of ['H', 'He', 'Hel']) form.store.set(changeOrderAtom, (order) => ({ ...order, comments }));
    expect(named(form, 'voice-order-change')).toEqual([]);
    await pass(50);
    expect(named(form, 'voice-order-change')).toHaveLength(1);
    expect(named(form, 'voice-order-change')[0]?.detail).toMatchObject({ order: { comments: 'Hel' } });
  });
});

describe('other settings', () => {
  it('load the catalogue of another shop and keep the order', async () => {
    open();
    const { store } = started();
    await pass(100);
    store.set(changeOrderAtom, (order) => ({ ...order, comments: 'Hello' }));
    store.set(settingsAtom, { ...settings, apiUrl: 'https://other.example/api' });
    expect(store.get(voicesAtom).status).toBe('loading');
    await pass(100);
    expect(store.get(voicesAtom).status).toBe('ready');
    expect(shop().asked(voiceLine)).toHaveLength(2);
    expect(store.get(orderAtom).comments).toBe('Hello');
  });
});

const show = (persisted: boolean): void => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('coming back by the Back button', () => {
  it.each([
    [true, false, 'closed'],
    [false, true, 'paying'],
  ])('with the page cached: %s, leaves it processing: %s', (persisted, isProcessing, step) => {
    const { store } = started();
    happen(store, 'opened', 'guestChosen', 'payPressed');
    show(persisted);
    expect(store.get(isProcessingAtom)).toBe(isProcessing);
    expect(stepOf(store)).toBe(step);
  });

  it('no longer says that it leads to the payment', () => {
    const { store } = started();
    store.set(notifyAtom, { tone: 'success', notice: { key: 'orderCreated' } });
    show(true);
    expect(store.get(toastsAtom)).toEqual([]);
  });
});
