// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { dispatch } from '../../../src/state/form.ts';
import { freshOrder, type Order } from '../../../src/domain/order/order.ts';
import { orderSteps } from '../../../src/state/host/host.ts';
import type { Settings } from '../../../src/state/host/settings.ts';
import { hasPaidTokenAtom, returnTokenAtom } from '../../../src/state/checkout/payment-status.ts';
import { changeCheckout } from '../../../src/state/checkout/checkout-state.ts';
import { startFreshOrder } from '../../../src/state/session/service-switch.ts';
import { orderToSaveAtom, readSavedOrder, restoreOrder } from '../../../src/state/saving/saved-order.ts';
import { startReportingSteps } from '../../../src/state/report-to-page.ts';
import { fakeShopEachTest } from '../helpers/fake-shop.ts';
import { detailsOf, edit, readyStore, setOrder, setSubmission, type FormStore } from '../helpers/form-store.ts';
import { startedForm } from '../helpers/lists.ts';
import { happen } from '../helpers/paying.ts';
import { message, messages, orderOf } from '../helpers/samples.ts';

const { shop } = fakeShopEachTest();

const stepsOf = (form: FormStore): readonly unknown[] =>
  detailsOf(form, 'voice-order-step').map((detail) => Reflect.get(Object(detail), 'step'));

function telling(order: Order = freshOrder('moh', 'CAD'), settings: Partial<Settings> = {}): FormStore {
  const form = readyStore({}, settings);
  setOrder(form, order);
  onTestFinished(startReportingSteps(form));
  return form;
}

it('the steps of an order are reported in order, each once', () => {
  const form = telling();
  expect(stepsOf(form)).toEqual([]);
  edit(form, { voices: ['v1'] });
  expect(stepsOf(form)).toEqual(['started', 'voices']);
  edit(form, { messages: messages(1) });
  edit(form, { messages: [message(1, { content: '' })], voices: ['v1', null] });
  edit(form, { messages: messages(1), voices: ['v1'] });
  happen(form, 'opened', 'closed', 'opened', 'guestChosen', 'wentBack', 'guestChosen');
  happen(form, 'payPressed', 'payFailed', 'payPressed');
  expect(stepsOf(form)).toEqual(orderSteps.slice(0, -1));
});

it('the steps of an order name the service, the referral and the reference', () => {
  const page = { referral: 'acme', reference: 'ticket 7' };
  const form = telling(freshOrder('voip', 'CAD'), page);
  edit(form, { comments: 'Hello' });
  expect(detailsOf(form, 'voice-order-step')).toEqual([{ step: 'started', service: 'voip', ...page }]);
});

it('the steps of an order are not reported again after a reload', () => {
  const form = telling();
  edit(form, { voices: ['v1'] });
  const saved = readSavedOrder(JSON.stringify(form.store.get(orderToSaveAtom)));
  if (saved === null || saved === 'foreign') throw new Error(String(saved));
  const next = telling();
  restoreOrder(next, saved);
  edit(next, { comments: 'Hello' });
  expect(stepsOf(next)).toEqual([]);
});

it('the steps of an order start again with another order', () => {
  const form = telling();
  edit(form, { voices: ['v1'] });
  startFreshOrder(form, 'moh');
  expect(stepsOf(form)).toHaveLength(2);
  edit(form, { comments: 'Hello' });
  startFreshOrder(form, 'voip');
  expect(stepsOf(form)).toEqual(['started', 'voices', 'started']);
});

it('the steps of an order do not begin with a currency, or with what the page fills in', async () => {
  const form = await startedForm(shop(), { voice: 'v1', phoneSystem: '3cx' });
  dispatch(form, { type: 'currencyChosen', currency: 'USD' });
  expect(stepsOf(form)).toEqual([]);
  edit(form, { comments: 'Hello' });
  expect(stepsOf(form)).toEqual(['started', 'voices']);
});

const leave = (form: FormStore): void => happen(form, 'opened', 'payPressed', 'departed', 'returned');
const told = (form: FormStore, payment: 'paid' | 'unpaid'): void =>
  changeCheckout(form, { type: 'paymentStatusReceived', payment });
const cancelled = (form: FormStore): number => stepsOf(form).filter((step) => step === 'cancelled').length;

it('a payment that was cancelled is reported once for each return of the buyer', () => {
  const form = readyStore();
  form.store.set(returnTokenAtom, 't1');
  leave(form);
  const stop = startReportingSteps(form);
  told(form, 'unpaid');
  told(form, 'unpaid');
  expect(cancelled(form)).toBe(1);
  const saved = form.store.get(orderToSaveAtom);
  stop();
  restoreOrder(form, saved);
  onTestFinished(startReportingSteps(form));
  told(form, 'unpaid');
  expect(cancelled(form)).toBe(1);
  happen(form, 'continued');
  leave(form);
  form.store.set(returnTokenAtom, 't2');
  onTestFinished(startReportingSteps(form));
  told(form, 'unpaid');
  expect(cancelled(form)).toBe(2);
});

it('a payment that was cancelled is reported for a return by the Back button', () => {
  const form = telling(orderOf());
  leave(form);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that is read of it
  const entry = { type: 'back_forward' } as PerformanceNavigationTiming;
  const entries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
  onTestFinished(startReportingSteps(form));
  told(form, 'unpaid');
  expect(cancelled(form)).toBe(1);
  entries.mockRestore();
});

it.each([
  ['is reported for an order of a shop without status tokens', false, 1],
  ['is not reported to a buyer who returns with a receipt', true, 0],
])('a payment that was cancelled %s', (_, hasReceipt, count) => {
  const form = readyStore();
  leave(form);
  setSubmission(form, { idempotencyKey: null, created: { fingerprint: 'f', orderId: '1' }, guides: [] });
  form.store.set(hasPaidTokenAtom, hasReceipt);
  onTestFinished(startReportingSteps(form));
  expect(cancelled(form)).toBe(count);
});

it('a payment that was cancelled is not reported for an order that may be at checkout in another tab, or that is paid', () => {
  const form = telling(orderOf());
  leave(form);
  told(form, 'unpaid');
  told(form, 'paid');
  expect(cancelled(form)).toBe(0);
});
