import { afterEach, describe, expect, it } from 'vitest';
import { freshOrder, type Order } from '../../../src/domain/order.ts';
import { editGuestAtom } from '../../../src/state/guest.ts';
import { changeOrderAtom, orderAtom } from '../../../src/state/order.ts';
import { claimOrderKey, releaseOrderKey, restoreOrder, startSaving } from '../../../src/state/persistence.ts';
import { isSentAtom, submissionAtom } from '../../../src/state/submission.ts';
import { startOrderForm } from '../../../src/state/start.ts';
import { blockStorage, fakeShopEachTest, pass } from '../helpers/fake-shop.ts';
import { formStore, readyStore } from '../helpers/form-store.ts';
import { quietWarnings } from '../helpers/quiet.ts';
import { discountOf, guestOf, message, orderOf } from '../helpers/samples.ts';

fakeShopEachTest();
const warn = quietWarnings();

const key = 'order:-';
const stored = (name = key): unknown => JSON.parse(localStorage.getItem(`voice-order-form:${name}`) ?? 'null');
const store = (content: unknown): void => localStorage.setItem(`voice-order-form:${key}`, JSON.stringify(content));

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function saving(order: Partial<Order> = {}) {
  const form = readyStore(order);
  stops.push(startSaving(form.store, key));
  const write = (comments: string): void => form.store.set(changeOrderAtom, (one) => ({ ...one, comments }));
  return { ...form, write };
}

describe('saving', () => {
  it('follows an edit', async () => {
    const { write } = saving();
    write('Hello');
    await pass(500);
    expect(stored()).toEqual({
      version: 1,
      order: orderOf({ comments: 'Hello' }),
      idempotencyKey: null,
      created: null,
      isSent: false,
    });
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

  it('ends', async () => {
    const { write } = saving();
    stops.splice(0).forEach((stop) => stop());
    write('Hello');
    dispatchEvent(new Event('pagehide'));
    await pass(500);
    expect(stored()).toBeNull();
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

  it('keeps guest data out', async () => {
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

  it('that fails is only logged', async () => {
    blockStorage('setItem');
    const { write } = saving();
    write('Hello');
    await pass(500);
    expect(warn).toHaveBeenCalled();
  });
});

describe('restoring', () => {
  const saved = {
    version: 1,
    order: orderOf({ serviceType: 'voip', comments: 'Hello', discount: discountOf() }),
    idempotencyKey: { fingerprint: 'f', key: 'k' },
    created: { fingerprint: 'f', orderId: 'o1' },
    isSent: true,
  };

  it('takes up all that was saved', () => {
    store(saved);
    const form = formStore();
    expect(restoreOrder(form.store, key)).toBe(true);
    expect(form.store.get(orderAtom)).toEqual(saved.order);
    expect(form.store.get(submissionAtom)).toEqual({ idempotencyKey: saved.idempotencyKey, created: saved.created });
    expect(form.store.get(isSentAtom)).toBe(true);
  });

  it.each<[string, object, object]>([
    ['an unknown length of music', { musicSeconds: 12 }, { musicSeconds: 10 }],
    ['an unknown tab', { activeVoiceTab: 'robot' }, { activeVoiceTab: 'male' }],
    ['a broken discount', { discount: { type: 'gift' } }, { discount: null }],
  ])('mends %s', (_, edit, expected) => {
    store({ ...saved, order: { ...saved.order, ...edit } });
    const form = formStore();
    expect(restoreOrder(form.store, key)).toBe(true);
    expect(form.store.get(orderAtom)).toMatchObject(expected);
  });

  const withOrder = (edit: object) => ({ ...saved, order: { ...saved.order, ...edit } });
  it.each<[string, unknown]>([
    ['null', null],
    ['a text', 'order'],
    ['a list', []],
    ['an empty object', {}],
    ['another version', { ...saved, version: 2 }],
    ['no order', { ...saved, order: null }],
    ['an unknown service', withOrder({ serviceType: 'fax' })],
    ['an unknown currency', withOrder({ currency: 'EUR' })],
    ['no voice slot', withOrder({ voices: [] })],
    ['voices that are no texts', withOrder({ voices: [{ id: 'v1' }] })],
    ['too many voices', withOrder({ voices: Array.from({ length: 21 }, () => 'v1') })],
    ['too many tracks', withOrder({ tracks: Array.from({ length: 21 }, () => 't1') })],
    ['no message', withOrder({ messages: [] })],
    ['an unknown guide', withOrder({ messages: [{ ...message(1), guide: 'angry' }] })],
    ['content that is no text', withOrder({ messages: [{ ...message(1), content: { html: '<b>' } }] })],
    ['comments that are no text', withOrder({ comments: 1 })],
    ['options that are no booleans', withOrder({ proofReading: 'yes' })],
  ])('passes over %s', (_, content) => {
    store(content);
    const form = formStore();
    const before = form.store.get(orderAtom);
    expect(restoreOrder(form.store, key)).toBe(false);
    expect(form.store.get(orderAtom)).toBe(before);
  });

  it('keeps 20 messages at most, each with a number of its own', () => {
    store(withOrder({ messages: Array.from({ length: 21 }, () => message(1)) }));
    const form = formStore();
    expect(restoreOrder(form.store, key)).toBe(true);
    const ids = form.store.get(orderAtom).messages.map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  it('keeps one voice and no music for the services that have no more', () => {
    store(withOrder({ serviceType: 'voip', voices: ['v1', 'v2'], tracks: ['t1'] }));
    const form = formStore();
    restoreOrder(form.store, key);
    expect(form.store.get(orderAtom)).toMatchObject({ voices: ['v1'], tracks: [] });
  });

  it('passes over broken JSON', () => {
    localStorage.setItem(`voice-order-form:${key}`, '{"version":1');
    expect(restoreOrder(formStore().store, key)).toBe(false);
    expect(warn).toHaveBeenCalled();
  });

  it('takes no key of a prototype', () => {
    localStorage.setItem(`voice-order-form:${key}`, '{"__proto__":{"isEvil":true},"version":1}');
    expect(restoreOrder(formStore().store, key)).toBe(false);
    expect({}).not.toHaveProperty('isEvil');
  });

  it('that is blocked starts a fresh order', () => {
    blockStorage('getItem');
    expect(restoreOrder(formStore().store, key)).toBe(false);
    expect(warn).toHaveBeenCalled();
  });
});

describe('the key of an order', () => {
  it('is of its referral', () => {
    const keys = [claimOrderKey(null), claimOrderKey('acme'), claimOrderKey('zeta')];
    expect(keys).toEqual(['order:-', 'order:acme', 'order:zeta']);
    keys.forEach(releaseOrderKey);
  });

  it('counts further elements of one page', () => {
    const keys = [claimOrderKey('acme'), claimOrderKey('acme'), claimOrderKey('acme')];
    expect(keys).toEqual(['order:acme', 'order:acme:2', 'order:acme:3']);
    releaseOrderKey('order:acme:2');
    expect(claimOrderKey('acme')).toBe('order:acme:2');
    keys.forEach(releaseOrderKey);
  });

  it('keeps the orders of two elements apart', async () => {
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
