// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { freshOrder } from '../../../../src/domain/order/order.ts';
import { editGuest } from '../../../../src/state/buyer/guest-details.ts';
import { orderAtom } from '../../../../src/state/session/order-atoms.ts';
import { settingsAtom } from '../../../../src/state/host/settings.ts';
import { startSaving } from '../../../../src/state/saving/save-order.ts';
import { startForm } from '../../../../src/state/start.ts';
import { noSubmission } from '../../../../src/domain/checkout/submission.ts';
import { en } from '../../../../src/text/en.ts';
import { blockStorage, fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import {
  edit,
  formStore,
  readyStore,
  setOrder,
  setSession,
  setSubmission,
  settings,
  toastsOf,
  type FormStore,
} from '../../helpers/form-store.ts';
import { guestOf, orderOf } from '../../helpers/samples.ts';
import { opened, savedBeside, stored } from '../../helpers/tabs.ts';

fakeShopEachTest();

const store = (content: unknown, name: string): void =>
  localStorage.setItem(`voice-order-form:${name}`, JSON.stringify(content));

const orderKey = { fingerprint: 'f1', key: 'k1' };

function saving() {
  const form = readyStore(freshOrder('moh', 'CAD'));
  const stop = startSaving(form);
  onTestFinished(stop);
  return { ...form, stop, write: (comments: string): void => edit(form, { comments }) };
}

describe('saving', () => {
  it('follows an edit', async () => {
    const { write } = saving();
    write('Hello');
    await pass(500);
    expect(stored()).toEqual({
      ...savedBeside,
      order: { ...freshOrder('moh', 'CAD'), comments: 'Hello' },
    });
  });

  it.each<[string, (form: FormStore, stop: () => void) => void]>([
    ['the page is left', () => dispatchEvent(new Event('pagehide'))],
    ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the element is removed', (_, stop) => stop()],
    ['the order gets its key', (form) => setSubmission(form, { ...noSubmission, idempotencyKey: orderKey })],
    ['the buyer leaves for checkout', (form) => setSession(form, { checkout: { step: 'sent' } })],
  ])('happens at once when %s', (_, happen) => {
    const form = saving();
    form.write('Hello');
    happen(form, form.stop);
    expect(stored()).toMatchObject({ order: { comments: 'Hello' } });
  });

  it('does not happen without an edit, and ends when the order is untouched again', async () => {
    const form = saving();
    dispatchEvent(new Event('pagehide'));
    expect(stored()).toBeNull();
    form.write('Hello');
    await pass(500);
    setOrder(form, freshOrder('moh', 'CAD'));
    await pass(500);
    expect(stored()).toBeNull();
  });

  it('excludes guest data', async () => {
    const form = saving();
    editGuest(form, guestOf({ email: 'secret@example.com' }));
    form.write('Hello');
    await pass(500);
    const all = JSON.stringify(Object.entries(localStorage));
    expect(all).toContain('Hello');
    for (const part of ['secret@', 'Tremblay', 'Queen Street', 'M5H']) expect(all).not.toContain(part);
  });

  it('is optional: a failure is only reported', async () => {
    blockStorage('setItem');
    const form = saving();
    const { write, store: one, events } = form;
    for (const text of ['Hello', 'Hello again']) {
      write(text);
      await pass(500);
    }
    expect(one.get(orderAtom).comments).toBe('Hello again');
    expect(toastsOf(one)).toEqual([]);
    expect(events.filter(({ name }) => name === 'voice-order-error')).toEqual([
      { name: 'voice-order-error', detail: { area: 'storage', message: en.notices.storageFailed } },
    ]);
  });
});

it('the orders of two elements of one referral are saved and restored separately', async () => {
  const twoForms = () => [formStore({ referral: 'acme' }), formStore({ referral: 'acme' })];
  const forms = twoForms();
  const stops = forms.map((form) => startForm(form, true));
  forms.forEach((form, index) => edit(form, { comments: `Form ${index + 1}` }));
  await pass(500);
  expect(stored('order:acme')).toMatchObject({ order: { comments: 'Form 1' } });
  expect(stored('order:acme:2')).toMatchObject({ order: { comments: 'Form 2' } });
  stops.forEach((stop) => stop());
  const later = twoForms();
  for (const form of later) onTestFinished(startForm(form, true));
  expect(later.map(({ store: one }) => one.get(orderAtom).comments)).toEqual(['Form 1', 'Form 2']);
});

const savedElsewhere = { version: 5, isCurrencyChosen: false };
const acme = { ...settings, referral: 'acme' };

it('another referral takes the buyer’s work along', async () => {
  store({ ...savedElsewhere, order: orderOf({ comments: 'Hello' }) }, 'order:acme');
  const form = opened();
  const { store: one } = form;
  edit(form, { comments: 'Mine' });
  one.set(settingsAtom, acme);
  expect(one.get(orderAtom).comments).toBe('Mine');
  expect([stored(), stored('order:acme')]).toMatchObject([null, { order: { comments: 'Mine' } }]);
  one.set(settingsAtom, settings);
  edit(form, { comments: 'Back' });
  await pass(500);
  expect([stored(), stored('order:acme')]).toMatchObject([{ order: { comments: 'Back' } }, null]);
});

it('another referral keeps the buyer’s work in a full storage that has an older order of it', () => {
  store({ ...savedElsewhere, order: orderOf({ comments: 'Older' }) }, 'order:acme');
  const form = opened();
  edit(form, { comments: 'Mine' });
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  onTestFinished(() => full.mockRestore());
  form.store.set(settingsAtom, acme);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(form.store.get(orderAtom).comments).toBe('Mine');
});

it('a form that replaces another in the page goes on with its order, and not with one of a second form', () => {
  store({ version: 5, isCurrencyChosen: false, order: orderOf({ comments: 'Second' }) }, 'order:-:2');
  const before = opened();
  edit(before, { comments: 'Mine' });
  vi.spyOn(before.host, 'isPresent').mockReturnValue(false);
  expect(opened().store.get(orderAtom).comments).toBe('Mine');
});
