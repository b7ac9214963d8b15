// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { checkoutAtom, isSentAtom } from '../../../../src/state/checkout/checkout.ts';
import { noSubmission, submissionAtom } from '../../../../src/state/checkout/submission.ts';
import {
  draftingSessionAtom,
  draftingStatusAtom,
  isDraftingOpenAtom,
  regeneratingAtom,
} from '../../../../src/state/drafting/drafting.ts';
import { toastsAtom } from '../../../../src/state/notices/notices.ts';
import { isApplyingDiscountAtom } from '../../../../src/state/order/discount.ts';
import { orderAtom } from '../../../../src/state/order/order.ts';
import { startAnewAtom } from '../../../../src/state/order/service-switch.ts';
import { chooseServiceAtom, confirmServiceSwitchAtom } from '../../../../src/state/saving/switch-undo.ts';
import { pricesAtom, totalsAtom } from '../../../../src/state/prices/prices.ts';
import { restoreOrderAtom } from '../../../../src/state/saving/restore-order.ts';
import { orderVersion } from '../../../../src/domain/order/order.ts';
import type { OrderStore } from '../../../../src/state/atoms/store.ts';
import { fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import { toastsOf } from '../../helpers/form-store.ts';
import { goodShop, payingForm, type PayingForm } from '../../helpers/paying.ts';
import { orderOf } from '../../helpers/samples.ts';
import { priceLine, tasks } from '../../helpers/under-way.ts';

const { shop } = fakeShopEachTest();

/** Actions that replace the order with another one. */
const replacements: Readonly<Record<string, (store: OrderStore) => void>> = {
  'a fresh one': (store) => store.set(startAnewAtom, 'moh'),
  'one of another service': (store) => {
    store.set(chooseServiceAtom, 'voip');
    store.set(confirmServiceSwitchAtom);
  },
  'another tab’s': (store) => {
    const content = { ...noSubmission, isSent: false, lineage: 'b', isCurrencyChosen: false, steps: [] };
    store.set(restoreOrderAtom, { version: orderVersion, ...content, order: orderOf({ comments: 'Theirs' }) });
  },
};

function started(): Promise<PayingForm> {
  goodShop(shop());
  return payingForm();
}

/** Everything that would show completed work. */
const traces = ({ store, navigate, openWindow }: PayingForm) => ({
  order: store.get(orderAtom),
  prices: store.get(pricesAtom),
  checkout: store.get(checkoutAtom),
  toasts: store.get(toastsAtom),
  drafting: [store.get(draftingSessionAtom), store.get(draftingStatusAtom)],
  left: [navigate.mock.calls.length, openWindow.mock.calls.length],
});

/** A page may wrap `fetch` so that calls can't be aborted. */
function ignoreSignals(): void {
  const { signal } = new AbortController();
  vi.stubGlobal('fetch', (request: Request) => shop().fetch(new Request(request, { signal })));
}

describe('pending work of an order', () => {
  it.each(tasks)('ends normally if the order stays: %s', async (_, begin) => {
    const form = await started();
    const end = await begin(form, shop());
    const before = traces(form);
    await end();
    expect(traces(form)).not.toEqual(before);
  });

  const cases = tasks.flatMap(([task, begin]) =>
    Object.entries(replacements).flatMap(([by, replace]) =>
      ['heeds', 'ignores'].map((how) => ({ task, begin, by, replace, how })),
    ),
  );

  it.each(cases)('ends with it: $task, when $by replaces it, fetch $how signals', async ({ begin, replace, how }) => {
    if (how === 'ignores') ignoreSignals();
    const form = await started();
    const { store, events, navigate, openWindow } = form;
    const end = await begin(form, shop());
    replace(store);
    const order = store.get(orderAtom);
    const [said, asked] = [new Set(toastsOf(store)), shop().calls.length];
    events.length = 0;
    navigate.mockClear();
    await end();
    await pass(20_000);
    expect(store.get(orderAtom)).toBe(order);
    expect(toastsOf(store).filter((toast) => !said.has(toast))).toEqual([]);
    expect(events.filter(({ name }) => name !== 'voice-order-totals')).toEqual([]);
    expect(store.get(totalsAtom)?.total).not.toBe(999);
    const lines = shop().calls.map(({ line }) => line);
    expect(lines.slice(asked).filter((line) => line !== priceLine)).toEqual([]);
    expect([...navigate.mock.calls, ...openWindow.mock.calls]).toEqual([]);
    expect(store.get(checkoutAtom)).toEqual({ step: 'closed' });
    expect([store.get(isSentAtom), store.get(submissionAtom)]).toEqual([false, noSubmission]);
    expect([store.get(isApplyingDiscountAtom), store.get(regeneratingAtom)]).toEqual([false, null]);
    expect([store.get(draftingStatusAtom), store.get(draftingSessionAtom), store.get(isDraftingOpenAtom)]).toEqual([
      { kind: 'idle' },
      null,
      false,
    ]);
  });
});
