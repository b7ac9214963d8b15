import { describe, expect, it } from 'vitest';
import { orderAtom } from '../../../../src/state/order/order.ts';
import {
  addTrackSlotAtom,
  addVoiceSlotAtom,
  chooseVoiceAtom,
  currentTrackSlotAtom,
  currentVoiceSlotAtom,
  removeTrackSlotAtom,
  removeVoiceSlotAtom,
  toggleTrackAtom,
} from '../../../../src/state/order/slots.ts';
import { edit, readyStore } from '../../helpers/form-store.ts';

describe('the current slot', () => {
  it('stays in the list', () => {
    const { store } = readyStore({ voices: ['v1', 'v2', null], tracks: ['t1', 't2'] });
    store.set(currentVoiceSlotAtom, 2);
    store.set(currentTrackSlotAtom, 1);
    edit({ store }, { voices: ['v1'], tracks: [] });
    expect([store.get(currentVoiceSlotAtom), store.get(currentTrackSlotAtom)]).toEqual([0, 0]);
  });

  it('is the new one, which gets the next choice', () => {
    const { store } = readyStore({ voices: ['v1'], tracks: ['t1'] });
    store.set(addVoiceSlotAtom);
    store.set(chooseVoiceAtom, 'v2');
    store.set(addTrackSlotAtom);
    store.set(toggleTrackAtom, 't2');
    expect(store.get(orderAtom)).toMatchObject({ voices: ['v1', 'v2'], tracks: ['t1', 't2'] });
  });

  it('stays the same when one before it is removed', () => {
    const { store } = readyStore({ voices: ['v1', 'v2', 'v3'], tracks: ['t1', 't2', 't3'] });
    store.set(currentVoiceSlotAtom, 2);
    store.set(currentTrackSlotAtom, 2);
    store.set(removeVoiceSlotAtom, 1);
    store.set(removeTrackSlotAtom, 0);
    store.set(chooseVoiceAtom, 'v9');
    store.set(toggleTrackAtom, 't9');
    expect(store.get(orderAtom)).toMatchObject({ voices: ['v1', 'v9'], tracks: ['t2', 't9'] });
  });
});
