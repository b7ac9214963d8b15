import { describe, expect, it } from 'vitest';
import { withOption } from '../../../../src/domain/order/voice-options.ts';
import { voicesAtom } from '../../../../src/state/catalogue/catalogue.ts';
import { changeOrderAtom, orderAtom } from '../../../../src/state/order/order.ts';
import { startFreshAtom } from '../../../../src/state/order/service-switch.ts';
import { chooseVoiceAtom, toggleTrackAtom, trackSlots, voiceSlots } from '../../../../src/state/order/slots.ts';
import { orderToSaveAtom, restoreOrderAtom } from '../../../../src/state/saving/restore-order.ts';
import { readSavedOrder } from '../../../../src/state/saving/saved-order.ts';
import { edit, readyStore } from '../../helpers/form-store.ts';
import { voiceOf } from '../../helpers/samples.ts';

describe('the current slot', () => {
  it('stays in the list', () => {
    const { store } = readyStore({ voices: ['v1', 'v2', null], tracks: ['t1', 't2'] });
    store.set(voiceSlots.currentAtom, 2);
    store.set(trackSlots.currentAtom, 1);
    edit({ store }, { voices: ['v1'], tracks: [] });
    expect([store.get(voiceSlots.currentAtom), store.get(trackSlots.currentAtom)]).toEqual([0, 0]);
  });

  it('stays the same when one before it is removed', () => {
    const { store } = readyStore({ voices: ['v1', 'v2', 'v3'], tracks: ['t1', 't2', 't3'] });
    store.set(voiceSlots.currentAtom, 2);
    store.set(trackSlots.currentAtom, 2);
    store.set(voiceSlots.removeAtom, 1);
    store.set(trackSlots.removeAtom, 0);
    store.set(chooseVoiceAtom, 'v9');
    store.set(toggleTrackAtom, 't9');
    expect(store.get(orderAtom)).toMatchObject({ voices: ['v1', 'v9'], tracks: ['t2', 't9'] });
  });
});

const data = [voiceOf('fast'), voiceOf('quick'), voiceOf('slow', { name: 'Grace', rushOrderUnavailable: true })];

function rushed() {
  const { store } = readyStore();
  store.set(voicesAtom, { status: 'ready', data });
  store.set(chooseVoiceAtom, 'fast');
  store.set(changeOrderAtom, withOption('rush', true));
  return {
    store,
    choose: (id: string) => store.set(chooseVoiceAtom, id),
    hasRush: () => store.get(orderAtom).options.rush,
  };
}

// test/unit/third-option.test.tsx tests that it is removed and restored.
describe('rush production', () => {
  it('is restored only when all voices offer it', () => {
    const form = rushed();
    form.choose('slow');
    form.store.set(voiceSlots.addAtom);
    form.choose('fast');
    expect(form.hasRush()).toBe(false);
    form.store.set(voiceSlots.removeAtom, 1);
    form.choose('quick');
    expect(form.hasRush()).toBe(true);
  });

  it('is restored after a reload, when the voices are loaded', () => {
    const form = rushed();
    form.choose('slow');
    const saved = readSavedOrder(JSON.stringify(form.store.get(orderToSaveAtom)));
    const { store } = readyStore();
    store.set(voicesAtom, { status: 'loading' });
    if (typeof saved !== 'string') store.set(restoreOrderAtom, saved);
    expect(store.get(orderAtom)).toMatchObject({ options: { rush: false }, droppedOptions: ['rush'] });
    store.set(voicesAtom, { status: 'ready', data });
    store.set(chooseVoiceAtom, 'fast');
    expect(store.get(orderAtom)).toMatchObject({ options: { rush: true }, droppedOptions: [] });
  });

  it('can be turned off again if it was chosen while the voices were not known', () => {
    const form = rushed();
    form.choose('slow');
    form.store.set(voicesAtom, { status: 'loading' });
    form.store.set(changeOrderAtom, withOption('rush', true));
    form.store.set(voicesAtom, { status: 'ready', data });
    form.choose('fast');
    form.store.set(changeOrderAtom, withOption('rush', false));
    expect(form.hasRush()).toBe(false);
  });

  it('is not restored if it was turned off, or in another order', () => {
    const form = rushed();
    form.store.set(changeOrderAtom, withOption('rush', false));
    form.choose('slow');
    form.choose('fast');
    expect(form.hasRush()).toBe(false);
    form.store.set(changeOrderAtom, withOption('rush', true));
    form.choose('slow');
    form.store.set(startFreshAtom);
    form.choose('fast');
    expect(form.hasRush()).toBe(false);
  });
});
