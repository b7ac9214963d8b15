import { describe, expect, it } from 'vitest';
import { freshOrder } from '../../../../src/domain/order/order.ts';
import { askIssuesAtom, issuesAskedAtom } from '../../../../src/state/order/issues.ts';
import { orderAtom } from '../../../../src/state/order/order.ts';
import {
  cancelServiceSwitchAtom,
  pendingServiceAtom,
  requestServiceAtom,
} from '../../../../src/state/order/service-switch.ts';
import { confirmServiceSwitchAtom } from '../../../../src/state/saving/switch-undo.ts';
import { readyStore } from '../../helpers/form-store.ts';

describe('a service switch', () => {
  it('of an untouched order needs no confirmation', () => {
    const { store, events } = readyStore();
    store.set(orderAtom, freshOrder('moh', 'USD'));
    store.set(requestServiceAtom, 'mvoice');
    expect(store.get(pendingServiceAtom)).toBeNull();
    expect(store.get(orderAtom)).toEqual(freshOrder('mvoice', 'USD'));
    expect(events).toEqual([{ name: 'voice-order-service', detail: { service: 'mvoice' } }]);
  });

  it('of a changed order needs confirmation', () => {
    const { store, events } = readyStore();
    const before = store.get(orderAtom);
    store.set(requestServiceAtom, 'voip');
    expect(store.get(pendingServiceAtom)).toBe('voip');
    expect(store.get(orderAtom)).toBe(before);
    expect(events).toEqual([]);
  });

  it('starts a fresh order when it is confirmed', () => {
    const { store, events } = readyStore({ currency: 'USD' });
    store.set(askIssuesAtom);
    store.set(requestServiceAtom, 'voip');
    store.set(confirmServiceSwitchAtom);
    expect(store.get(orderAtom)).toEqual(freshOrder('voip', 'USD'));
    expect(store.get(pendingServiceAtom)).toBeNull();
    expect(store.get(issuesAskedAtom)).toBeNull();
    expect(events).toEqual([{ name: 'voice-order-service', detail: { service: 'voip' } }]);
  });

  it('changes nothing when it is cancelled', () => {
    const { store, events } = readyStore();
    const before = store.get(orderAtom);
    store.set(requestServiceAtom, 'voip');
    store.set(cancelServiceSwitchAtom);
    store.set(confirmServiceSwitchAtom);
    expect(store.get(orderAtom)).toBe(before);
    expect(events).toEqual([]);
  });
});
