import { describe, expect, it } from 'vitest';
import { freshOrder } from '../../../src/domain/order.ts';
import { dismissToastAtom, notifyAtom, toastsAtom } from '../../../src/state/notices/notices.ts';
import { orderAtom } from '../../../src/state/order/order.ts';
import { areIssuesShownAtom } from '../../../src/state/order/issues.ts';
import { closeReviewAtom, isProcessingAtom, reviewStepAtom } from '../../../src/state/checkout/checkout.ts';
import { openSummaryAtom } from '../../../src/state/checkout/summary.ts';
import { cancelServiceSwitchAtom, confirmServiceSwitchAtom, pendingServiceAtom, requestServiceAtom } from '../../../src/state/order/service-switch.ts';
import { formStore, readyStore, toastsOf } from '../helpers/form-store.ts';
import { message } from '../helpers/samples.ts';

describe('a service switch', () => {
  it('of an untouched order asks nothing', () => {
    const { store, events } = readyStore();
    store.set(orderAtom, freshOrder('moh', 'USD'));
    store.set(requestServiceAtom, 'mvoice');
    expect(store.get(pendingServiceAtom)).toBeNull();
    expect(store.get(orderAtom)).toEqual(freshOrder('mvoice', 'USD'));
    expect(events).toEqual([{ name: 'voice-order-service', detail: { service: 'mvoice' } }]);
  });

  it('of a buyer’s work asks first', () => {
    const { store, events } = readyStore();
    const before = store.get(orderAtom);
    store.set(requestServiceAtom, 'voip');
    expect(store.get(pendingServiceAtom)).toBe('voip');
    expect(store.get(orderAtom)).toBe(before);
    expect(events).toEqual([]);
  });

  it('that is confirmed starts anew', () => {
    const { store, events } = readyStore({ currency: 'USD' });
    store.set(areIssuesShownAtom, true);
    store.set(requestServiceAtom, 'voip');
    store.set(confirmServiceSwitchAtom);
    expect(store.get(orderAtom)).toEqual(freshOrder('voip', 'USD'));
    expect(store.get(pendingServiceAtom)).toBeNull();
    expect(store.get(areIssuesShownAtom)).toBe(false);
    expect(events).toEqual([{ name: 'voice-order-service', detail: { service: 'voip' } }]);
  });

  it('that is cancelled changes nothing', () => {
    const { store, events } = readyStore();
    const before = store.get(orderAtom);
    store.set(requestServiceAtom, 'voip');
    store.set(cancelServiceSwitchAtom);
    store.set(confirmServiceSwitchAtom);
    expect(store.get(orderAtom)).toBe(before);
    expect(events).toEqual([]);
  });

  it('to the same service is none', () => {
    const { store, events } = readyStore();
    store.set(requestServiceAtom, 'moh');
    expect(store.get(pendingServiceAtom)).toBeNull();
    expect(events).toEqual([]);
  });
});

describe('the order summary', () => {
  it('opens for an order without issues', () => {
    const { store, events } = readyStore();
    expect(store.set(openSummaryAtom)).toBe(true);
    expect(store.get(reviewStepAtom)).toBe('choice');
    expect(store.get(areIssuesShownAtom)).toBe(false);
    expect(events).toEqual([]);
  });

  it('lists and tells what keeps it closed', () => {
    const { store, events } = readyStore({ voices: [null], messages: [message(1, { content: '' })] });
    expect(store.set(openSummaryAtom)).toBe(false);
    expect(store.get(reviewStepAtom)).toBe('closed');
    expect(store.get(areIssuesShownAtom)).toBe(true);
    expect(toastsOf(store)).toEqual(['danger issue 5', 'danger issue 5']);
    const issues = [
      { code: 'voice-missing', message: 'issue' },
      { code: 'message-empty', message: 'issue' },
    ];
    expect(events).toEqual([{ name: 'voice-order-issues', detail: { issues } }]);
  });

  it('closes', () => {
    const { store } = readyStore();
    store.set(openSummaryAtom);
    store.set(closeReviewAtom);
    expect(store.get(reviewStepAtom)).toBe('closed');
  });

  it('stays open while an order is processed', () => {
    const { store } = readyStore();
    store.set(openSummaryAtom);
    store.set(isProcessingAtom, true);
    store.set(closeReviewAtom);
    expect(store.get(reviewStepAtom)).toBe('choice');
  });
});

describe('toasts', () => {
  it.each([
    ['info', 4],
    ['success', 4],
    ['warning', 4],
    ['danger', 5],
  ] as const)('of %s stay %i s', (tone, seconds) => {
    const { store } = formStore();
    store.set(notifyAtom, { tone, notice: { key: 'orderCreated' } });
    expect(toastsOf(store)).toEqual([`${tone} orderCreated ${seconds}`]);
  });

  it('are not stacked where they say the same', () => {
    const { store } = formStore();
    store.set(notifyAtom, { tone: 'danger', notice: { key: 'discountInvalid' } });
    store.set(notifyAtom, { tone: 'success', notice: { key: 'discountApplied' } });
    store.set(notifyAtom, { tone: 'danger', notice: { key: 'discountInvalid' } });
    expect(store.get(toastsAtom).map(({ id, notice }) => `${id} ${notice.key}`)).toEqual([
      '2 discountApplied',
      '3 discountInvalid',
    ]);
  });

  it('can be closed', () => {
    const { store } = formStore();
    store.set(notifyAtom, { tone: 'info', notice: { key: 'orderCreated' } });
    store.set(dismissToastAtom, 1);
    expect(store.get(toastsAtom)).toEqual([]);
  });
});
