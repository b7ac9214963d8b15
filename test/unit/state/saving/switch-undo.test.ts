import { describe, expect, it } from 'vitest';
import { editGuestAtom, guestAtom } from '../../../../src/state/buyer/guest.ts';
import { changeOrderAtom, orderAtom } from '../../../../src/state/order/order.ts';
import { chooseVoiceAtom } from '../../../../src/state/order/slots.ts';
import { lineageAtom } from '../../../../src/state/saving/restore-order.ts';
import {
  chooseServiceAtom,
  confirmServiceSwitchAtom,
  openSwitchAtom,
  startOverAtom,
  turnSwitchAtom,
} from '../../../../src/state/saving/switch-undo.ts';
import { readyStore } from '../../helpers/form-store.ts';
import { messages, optionsOf } from '../../helpers/samples.ts';

function switched() {
  const form = readyStore({ messages: messages(3), comments: 'Please call first.', options: optionsOf('rush') });
  const { store } = form;
  store.set(lineageAtom, 'line');
  const before = store.get(orderAtom);
  store.set(chooseServiceAtom, 'voip');
  store.set(confirmServiceSwitchAtom);
  return { ...form, before, isOffered: () => store.get(openSwitchAtom) !== null };
}

describe('a switch of the service', () => {
  it('can be undone with the whole order, and redone', () => {
    const { store, before, isOffered, events } = switched();
    expect(store.get(orderAtom)).toMatchObject({ serviceType: 'voip', comments: '' });
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

  it('can be undone until the next edit', () => {
    const { store, isOffered } = switched();
    store.set(chooseVoiceAtom, 'v1');
    expect(isOffered()).toBe(false);
  });

  it('can be undone after the buyer has looked at another service', () => {
    const { store, before } = switched();
    store.set(chooseServiceAtom, 'mvoice');
    store.set(turnSwitchAtom);
    expect(store.get(orderAtom)).toEqual(before);
    store.set(turnSwitchAtom);
    expect(store.get(orderAtom).serviceType).toBe('mvoice');
  });

  it('can be redone until the next edit', () => {
    const { store, isOffered } = switched();
    store.set(turnSwitchAtom);
    store.set(changeOrderAtom, (order) => ({ ...order, comments: 'Edited' }));
    expect(isOffered()).toBe(false);
    store.set(turnSwitchAtom);
    expect(store.get(orderAtom)).toMatchObject({ serviceType: 'moh', comments: 'Edited' });
  });
});
