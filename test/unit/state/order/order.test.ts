import { describe, expect, it } from 'vitest';
import type { Order } from '../../../../src/domain/order/order.ts';
import { voicesAtom } from '../../../../src/state/catalogue/catalogue.ts';
import type { Settings } from '../../../../src/state/host/settings.ts';
import { changeOrderAtom, orderAtom } from '../../../../src/state/order/order.ts';
import { startFreshAtom } from '../../../../src/state/order/service-switch.ts';
import { orderSnapshotAtom } from '../../../../src/state/prices/prices.ts';
import { formStore, readyStore } from '../../helpers/form-store.ts';
import { optionsOf } from '../../helpers/samples.ts';

describe('a fresh order', () => {
  it.each<[Partial<Settings>, Partial<Order>]>([
    [{}, { serviceType: 'moh', currency: 'CAD', phoneSystem: 'mp3' }],
    [{ service: 'mvoice' }, { serviceType: 'mvoice', phoneSystem: 'iphone-android' }],
    [{ currency: 'USD' }, { currency: 'USD' }],
  ])('with the settings %j is %j', (settings, expected) => {
    const { store } = formStore(settings);
    store.set(startFreshAtom);
    expect(store.get(orderAtom)).toMatchObject(expected);
  });
});

describe('a change', () => {
  it('switches rush off where a chosen voice lacks it', () => {
    const { store } = readyStore({ options: optionsOf('rush') });
    store.set(changeOrderAtom, (order) => ({ ...order, voices: ['v1', 'slow'] }));
    expect(store.get(orderAtom).options.rush).toBe(false);
  });

  it('leaves rush while the voices are not known', () => {
    const { store } = readyStore({ options: optionsOf('rush') });
    store.set(voicesAtom, { status: 'loading' });
    store.set(changeOrderAtom, (order) => ({ ...order, voices: ['slow'] }));
    expect(store.get(orderAtom).options.rush).toBe(true);
  });

  it('shows in the snapshot', () => {
    const { store } = readyStore();
    store.set(changeOrderAtom, (order) => ({ ...order, comments: 'Hello' }));
    expect(store.get(orderSnapshotAtom)()).toMatchObject({ comments: 'Hello', serviceId: 's-moh', total: 0 });
  });
});
