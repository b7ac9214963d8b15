// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest';
import type { Order } from '../../../src/domain/order/order.ts';
import { voicesAtom } from '../../../src/state/catalogue/catalogue.ts';
import { isProcessingAtom } from '../../../src/state/checkout/checkout-state.ts';
import type { HostEvents } from '../../../src/state/host/host.ts';
import { isRenderedAtom, type Settings } from '../../../src/state/host/settings.ts';
import { notify } from '../../../src/state/notices/notices.ts';
import { orderAtom } from '../../../src/state/session/order-atoms.ts';
import { startForm } from '../../../src/state/start.ts';
import { fakeShopEachTest, pass } from '../helpers/fake-shop.ts';
import { detailsOf, edit, formStore, logIn, readyStore, toastsOf } from '../helpers/form-store.ts';
import { startedForm, withLists } from '../helpers/lists.ts';
import { happen, stepOf } from '../helpers/paying.ts';
import { discountOf, orderOf } from '../helpers/samples.ts';
import { name, savedBeside } from '../helpers/tabs.ts';

const { shop } = fakeShopEachTest();

const started = (edit: Partial<Settings> = {}) => startedForm(shop(), edit);

it('a form that starts reports once that it is ready, when it has been rendered', async () => {
  const form = await started({ service: 'voip', referral: 'acme' });
  expect(detailsOf(form, 'voice-order-ready')).toEqual([]);
  form.store.set(isRenderedAtom, true);
  form.store.set(voicesAtom, { status: 'loading' });
  form.store.set(voicesAtom, { status: 'ready', data: [] });
  expect(detailsOf(form, 'voice-order-ready')).toEqual([{ service: 'voip', referral: 'acme' }]);
});

const save = (order: Partial<Order>): void =>
  localStorage.setItem(name, JSON.stringify({ ...savedBeside, lineage: 'a', order: orderOf(order) }));

it('a form that starts checks the discount of a saved order', async () => {
  save({ discount: discountOf() });
  const { store } = await started();
  expect(store.get(orderAtom).discount).toBeNull();
  expect(shop().asked('GET /discount/SPRING')).toHaveLength(1);
});

it('a form that starts sends the token of a buyer to no list, branding, settings or discount', async () => {
  withLists(shop());
  const form = formStore({ referral: 'acme', discount: 'SPRING' });
  logIn(form);
  onTestFinished(startForm(form, true));
  await pass(1000);
  const lines = shop().calls.map(({ line, headers }) => [line, 'authorization' in headers]);
  expect(lines.filter(([, isSent]) => isSent)).toEqual([['GET /user/u1', true]]);
  expect(lines).toContainEqual(['GET /company/branding/acme', false]);
  expect(lines).toContainEqual(['GET /discount/SPRING', false]);
});

it('a form that starts reports changes once per frame, with the order at that time', async () => {
  const form = await started();
  for (const comments of ['H', 'He', 'Hel']) edit(form, { comments });
  await pass(50);
  const [detail, ...others] = detailsOf(form, 'voice-order-change');
  edit(form, { comments: 'Hello' });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the detail of an event by its name
  const changed = detail as HostEvents['voice-order-change'];
  expect([changed.order.comments, others]).toEqual(['Hel', []]);
  expect(changed.order).toBe(changed.order);
});

it.each([
  [true, { isProcessing: false, step: 'closed', toasts: [], calls: 2 }],
  [false, { isProcessing: true, step: 'paying', toasts: ['success orderCreated 4'], calls: 1 }],
])('a page that returns from the browser’s cache (%s) has the state %j', async (persisted, expected) => {
  shop().on('POST /order/calculate-guest', { body: { subtotal: 100, total: 100 } });
  const form = readyStore();
  const { store } = form;
  onTestFinished(startForm(form, false));
  await pass(300);
  happen(form, 'opened', 'guestChosen', 'payPressed');
  notify(form, { topic: 'orderCreated', tone: 'success', text: 'Created' });
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const seen = { isProcessing: store.get(isProcessingAtom), step: stepOf(store), toasts: toastsOf(store) };
  await pass(300);
  expect({ ...seen, calls: shop().asked('POST /order/calculate-guest').length }).toEqual(expected);
});
