import { describe, expect, it } from 'vitest';
import { freshOrder } from '../../../../src/domain/order/order.ts';
import { editGuestAtom, guestAtom } from '../../../../src/state/buyer/guest.ts';
import { settingsAtom } from '../../../../src/state/host/settings.ts';
import { isCurrencyChosenAtom } from '../../../../src/state/order/currency.ts';
import { orderAtom } from '../../../../src/state/order/order.ts';
import { askIssuesAtom, issuesAskedAtom } from '../../../../src/state/order/issues.ts';
import { pendingServiceAtom } from '../../../../src/state/order/service-switch.ts';
import { lineageAtom } from '../../../../src/state/saving/restore-order.ts';
import {
  chooseServiceAtom,
  confirmServiceSwitchAtom,
  openSwitchAtom,
  startOverAtom,
  turnSwitchAtom,
} from '../../../../src/state/saving/switch-undo.ts';
import { edit, readyStore } from '../../helpers/form-store.ts';
import { messages, optionsOf } from '../../helpers/samples.ts';

function switched() {
  const form = readyStore({
    messages: messages(3),
    comments: 'Call first.',
    currency: 'USD',
    options: optionsOf('rush'),
  });
  const { store } = form;
  store.set(lineageAtom, 'line');
  store.set(askIssuesAtom);
  const before = store.get(orderAtom);
  store.set(chooseServiceAtom, 'voip');
  store.set(confirmServiceSwitchAtom);
  return { ...form, before, isOffered: () => store.get(openSwitchAtom) !== null };
}

describe('a switch of the service', () => {
  it.each([
    ['the page’s currency', false, 'CAD'],
    ['the currency that the buyer chose', true, 'USD'],
  ] as const)('starts an order in %s', (_, isChosen, expected) => {
    const { store } = readyStore({ currency: 'USD' });
    store.set(isCurrencyChosenAtom, isChosen);
    store.set(settingsAtom, { ...store.get(settingsAtom), currency: 'CAD' });
    store.set(startOverAtom, 'voip');
    expect(store.get(orderAtom).currency).toBe(expected);
  });

  it('of a changed order waits for a confirmation, and can be cancelled', () => {
    const { store, events } = readyStore();
    const before = store.get(orderAtom);
    store.set(chooseServiceAtom, 'voip');
    expect(store.get(pendingServiceAtom)).toBe('voip');
    store.set(pendingServiceAtom, null);
    store.set(confirmServiceSwitchAtom);
    expect([store.get(orderAtom), events]).toEqual([before, []]);
  });

  it('can be undone with the whole order, and redone', () => {
    const { store, before, isOffered, events } = switched();
    expect(store.get(orderAtom)).toEqual(freshOrder('voip', 'USD'));
    expect(store.get(issuesAskedAtom)).toBeNull();
    store.set(turnSwitchAtom);
    expect([store.get(orderAtom), store.get(lineageAtom)]).toEqual([before, 'line']);
    expect(isOffered()).toBe(true);
    store.set(turnSwitchAtom);
    expect(store.get(orderAtom)).toMatchObject({ serviceType: 'voip', comments: '' });
    store.set(turnSwitchAtom);
    expect(store.get(orderAtom)).toEqual(before);
    const services = events.filter(({ name }) => name === 'voice-order-service').map(({ detail }) => detail);
    expect(services).toEqual(['voip', 'moh', 'voip', 'moh'].map((service) => ({ service })));
  });

  it('asks the buyer to accept the terms again', () => {
    const { store } = readyStore();
    store.set(editGuestAtom, { email: 'marie@example.com', acceptedTerms: true });
    store.set(startOverAtom, 'moh');
    expect(store.get(guestAtom)).toMatchObject({ email: 'marie@example.com', acceptedTerms: false });
  });

  it('can be undone after the buyer has looked at another service', () => {
    const { store, before } = switched();
    store.set(chooseServiceAtom, 'mvoice');
    store.set(turnSwitchAtom);
    expect(store.get(orderAtom)).toEqual(before);
    store.set(turnSwitchAtom);
    expect(store.get(orderAtom).serviceType).toBe('mvoice');
  });

  it('can be undone or redone until the next edit', () => {
    const undone = switched();
    undone.store.set(turnSwitchAtom);
    for (const { store, isOffered } of [switched(), undone]) {
      const { serviceType } = store.get(orderAtom);
      edit({ store }, { comments: 'Edited' });
      expect(isOffered()).toBe(false);
      store.set(turnSwitchAtom);
      expect(store.get(orderAtom)).toMatchObject({ serviceType, comments: 'Edited' });
    }
  });
});
