// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { type Order } from '../../../../src/domain/order/order.ts';
import type { ServiceType } from '../../../../src/domain/order/service-types.ts';
import { restoreCarried } from '../../../../src/element/page-url.ts';
import { isOpenAtom, settingsAtom, type Settings } from '../../../../src/state/host/settings.ts';
import { orderAtom } from '../../../../src/state/session/order-atoms.ts';
import { startFreshOrder } from '../../../../src/state/session/service-switch.ts';
import { packSavedOrder } from '../../../../src/state/saving/carried-order.ts';
import type { Store } from '../../../../src/state/form.ts';
import { fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import { edit, settings } from '../../helpers/form-store.ts';
import { startedForm } from '../../helpers/lists.ts';
import { orderOf } from '../../helpers/samples.ts';
import { savedBeside, stored } from '../../helpers/tabs.ts';

const { shop } = fakeShopEachTest();

const offering = (...services: readonly ServiceType[]): Partial<Settings> => ({
  services,
  service: services[0] ?? 'moh',
});

const started = (edit: Partial<Settings>) => startedForm(shop(), edit);
const change = (store: Store, edit: Partial<Settings>): void => store.set(settingsAtom, { ...settings, ...edit });
const held = (store: Store) => [store.get(orderAtom).serviceType, store.get(orderAtom).comments];

const nameOf = (key: string): string => `voice-order-form:${key}`;
const saved = (edit: Partial<Order> = {}) => ({
  ...savedBeside,
  order: orderOf({ serviceType: 'moh', comments: 'Theirs', ...edit }),
});
const save = (content: object, key = 'order:-'): void => localStorage.setItem(nameOf(key), JSON.stringify(content));

it('a list of services that changes switches an untouched order', async () => {
  const { store, events } = await started(offering('moh'));
  change(store, offering('voip', 'mvoice'));
  expect(held(store)).toEqual(['voip', '']);
  expect(events).toContainEqual({ name: 'voice-order-service', detail: { service: 'voip' } });
});

it('a list of services that changes never switches an order in progress, but the next one', async () => {
  const form = await started(offering('moh'));
  const { store } = form;
  edit(form, { comments: 'Mine' });
  change(store, offering('voip'));
  await pass(1000);
  expect(held(store)).toEqual(['moh', 'Mine']);
  startFreshOrder(form, 'moh');
  expect(held(store)).toEqual(['voip', '']);
});

it('a saved order of a service that is not offered is ignored and left alone, while this order is saved elsewhere', async () => {
  save(saved());
  const form = await started(offering('voip'));
  const { store, stop } = form;
  expect(held(store)).toEqual(['voip', '']);
  edit(form, { comments: 'Mine' });
  await pass(1000);
  expect(stored()).toEqual(saved());
  expect(stored('order:-:2')).toMatchObject({ order: { serviceType: 'voip', comments: 'Mine' } });
  stop();
  expect(held((await started(offering('voip'))).store)).toEqual(['voip', 'Mine']);
});

it.each([
  ['moh', true],
  ['voip', false],
] as const)('an order that came along opens the form behind a button that offers %s: %s', async (service, isOpen) => {
  const form = await started({ ...offering(service), isButton: true });
  await restoreCarried(form, await packSavedOrder(saved()));
  expect(form.store.get(isOpenAtom)).toBe(isOpen);
});
