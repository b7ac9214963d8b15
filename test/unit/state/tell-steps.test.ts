// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { freshOrder, type Order } from '../../../src/domain/order/order.ts';
import { orderSteps } from '../../../src/domain/order/order-steps.ts';
import { returnTokenAtom } from '../../../src/state/checkout/ask-payment.ts';
import { checkoutAtom } from '../../../src/state/checkout/checkout.ts';
import { chooseCurrencyAtom } from '../../../src/state/order/currency.ts';
import { orderAtom } from '../../../src/state/order/order.ts';
import { switchServiceAtom, startAnewAtom } from '../../../src/state/order/service-switch.ts';
import { asNewWork, orderToSaveAtom, restoreOrderAtom } from '../../../src/state/saving/restore-order.ts';
import { startTellingSteps } from '../../../src/state/tell-steps.ts';
import { fakeShopEachTest } from '../helpers/fake-shop.ts';
import { detailsOf, edit, readyStore, type FormStore } from '../helpers/form-store.ts';
import { startedForm } from '../helpers/lists.ts';
import { happen } from '../helpers/paying.ts';
import { message, messages, orderOf } from '../helpers/samples.ts';

const { shop } = fakeShopEachTest();

const stepsOf = (form: FormStore): readonly unknown[] =>
  detailsOf(form, 'voice-order-step').map((detail) => Reflect.get(Object(detail), 'step'));

function telling(order: Order = freshOrder('moh', 'CAD')): FormStore {
  const form = readyStore();
  form.store.set(orderAtom, order);
  onTestFinished(startTellingSteps(form.store));
  return form;
}

describe('the steps of an order', () => {
  it('are reported in order, each once', () => {
    const form = telling();
    expect(stepsOf(form)).toEqual([]);
    edit(form, { voices: ['v1'] });
    expect(stepsOf(form)).toEqual(['started', 'voices']);
    edit(form, { messages: messages(1) });
    edit(form, { messages: [message(1, { content: '' })], voices: ['v1', null] });
    edit(form, { messages: messages(1), voices: ['v1'] });
    happen(form.store, 'opened', 'closed', 'opened', 'guestChosen', 'wentBack', 'guestChosen');
    happen(form.store, 'payPressed', 'payFailed', 'payPressed');
    expect(stepsOf(form)).toEqual(orderSteps.slice(0, -1));
  });

  it('start again with another order', () => {
    const form = telling();
    edit(form, { voices: ['v1'] });
    form.store.set(startAnewAtom, 'moh');
    expect(stepsOf(form)).toHaveLength(2);
    edit(form, { comments: 'Hello' });
    form.store.set(switchServiceAtom, 'voip');
    expect(stepsOf(form)).toEqual(['started', 'voices', 'started']);
  });

  it('do not begin with a currency, or with what the page fills in', async () => {
    const form = await startedForm(shop(), { voice: 'v1', phoneSystem: '3cx' });
    form.store.set(chooseCurrencyAtom, 'USD');
    expect(stepsOf(form)).toEqual([]);
    edit(form, { comments: 'Hello' });
    expect(stepsOf(form)).toEqual(['started', 'voices']);
  });

  it('begin with the first change of an order that came along, or with its summary', () => {
    const { store } = readyStore();
    const carried = asNewWork(store.get(orderToSaveAtom));
    const [edited, ordered] = [telling(), telling()];
    edited.store.set(restoreOrderAtom, carried);
    ordered.store.set(restoreOrderAtom, carried);
    expect([stepsOf(edited), stepsOf(ordered)]).toEqual([[], []]);
    edit(edited, { comments: 'Hello' });
    happen(ordered.store, 'opened');
    expect(stepsOf(edited)).toEqual(['started', 'voices', 'messages']);
    expect(stepsOf(ordered)).toEqual(['started', 'voices', 'messages', 'summary']);
  });
});

describe('a payment that was cancelled', () => {
  const leave = ({ store }: FormStore): void => happen(store, 'opened', 'payPressed', 'departed', 'returned');
  const told = ({ store }: FormStore, payment: 'paid' | 'unpaid'): void =>
    store.set(checkoutAtom, { type: 'told', payment });
  const cancelled = (form: FormStore): number => stepsOf(form).filter((step) => step === 'cancelled').length;

  it('is reported once each time that the buyer comes back', () => {
    const form = readyStore();
    form.store.set(returnTokenAtom, 't1');
    leave(form);
    const stop = startTellingSteps(form.store);
    told(form, 'unpaid');
    told(form, 'unpaid');
    expect(cancelled(form)).toBe(1);
    const saved = form.store.get(orderToSaveAtom);
    stop();
    form.store.set(restoreOrderAtom, saved);
    onTestFinished(startTellingSteps(form.store));
    told(form, 'unpaid');
    expect(cancelled(form)).toBe(1);
    happen(form.store, 'continued');
    leave(form);
    form.store.set(returnTokenAtom, 't2');
    onTestFinished(startTellingSteps(form.store));
    told(form, 'unpaid');
    expect(cancelled(form)).toBe(2);
  });

  it('is reported for a return by the Back button', () => {
    const form = telling(orderOf());
    leave(form);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that is read of it
    const entry = { type: 'back_forward' } as PerformanceNavigationTiming;
    const entries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
    onTestFinished(startTellingSteps(form.store));
    told(form, 'unpaid');
    expect(cancelled(form)).toBe(1);
    entries.mockRestore();
  });

  it('is not reported for an order that may be at checkout in another tab, or that is paid', () => {
    const form = telling(orderOf());
    leave(form);
    told(form, 'unpaid');
    told(form, 'paid');
    expect(cancelled(form)).toBe(0);
  });
});
