import { describe, expect, it } from 'vitest';
import { voicesAtom } from '../../../../src/state/catalogue/catalogue.ts';
import { dispatch } from '../../../../src/state/form.ts';
import { startOptionNotices } from '../../../../src/state/session/option-notices.ts';
import { restoreOrder, orderToSaveAtom } from '../../../../src/state/saving/restore-order.ts';
import { readSavedOrder } from '../../../../src/state/saving/saved-order.ts';
import { orderAtom } from '../../../../src/state/session/order.ts';
import { sessionAtom } from '../../../../src/state/session/session.ts';
import { startFirstOrder } from '../../../../src/state/session/service-switch.ts';
import { readyStore, toastsOf } from '../../helpers/form-store.ts';
import { voiceOf } from '../../helpers/samples.ts';

describe('the current slot', () => {
  it('stays in the list', () => {
    const form = readyStore({ voices: ['v1', 'v2'] });
    dispatch(form, { type: 'slotSelected', field: 'voices', index: 1 });
    dispatch(form, { type: 'slotRemoved', field: 'voices', index: 1 });
    expect(form.store.get(sessionAtom).currentSlot.voices).toBe(0);
  });

  it('stays the same when one before it is removed', () => {
    const form = readyStore({ voices: ['v1', 'v2', 'v3'] });
    dispatch(form, { type: 'slotSelected', field: 'voices', index: 2 });
    dispatch(form, { type: 'slotRemoved', field: 'voices', index: 1 });
    dispatch(form, { type: 'voiceChosen', id: 'v9' });
    expect(form.store.get(orderAtom).voices).toEqual(['v1', 'v9']);
  });

  it('is the added one', () => {
    const form = readyStore({ voices: ['v1'] });
    dispatch(form, { type: 'slotAdded', field: 'voices' });
    dispatch(form, { type: 'voiceChosen', id: 'v2' });
    expect(form.store.get(orderAtom).voices).toEqual(['v1', 'v2']);
  });
});

const data = [voiceOf('fast'), voiceOf('quick'), voiceOf('slow', { name: 'Grace', rushOrderUnavailable: true })];

function rushed() {
  const form = readyStore();
  form.store.set(voicesAtom, { status: 'ready', data });
  dispatch(form, { type: 'voiceChosen', id: 'fast' });
  dispatch(form, { type: 'optionChanged', code: 'rush', isChosen: true });
  return {
    form,
    choose: (id: string) => dispatch(form, { type: 'voiceChosen', id }),
    hasRush: () => form.store.get(orderAtom).options.rush,
  };
}

describe('rush production', () => {
  it('ends with a voice that does not offer it, and returns with one that does', () => {
    const { choose, hasRush } = rushed();
    choose('slow');
    expect(hasRush()).toBe(false);
    choose('quick');
    expect(hasRush()).toBe(true);
  });

  it('needs all voices', () => {
    const { form, choose, hasRush } = rushed();
    dispatch(form, { type: 'slotAdded', field: 'voices' });
    choose('slow');
    expect(hasRush()).toBe(false);
  });

  it('notifies the buyer when it ends and when it returns', () => {
    const { form, choose } = rushed();
    startOptionNotices(form);
    choose('slow');
    expect(toastsOf(form.store)).toEqual(['warning option-rush 5']);
    choose('quick');
    expect(toastsOf(form.store)).toEqual(['success option-rush 5']);
  });

  it('returns after a reload', () => {
    const { form, choose } = rushed();
    choose('slow');
    const saved = readSavedOrder(JSON.stringify(form.store.get(orderToSaveAtom)));
    const reloaded = readyStore();
    reloaded.store.set(voicesAtom, { status: 'ready', data });
    if (typeof saved !== 'string') restoreOrder(reloaded, saved);
    expect(reloaded.store.get(orderAtom).options.rush).toBe(false);
    dispatch(reloaded, { type: 'voiceChosen', id: 'fast' });
    expect(reloaded.store.get(orderAtom).options.rush).toBe(true);
  });

  it('does not return in another order', () => {
    const { form, choose, hasRush } = rushed();
    choose('slow');
    startFirstOrder(form);
    choose('fast');
    expect(hasRush()).toBe(false);
  });
});
