// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { emptyGuest } from '../../../../src/domain/buyer/guest.ts';
import { editGuestAtom, guestAtom } from '../../../../src/state/buyer/guest.ts';
import { keepGuestAtom, startKeepingGuest } from '../../../../src/state/checkout/kept-guest.ts';
import { checkoutAtom } from '../../../../src/state/checkout/checkout.ts';
import { startAnewAtom } from '../../../../src/state/order/service-switch.ts';
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
  onTestFinished(startKeepingGuest(form.store));
  return form;
}

/** A page that its guest has left for checkout. */
function left(): FormStore {
  const form = formOnPage();
  form.store.set(guestAtom, guestOf());
  form.store.set(keepGuestAtom);
  return form;
}

describe('the guest’s details', () => {
  it('are stored in the tab only, when pay is pressed', async () => {
    goodShop(shop()).on(orderLine, { status: 500 });
    const { store, pay } = await payingForm();
    store.set(editGuestAtom, { street: 'King St 1' });
    await pass(300);
    expect(kept()).toBeNull();
    await pay();
    expect(kept()).toContain('King St 1');
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('King St 1');
  });

  it('are restored when the guest returns, but do not replace what was typed since', () => {
    left();
    expect(formOnPage().store.get(guestAtom)).toEqual(guestOf());
    const { store } = readyStore();
    store.set(guestAtom, guestOf({ email: 'new@example.com' }));
    onTestFinished(startKeepingGuest(store));
    expect(store.get(guestAtom).email).toBe('new@example.com');
  });

  it('are not stored for a logged-in buyer', () => {
    const { store } = formOnPage();
    store.set(guestAtom, guestOf());
    logIn({ store });
    store.set(keepGuestAtom);
    expect(kept()).toBeNull();
  });

  it.each<[string, (form: FormStore) => void]>([
    ['paid', ({ store }) => store.set(checkoutAtom, { type: 'told', payment: 'paid' })],
    ['reset', ({ store }) => store.set(startAnewAtom, 'moh')],
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

  it.each(['{', '7', '{"keptAt":1}'])('are deleted if they are %s', (text) => {
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
