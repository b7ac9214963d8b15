import { withOption } from '../../../../src/domain/order/voice-options.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { voicesAtom } from '../../../../src/state/catalogue/catalogue.ts';
import { changeOrderAtom, orderAtom } from '../../../../src/state/order/order.ts';
import { optionsAtom } from '../../../../src/state/order/parts.ts';
import { startFreshAtom } from '../../../../src/state/order/service-switch.ts';
import { addVoiceSlotAtom, chooseVoiceAtom, removeVoiceSlotAtom } from '../../../../src/state/order/slots.ts';
import { orderToSaveAtom, restoreOrderAtom } from '../../../../src/state/saving/restore-order.ts';
import { readSavedOrder } from '../../../../src/state/saving/saved-order.ts';
import { shownToastsAtom } from '../../../../src/state/shown-toasts.ts';
import { readyStore } from '../../helpers/form-store.ts';
import { voiceOf } from '../../helpers/samples.ts';

const data = [voiceOf('fast'), voiceOf('quick'), voiceOf('slow', { name: 'Grace', rushOrderUnavailable: true })];

function rushed() {
  const { store } = readyStore();
  store.set(voicesAtom, { status: 'ready', data });
  store.set(chooseVoiceAtom, 'fast');
  store.set(changeOrderAtom, withOption('rush', true));
  return {
    store,
    choose: (id: string) => store.set(chooseVoiceAtom, id),
    hasRush: () => store.get(optionsAtom).rush,
    notices: () => store.get(shownToastsAtom).map(({ notice }) => notice),
  };
}
let form = rushed();
beforeEach(() => void (form = rushed()));

describe('rush production', () => {
  it('is removed for a voice that does not offer it, and restored for one that does', () => {
    form.choose('slow');
    expect([form.hasRush(), form.notices()]).toEqual([
      false,
      [{ key: 'optionDropped', option: 'rush', name: 'Grace' }],
    ]);
    form.choose('quick');
    expect([form.hasRush(), form.notices()]).toEqual([true, [{ key: 'optionRestored', option: 'rush' }]]);
  });

  it('is restored only when all voices offer it', () => {
    form.choose('slow');
    form.store.set(addVoiceSlotAtom);
    form.choose('fast');
    expect(form.hasRush()).toBe(false);
    form.store.set(removeVoiceSlotAtom, 1);
    form.choose('quick');
    expect(form.hasRush()).toBe(true);
  });

  it('is restored after a reload, when the voices are loaded', () => {
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

  it('is not restored if it was turned off, or in another order', () => {
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
