import { describe, expect, it } from 'vitest';
import type { Order } from '../../../../src/domain/order.ts';
import { brandingAtom, voicesAtom } from '../../../../src/state/catalogue/catalogue.ts';
import { addMessageAtom, deleteMessageAtom } from '../../../../src/state/order/messages.ts';
import { toastsAtom } from '../../../../src/state/notices/notices.ts';
import { changeOrderAtom, orderAtom } from '../../../../src/state/order/order.ts';
import { currentTrackSlotAtom, currentVoiceSlotAtom } from '../../../../src/state/order/slots.ts';
import { issuesAtom } from '../../../../src/state/order/issues.ts';
import { offeredVoicesAtom } from '../../../../src/state/catalogue/offer.ts';
import { orderSnapshotAtom } from '../../../../src/state/prices/prices.ts';
import { startFreshAtom } from '../../../../src/state/order/service-switch.ts';
import type { Settings } from '../../../../src/state/host/settings.ts';
import { formStore, readyStore, toastsOf, voices } from '../../helpers/form-store.ts';
import { message, messages, voiceOf } from '../../helpers/samples.ts';

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
    const { store } = readyStore({ rushProduction: true });
    store.set(changeOrderAtom, (order) => ({ ...order, voices: ['v1', 'slow'] }));
    expect(store.get(orderAtom).rushProduction).toBe(false);
  });

  it('leaves rush while the voices are not known', () => {
    const { store } = readyStore({ rushProduction: true });
    store.set(voicesAtom, { status: 'loading' });
    store.set(changeOrderAtom, (order) => ({ ...order, voices: ['slow'] }));
    expect(store.get(orderAtom).rushProduction).toBe(true);
  });

  it('shows in the snapshot', () => {
    const { store } = readyStore();
    store.set(changeOrderAtom, (order) => ({ ...order, comments: 'Hello' }));
    expect(store.get(orderSnapshotAtom)()).toMatchObject({ comments: 'Hello', serviceId: 's-moh', total: 0 });
  });
});

describe('the current slot', () => {
  it('stays inside the list', () => {
    const { store } = readyStore({ voices: ['v1', 'v2', null], tracks: ['t1', 't2'] });
    store.set(currentVoiceSlotAtom, 2);
    store.set(currentTrackSlotAtom, 1);
    store.set(changeOrderAtom, (order) => ({ ...order, voices: ['v1'], tracks: [] }));
    expect([store.get(currentVoiceSlotAtom), store.get(currentTrackSlotAtom)]).toEqual([0, 0]);
  });
});

describe('the voices offered', () => {
  it('are those that the partner permits', () => {
    const { store } = readyStore({ voices: ['v1'] });
    const data = { logoUrl: null, name: null, permittedVoiceIds: ['v2'] };
    store.set(brandingAtom, { status: 'ready', data });
    expect(store.get(offeredVoicesAtom).map(({ id }) => id)).toEqual(['v2']);
    expect(store.get(issuesAtom)).toMatchObject([{ code: 'voice-unavailable' }]);
  });

  it('call nobody unavailable while they are loading', () => {
    const { store } = readyStore({ voices: ['gone'] });
    expect(store.get(issuesAtom)).toMatchObject([{ code: 'voice-unavailable' }]);
    store.set(brandingAtom, { status: 'loading' });
    expect(store.get(issuesAtom)).toEqual([]);
  });

  it('leave out who is away, also in a saved order', () => {
    const { store } = readyStore({ voices: ['v9'] });
    const away = voiceOf('v9', { plannedAbsence: { start: '2000-01-01', end: '2999-12-31' } });
    store.set(voicesAtom, { status: 'ready', data: [...voices, away] });
    expect(store.get(offeredVoicesAtom).map(({ id }) => id)).not.toContain('v9');
    expect(store.get(issuesAtom)).toMatchObject([{ code: 'voice-unavailable', index: 0 }]);
  });
});

describe('adding a message', () => {
  it.each([
    [11, true, []],
    [12, true, ['warning messageLimit 5']],
    [19, true, ['warning messageLimit 5']],
    [20, false, []],
  ])('to %i: %s, with the toasts %j', (count, isAdded, toasts) => {
    const { store } = readyStore({ messages: messages(count) });
    expect(store.set(addMessageAtom, count - 1)).toBe(isAdded);
    expect(store.get(orderAtom).messages).toHaveLength(isAdded ? count + 1 : count);
    expect(toastsOf(store)).toEqual(toasts);
  });

  it('counts in its toast', () => {
    const { store } = readyStore({ messages: messages(14) });
    store.set(addMessageAtom, 0);
    expect(store.get(toastsAtom)).toMatchObject([{ notice: { key: 'messageLimit', count: 15 } }]);
  });

  it('to a voicemail greeting is refused', () => {
    const { store } = readyStore({ serviceType: 'mvoice' });
    expect(store.set(addMessageAtom, 0)).toBe(false);
    expect(toastsOf(store)).toEqual(['warning onePromptOnly 4']);
  });

  it('can be taken back', () => {
    const { store } = readyStore({ messages: messages(2) });
    store.set(deleteMessageAtom, 1);
    expect(store.get(orderAtom).messages).toEqual([message(1)]);
  });
});
