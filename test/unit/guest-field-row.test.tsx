// @vitest-environment happy-dom
import { afterAll, expect, it, vi } from 'vitest';
import { guestOrderBody } from '../../src/api/orders.ts';
import type * as table from '../../src/domain/buyer/guest.ts';
import { orderBody } from '../../src/domain/checkout/order-body.ts';
import { GuestForm } from '../../src/form/guest/guest-form.tsx';
import { guestAtom, setGuest } from '../../src/state/buyer/guest-details.ts';
import { drawPart, typeInto } from './helpers/draw.tsx';
import { readyStore } from './helpers/form-store.ts';
import { guestOf, onHold, orderOf } from './helpers/samples.ts';

// The files of a worker share loaded modules: this one loads them again, and leaves none for the next.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../src/domain/buyer/guest.ts');
  vi.resetModules();
});
vi.mock('../../src/domain/buyer/guest.ts', async (original) => {
  const { guestFields, emptyGuest, ...rest } = await original<typeof table>();
  const row = { name: 'vatNumber', group: 'information', autoComplete: 'off' };
  return { ...rest, guestFields: [...guestFields, row], emptyGuest: { ...emptyGuest, vatNumber: '' } };
});

const guest = Object.assign(guestOf(), { vatNumber: 'DE123' });

it('a further row of the guest fields is a field of the form', async () => {
  const form = readyStore();
  const { place } = await drawPart(form, <GuestForm />);
  await typeInto(place.querySelector<HTMLInputElement>('[data-field=guest-vatNumber]'), 'DE123');
  expect(form.store.get(guestAtom)).toHaveProperty('vatNumber', 'DE123');
});

it('a further row of the guest fields is restored with the others', () => {
  const form = readyStore();
  setGuest(form, guest);
  expect(form.store.get(guestAtom)).toEqual({ ...guest });
});

it('a further row of the guest fields is sent with the order', () => {
  const body = orderBody(orderOf(), { service: onHold, referral: null, guideText: () => '' }, null);
  expect(guestOrderBody(body, guest)).toHaveProperty('vatNumber', 'DE123');
});
