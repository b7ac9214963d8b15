// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { emptyGuest } from '../../../../src/domain/buyer/guest.ts';
import { editGuest, guestAtom, setGuest } from '../../../../src/state/buyer/guest-details.ts';
import { saveGuest, startSavedGuest } from '../../../../src/state/checkout/saved-guest.ts';
import { changeCheckout } from '../../../../src/state/checkout/checkout-state.ts';
import { startFreshOrder } from '../../../../src/state/session/service-switch.ts';
import { fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import { logIn, readyStore, type FormStore } from '../../helpers/form-store.ts';
import { goodShop, orderLine, payingForm } from '../../helpers/paying.ts';
import { guestOf } from '../../helpers/samples.ts';

const { shop } = fakeShopEachTest();
const name = 'voice-order-form:guest';
const kept = (): string | null => sessionStorage.getItem(name);
const minute = 60_000;

beforeEach(() => sessionStorage.clear());

function formOnPage(): FormStore {
  const form = readyStore();
  onTestFinished(startSavedGuest(form));
  return form;
}

/** A page that its guest has left for checkout. */
function left(): FormStore {
  const form = formOnPage();
  setGuest(form, guestOf());
  saveGuest(form);
  return form;
}

describe('the guest’s details', () => {
  it('are stored in the tab only, when pay is pressed', async () => {
    goodShop(shop()).on(orderLine, { status: 500 });
    const form = await payingForm();
    const { pay } = form;
    editGuest(form, { street: 'King St 1' });
    await pass(300);
    expect(kept()).toBeNull();
    await pay();
    expect(kept()).toContain('King St 1');
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('King St 1');
  });

  it('are restored when the guest returns, but do not replace what was typed since', () => {
    left();
    expect(formOnPage().store.get(guestAtom)).toEqual(guestOf());
    const form = readyStore();
    const { store } = form;
    setGuest(form, guestOf({ email: 'new@example.com' }));
    onTestFinished(startSavedGuest(form));
    expect(store.get(guestAtom).email).toBe('new@example.com');
  });

  it('are not stored for a logged-in buyer', () => {
    const form = formOnPage();
    setGuest(form, guestOf());
    logIn(form);
    saveGuest(form);
    expect(kept()).toBeNull();
  });

  it.each<[string, (form: FormStore) => void]>([
    ['paid', (form) => changeCheckout(form, { type: 'paymentStatusReceived', payment: 'paid' })],
    ['reset', (form) => startFreshOrder(form, 'moh')],
  ])('are deleted when the order is %s', (_, end) => {
    const form = left();
    expect(kept()).not.toBeNull();
    end(form);
    expect(kept()).toBeNull();
  });

  it('are deleted after an hour', async () => {
    left();
    await pass(59 * minute);
    expect(kept()).not.toBeNull();
    await pass(minute);
    expect(kept()).toBeNull();
    left();
    const text = kept() ?? '';
    await pass(61 * minute);
    sessionStorage.setItem(name, text);
    expect(formOnPage().store.get(guestAtom)).toEqual(emptyGuest);
    expect(kept()).toBeNull();
  });

  it.each(['{', '7', '{"savedAt":1}'])('are deleted if they are %s', (text) => {
    sessionStorage.setItem(name, text);
    expect(formOnPage().store.get(guestAtom)).toEqual(emptyGuest);
    expect(kept()).toBeNull();
  });

  it('are optional: a blocked storage is only logged', () => {
    const deny = (): never => {
      throw new DOMException('Denied', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: deny, setItem: deny, removeItem: deny });
    expect(left().store.get(guestAtom)).toEqual(guestOf());
  });
});

it('the details of a guest are restored without a field that was added to the form since they were stored', () => {
  left();
  const { street: _street, ...older } = guestOf();
  sessionStorage.setItem(name, JSON.stringify({ savedAt: Date.now(), guest: older }));
  expect(formOnPage().store.get(guestAtom)).toEqual({ ...guestOf(), street: '' });
});
