// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  startPaymentStatus,
  isPaymentPendingAtom,
  returnTokenAtom,
} from '../../../../src/state/checkout/payment-status.ts';
import { checkoutAtom, isPaidAtom, changeCheckout } from '../../../../src/state/checkout/checkout-state.ts';
import { noSubmission } from '../../../../src/domain/checkout/submission.ts';
import { summaryBlockerAtom, openSummary } from '../../../../src/state/checkout/open-summary.ts';
import { startFreshOrder } from '../../../../src/state/session/service-switch.ts';
import { fakeShopEachTest, later, pass, type Reply } from '../../helpers/fake-shop.ts';
import { detailsOf, readyStore, type FormStore, setSubmission } from '../../helpers/form-store.ts';
import { happen, stepOf } from '../../helpers/paying.ts';

const { shop } = fakeShopEachTest();
const line = 'GET /order/status/t1';
const answer = (status: string, more: object = {}): Reply => ({ body: { orderId: 'o1', status, ...more } });

/** A form whose order has left for checkout and is there again, as after a reload. */
function back(created: object = { statusToken: 't1' }, returnToken: string | null = null): FormStore {
  const form = readyStore();
  setSubmission(form, { ...noSubmission, created: { fingerprint: 'f', orderId: 'o1', ...created } });
  form.store.set(returnTokenAtom, returnToken);
  happen(form, 'opened', 'payPressed', 'departed', 'returned');
  onTestFinished(startPaymentStatus(form));
  return form;
}

const comeBack = async (): Promise<void> => {
  dispatchEvent(new Event('focus'));
  await pass(0);
};

describe('an order after the checkout', () => {
  it('cannot be paid while the shop is asked', async () => {
    const { reply, come } = later();
    shop().on(line, () => reply);
    const form = back();
    const { store } = form;
    await pass(0);
    expect([store.get(isPaymentPendingAtom), store.get(summaryBlockerAtom), openSummary(form)]).toEqual([
      true,
      'sent',
      false,
    ]);
    await come(answer('unpaid'));
    expect([stepOf(store), store.get(summaryBlockerAtom), openSummary(form)]).toEqual(['unpaid', null, true]);
  });

  it('is reported as paid once, and cannot be opened again', async () => {
    const paid = { orderId: 'o1', total: 113, currency: 'CAD' };
    shop()
      .on(line, answer('paid', { paidToken: 'p1' }))
      .on('GET /order/paid/p1', { body: paid });
    const form = back();
    await pass(0);
    await comeBack();
    expect([stepOf(form.store), form.store.get(summaryBlockerAtom)]).toEqual(['paid', 'sent']);
    expect(detailsOf(form, 'voice-order-paid')).toEqual([{ ...paid, reference: null }]);
    expect(shop().asked(line)).toHaveLength(1);
  });

  it('is asked about at growing intervals while the payment is confirmed', async () => {
    shop().on(line, answer('confirming'));
    const { store } = back();
    for (const [index, seconds] of [0, 10, 20, 40, 80].entries()) {
      await pass(seconds * 1000);
      expect(shop().asked(line)).toHaveLength(index + 1);
    }
    expect([stepOf(store), store.get(summaryBlockerAtom)]).toEqual(['confirming', 'sent']);
    shop().on(line, answer('paid'));
    await pass(160_000);
    expect(store.get(isPaidAtom)).toBe(true);
  });

  it.each([
    ['the shop returns no token', {}, undefined],
    ['the shop does not know the token', { statusToken: 't1' }, { status: 404 }],
    ['the answer is about another order', { statusToken: 't1' }, answer('paid', { orderId: 'o2' })],
  ])('asks the buyer if %s', async (_, created, reply) => {
    if (reply) shop().on(line, reply);
    const { store } = back(created);
    await pass(60_000);
    expect([stepOf(store), store.get(isPaymentPendingAtom), store.get(summaryBlockerAtom)]).toEqual([
      'sent',
      false,
      null,
    ]);
  });

  it('is asked about with the token of the URL if none was saved', async () => {
    shop().on('GET /order/status/t9', answer('unpaid'));
    const { store } = back({}, 't9');
    await pass(0);
    expect(stepOf(store)).toBe('unpaid');
  });

  it('is asked about again when the buyer returns', async () => {
    shop().on(line, answer('unpaid'));
    const form = back();
    await pass(0);
    changeCheckout(form, { type: 'continued' });
    openSummary(form);
    shop().on(line, answer('paid'));
    await pass(5000);
    await comeBack();
    expect([form.store.get(checkoutAtom), form.store.get(summaryBlockerAtom)]).toEqual([{ step: 'paid' }, 'sent']);
  });

  it('does not affect the next order', async () => {
    const { reply, come } = later();
    shop().on(line, () => reply);
    const form = back();
    const { store } = form;
    await pass(0);
    startFreshOrder(form, 'moh');
    await come(answer('paid'));
    expect(stepOf(store)).toBe('closed');
  });
});
