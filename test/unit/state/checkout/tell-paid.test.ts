// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { noSubmission, submissionAtom } from '../../../../src/state/checkout/submission.ts';
import { blockingAtom } from '../../../../src/state/checkout/summary.ts';
import { isPaidAtom } from '../../../../src/state/checkout/checkout.ts';
import { tellPaidAtom } from '../../../../src/state/checkout/tell-paid.ts';
import { fakeShopEachTest } from '../../helpers/fake-shop.ts';
import { formStore, toastsOf } from '../../helpers/form-store.ts';

const { shop } = fakeShopEachTest();
const line = 'GET /order/paid/t1';
const paid = { orderId: 'o1', total: 145.77, currency: 'CAD' };

it('tells the page what the shop says was paid, and nothing else of it', async () => {
  shop().on(line, { body: { ...paid, email: 'ann@example.com' } });
  const { store, events } = formStore();
  await store.set(tellPaidAtom, 't1');
  expect(events).toEqual([{ name: 'voice-order-paid', detail: paid }]);
});

it.each([
  ['o1', true],
  ['o2', false],
])('says that the order %s, which the form still has, is paid: %s', async (orderId, isPaid) => {
  shop().on(line, { body: paid });
  const { store } = formStore();
  store.set(submissionAtom, { ...noSubmission, created: { fingerprint: 'f', orderId } });
  expect(store.get(isPaidAtom)).toBe(false);
  await store.set(tellPaidAtom, 't1');
  expect(store.get(isPaidAtom)).toBe(isPaid);
  expect(store.get(blockingAtom)).toBe(isPaid ? 'sent' : null);
});

it.each([
  ['a token that was used', { status: 404, body: { message: 'No.' } }],
  ['a wrong shape', { body: { ...paid, total: 'much' } }],
  ['a currency that there is not', { body: { ...paid, currency: 'EUR' } }],
])('tells nobody of %s', async (_, answer) => {
  shop().on(line, answer);
  const { store, events } = formStore();
  await store.set(tellPaidAtom, 't1');
  expect([events, toastsOf(store)]).toEqual([[], []]);
});
