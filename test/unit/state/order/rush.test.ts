import { expect, it } from 'vitest';
import { voicesAtom } from '../../../../src/state/catalogue/catalogue.ts';
import { toastsAtom } from '../../../../src/state/notices/notices.ts';
import { changeOrderAtom } from '../../../../src/state/order/order.ts';
import { isRushBackAtom, rushProductionAtom } from '../../../../src/state/order/parts.ts';
import { startFreshAtom } from '../../../../src/state/order/service-switch.ts';
import { chooseVoiceAtom } from '../../../../src/state/order/slots.ts';
import { shownToastsAtom } from '../../../../src/state/shown-toasts.ts';
import { readyStore } from '../../helpers/form-store.ts';
import { voiceOf } from '../../helpers/samples.ts';

it('rush that a voice lacks goes with its name, and is offered again once no voice lacks it', () => {
  const { store } = readyStore();
  const data = [voiceOf('fast'), voiceOf('slow', { name: 'Grace', rushOrderUnavailable: true })];
  store.set(voicesAtom, { status: 'ready', data });
  store.set(chooseVoiceAtom, 'slow');
  expect([store.get(toastsAtom), store.get(isRushBackAtom)]).toEqual([[], false]);

  store.set(chooseVoiceAtom, 'fast');
  store.set(changeOrderAtom, (order) => ({ ...order, rushProduction: true }));
  store.set(chooseVoiceAtom, 'slow');
  expect(store.get(rushProductionAtom)).toBe(false);
  expect(store.get(shownToastsAtom)).toMatchObject([{ notice: { key: 'rushDropped', name: 'Grace' } }]);
  expect(store.get(isRushBackAtom)).toBe(false);

  store.set(chooseVoiceAtom, 'fast');
  expect([store.get(isRushBackAtom), store.get(shownToastsAtom)]).toEqual([true, []]);
  store.set(changeOrderAtom, (order) => ({ ...order, rushProduction: true }));
  expect(store.get(isRushBackAtom)).toBe(false);

  store.set(chooseVoiceAtom, 'slow');
  store.set(startFreshAtom);
  expect(store.get(isRushBackAtom)).toBe(false);
});
