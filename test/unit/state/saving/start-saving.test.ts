// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi, type Mock } from 'vitest';
import { freshOrder, type Order } from '../../../../src/domain/order/order.ts';
import { serviceTypes } from '../../../../src/domain/order/services.ts';
import { restoreSentAtom } from '../../../../src/state/checkout/checkout.ts';
import { editGuestAtom } from '../../../../src/state/buyer/guest.ts';
import { changeOrderAtom, orderAtom } from '../../../../src/state/order/order.ts';
import { chooseCurrencyAtom, suggestCurrencyAtom } from '../../../../src/state/order/currency.ts';
import { settingsAtom } from '../../../../src/state/host/settings.ts';
import { claimOrderKey, releaseOrderKey, type KeyHolder } from '../../../../src/state/saving/order-keys.ts';
import { startSaving } from '../../../../src/state/saving/start-saving.ts';
import { startOrderForm } from '../../../../src/state/start.ts';
import { blockStorage, fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import { formStore, readyStore, settings, toastsOf } from '../../helpers/form-store.ts';
import { quietWarnings } from '../../helpers/quiet.ts';
import { guestOf, orderOf } from '../../helpers/samples.ts';

fakeShopEachTest();
quietWarnings();

const key = 'order:-';
const stored = (name = key): unknown => JSON.parse(localStorage.getItem(`voice-order-form:${name}`) ?? 'null');
const store = (content: unknown, name: string): void =>
  localStorage.setItem(`voice-order-form:${name}`, JSON.stringify(content));

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function saving(order: Partial<Order> = freshOrder('moh', 'CAD')) {
  const form = readyStore(order);
  stops.push(startSaving(form.store));
  const write = (comments: string): void => form.store.set(changeOrderAtom, (one) => ({ ...one, comments }));
  return { ...form, write };
}

describe('saving', () => {
  it('follows an edit', async () => {
    const { write } = saving();
    write('Hello');
    await pass(500);
    expect(stored()).toEqual({
      version: 5,
      order: { ...freshOrder('moh', 'CAD'), comments: 'Hello' },
      idempotencyKey: null,
      created: null,
      guides: [],
      isSent: false,
      lineage: expect.stringMatching(/^\d{1,10}(?:-\d{1,10}){3}$/u),
      isCurrencyChosen: false,
      steps: [],
    });
  });

  it('stores the currency of an untouched order only if the buyer chose it', async () => {
    const { store: one } = saving();
    one.set(suggestCurrencyAtom, 'USD');
    await pass(500);
    expect(stored()).toBeNull();
    one.set(chooseCurrencyAtom, 'CAD');
    await pass(500);
    expect(stored()).toMatchObject({ order: { currency: 'CAD' }, isCurrencyChosen: true });
    one.set(suggestCurrencyAtom, 'USD');
    expect(one.get(orderAtom).currency).toBe('CAD');
  });

  it('happens at once when the buyer leaves for checkout', async () => {
    const form = saving({ comments: 'Hello' });
    await pass(500);
    form.store.set(restoreSentAtom, { isSent: true, isPaid: false });
    expect(stored()).toMatchObject({ isSent: true, order: { comments: 'Hello' } });
  });

  it.each<[string, () => void]>([
    ['pagehide', () => dispatchEvent(new Event('pagehide'))],
    ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the end', () => stops.splice(0).forEach((stop) => stop())],
  ])('happens at once on %s', (_, happen) => {
    const { write } = saving();
    write('Hello');
    happen();
    expect(stored()).toMatchObject({ order: { comments: 'Hello' } });
  });

  it('does not happen without an edit', () => {
    saving();
    dispatchEvent(new Event('pagehide'));
    expect(stored()).toBeNull();
  });

  it('removes an order that is untouched again', async () => {
    const form = saving();
    form.write('Hello');
    await pass(500);
    form.store.set(orderAtom, freshOrder('moh', 'CAD'));
    await pass(500);
    expect(stored()).toBeNull();
  });

  it('excludes guest data', async () => {
    const form = saving();
    form.store.set(editGuestAtom, guestOf({ email: 'secret@example.com' }));
    form.write('Hello');
    await pass(500);
    const all = Object.keys(localStorage)
      .map((name) => `${name}=${localStorage.getItem(name)}`)
      .join();
    expect(all).toContain('Hello');
    for (const part of ['secret@', 'Tremblay', 'Queen Street', 'M5H']) expect(all).not.toContain(part);
  });

  it('is optional: a failure is only reported', async () => {
    blockStorage('setItem');
    const { write, store: one, events } = saving();
    for (const text of ['Hello', 'Hello again']) {
      write(text);
      await pass(500);
    }
    expect(one.get(orderAtom).comments).toBe('Hello again');
    expect(toastsOf(one)).toEqual([]);
    expect(events.filter(({ name }) => name === 'voice-order-error')).toEqual([
      { name: 'voice-order-error', detail: { area: 'storage', message: 'storageFailed' } },
    ]);
  });
});

/** A form that was just started. */
function opened(edit: Parameters<typeof formStore>[0] = {}) {
  const form = formStore(edit);
  stops.push(startSaving(form.store));
  return form;
}

function holder(isHere = true): KeyHolder & { isHere: boolean; letGo: Mock<() => void> } {
  return { isHere, isPresent: () => isHere, letGo: vi.fn<() => void>(), services: () => serviceTypes };
}

describe('the key of an order', () => {
  it('has a number for additional elements', () => {
    const holders = [holder(), holder(), holder()] as const;
    const keys = holders.map((one) => claimOrderKey('acme', one));
    expect(keys).toEqual(['order:acme', 'order:acme:2', 'order:acme:3']);
    releaseOrderKey('order:acme:2', holders[1]);
    expect(claimOrderKey('acme', holders[1])).toBe('order:acme:2');
    holders.forEach((one, index) => releaseOrderKey(keys[index] ?? '', one));
  });

  it('passes from a removed element to its successor', () => {
    const [gone, next] = [holder(false), holder()];
    claimOrderKey('acme', gone);
    expect(claimOrderKey('acme', next)).toBe('order:acme');
    expect(gone.letGo).toHaveBeenCalledOnce();
    releaseOrderKey('order:acme', gone);
    const third = holder();
    expect(claimOrderKey('acme', third)).toBe('order:acme:2');
    releaseOrderKey('order:acme', next);
    releaseOrderKey('order:acme:2', third);
  });

  it('keeps the orders of two elements separate', async () => {
    const forms = [formStore({ referral: 'acme' }), formStore({ referral: 'acme' })];
    for (const { store: one } of forms) stops.push(startOrderForm(one, true));
    forms.forEach(({ store: one }, index) =>
      one.set(changeOrderAtom, (order) => ({ ...order, comments: `Form ${index + 1}` })),
    );
    await pass(500);
    expect(stored('order:acme')).toMatchObject({ order: { comments: 'Form 1' } });
    expect(stored('order:acme:2')).toMatchObject({ order: { comments: 'Form 2' } });
  });
});

describe('another referral', () => {
  const savedElsewhere = { version: 5, lineage: 'a', isCurrencyChosen: false };
  const acme = { ...settings, referral: 'acme' };

  it('restores its saved order in an untouched form', () => {
    store({ ...savedElsewhere, order: orderOf({ comments: 'Hello' }) }, 'order:acme');
    const { store: one } = opened();
    one.set(settingsAtom, acme);
    expect(one.get(orderAtom).comments).toBe('Hello');
  });

  it('keeps the buyer’s work, which stays saved under the old referral', async () => {
    store({ ...savedElsewhere, order: orderOf({ comments: 'Hello' }) }, 'order:acme');
    const { store: one } = opened();
    one.set(changeOrderAtom, (order) => ({ ...order, comments: 'Mine' }));
    one.set(settingsAtom, acme);
    expect(stored()).toMatchObject({ order: { comments: 'Mine' } });
    await pass(500);
    expect(one.get(orderAtom).comments).toBe('Mine');
    expect(stored('order:acme')).toMatchObject({ order: { comments: 'Mine' } });
    one.set(settingsAtom, settings);
    one.set(changeOrderAtom, (order) => ({ ...order, comments: 'Back' }));
    await pass(500);
    expect(stored()).toMatchObject({ order: { comments: 'Back' } });
    expect(stored('order:acme')).toMatchObject({ order: { comments: 'Mine' } });
  });

  it('replaces older work of the same order', async () => {
    const { store: one } = opened();
    one.set(changeOrderAtom, (order) => ({ ...order, comments: 'Older' }));
    one.set(settingsAtom, acme);
    one.set(changeOrderAtom, (order) => ({ ...order, comments: 'Newer' }));
    await pass(500);
    one.set(settingsAtom, settings);
    await pass(500);
    expect(one.get(orderAtom).comments).toBe('Newer');
    expect(stored()).toMatchObject({ order: { comments: 'Newer' } });
  });
});
