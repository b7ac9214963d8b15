import { describe, expect, it } from 'vitest';
import { freshOrder } from '../../../../src/domain/order/order.ts';
import { areIssuesShownAtom, askIssuesAtom } from '../../../../src/state/order/issues.ts';
import { orderAtom } from '../../../../src/state/order/order.ts';
import {
  cancelServiceSwitchAtom,
  pendingServiceAtom,
  requestServiceAtom,
} from '../../../../src/state/order/service-switch.ts';
import { confirmServiceSwitchAtom } from '../../../../src/state/saving/switch-undo.ts';
import { readyStore } from '../../helpers/form-store.ts';

describe('a service switch', () => {
  it('of an untouched order asks nothing', () => {
    const { store, events } = readyStore();
    store.set(orderAtom, freshOrder('moh', 'USD'));
    store.set(requestServiceAtom, 'mvoice');
    expect(store.get(pendingServiceAtom)).toBeNull();
    expect(store.get(orderAtom)).toEqual(freshOrder('mvoice', 'USD'));
    expect(events).toEqual([{ name: 'voice-order-service', detail: { service: 'mvoice' } }]);
  });

  it('of a buyer’s work asks first', () => {
    const { store, events } = readyStore();
    const before = store.get(orderAtom);
    store.set(requestServiceAtom, 'voip');
    expect(store.get(pendingServiceAtom)).toBe('voip');
    expect(store.get(orderAtom)).toBe(before);
    expect(events).toEqual([]);
  });

  it('that is confirmed starts anew', () => {
    const { store, events } = readyStore({ currency: 'USD' });
    store.set(askIssuesAtom);
    store.set(requestServiceAtom, 'voip');
    store.set(confirmServiceSwitchAtom);
    expect(store.get(orderAtom)).toEqual(freshOrder('voip', 'USD'));
    expect(store.get(pendingServiceAtom)).toBeNull();
    expect(store.get(areIssuesShownAtom)).toBe(false);
    expect(events).toEqual([{ name: 'voice-order-service', detail: { service: 'voip' } }]);
  });

  it('that is cancelled changes nothing', () => {
    const { store, events } = readyStore();
    const before = store.get(orderAtom);
    store.set(requestServiceAtom, 'voip');
    store.set(cancelServiceSwitchAtom);
    store.set(confirmServiceSwitchAtom);
    expect(store.get(orderAtom)).toBe(before);
    expect(events).toEqual([]);
  });

  it('to the same service is none', () => {
    const { store, events } = readyStore();
    store.set(requestServiceAtom, 'moh');
    expect(store.get(pendingServiceAtom)).toBeNull();
    expect(events).toEqual([]);
  });
});
