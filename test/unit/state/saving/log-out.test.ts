// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  startSavingDraftingForm,
  draftingFormAtom,
  editDraftingFormAtom,
} from '../../../../src/state/drafting/drafting-form.ts';
import { editGuestAtom, guestAtom } from '../../../../src/state/buyer/guest.ts';
import { sessionAtom, withToken } from '../../../../src/state/buyer/session.ts';
import { ApiError } from '../../../../src/api/errors.ts';
import { notifyAtom, toastsAtom } from '../../../../src/state/notices/notices.ts';
import { isUntouchedAtom } from '../../../../src/state/order/order.ts';
import { deleteMessageAtom, openStepsAtom } from '../../../../src/state/order/undo.ts';
import { changeOrderAtom } from '../../../../src/state/order/order.ts';
import {
  dropLoggedOutOrderAtom,
  keepLoggedOutOrderAtom,
  loggedOutOrderAtom,
} from '../../../../src/state/saving/logged-out-order.ts';
import { asideAtom, setAsideAtom } from '../../../../src/state/saving/order-aside.ts';
import { orderToSaveAtom } from '../../../../src/state/saving/restore-order.ts';
import { startLogOut } from '../../../../src/state/saving/start-log-out.ts';
import { fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import { messages, orderOf } from '../../helpers/samples.ts';
import { hear, name, tab } from '../../helpers/tabs.ts';

fakeShopEachTest();

const nobody = { accessToken: null, userId: null, getAccessToken: null };
const buyer = (userId: string) => ({ accessToken: `token of ${userId}`, userId, getAccessToken: null });
const key = (rest: string): string => `voice-order-form:${rest}`;

/** The storage, except the mark that somebody has logged out. */
const stored = (): readonly string[] => Object.keys(localStorage).filter((one) => one !== key('logged-out'));

const kept = ['Private script', 'Maple Dental', false];
const asked = ['', '', true];
const gone = ['', '', false];

/** A tab in which a logged-in buyer has written an order. */
async function written(comments = 'Private script') {
  const one = await tab(comments);
  const { store } = one;
  store.set(sessionAtom, buyer('u1'));
  onTestFinished(startLogOut(store));
  onTestFinished(startSavingDraftingForm(store));
  store.set(editDraftingFormAtom, { companyName: 'Maple Dental' });
  store.set(editGuestAtom, { email: 'marie@example.com' });
  await pass(500);
  const logIn = async (userId: string | null): Promise<void> => {
    store.set(sessionAtom, userId === null ? nobody : buyer(userId));
    await pass(0);
  };
  /** The order's text and the company's name, and whether the buyer is asked to keep them. */
  const seen = () => [one.comments(), store.get(draftingFormAtom).companyName, store.get(loggedOutOrderAtom) !== null];
  return { ...one, logIn, seen };
}

describe('after logging out', () => {
  it('the form is empty, nothing is stored, and the buyer is asked', async () => {
    const { store, logIn, seen } = await written();
    localStorage.setItem(key('order:acme'), JSON.stringify(store.get(orderToSaveAtom)));
    sessionStorage.setItem(key('guest'), '{}');
    store.set(setAsideAtom, { key: 'order:-', order: store.get(orderToSaveAtom) });
    store.set(notifyAtom, { tone: 'info', notice: { key: 'offline' } });
    await logIn(null);
    expect([...seen(), store.get(isUntouchedAtom)]).toEqual([...asked, true]);
    expect([store.get(asideAtom), store.get(toastsAtom), store.get(guestAtom).email]).toEqual([null, [], '']);
    await pass(1000);
    expect([stored(), sessionStorage.length]).toEqual([[], 0]);
  });

  it('Undo restores nothing', async () => {
    const { store, logIn } = await written();
    store.set(changeOrderAtom, () => orderOf({ messages: messages(2) }));
    store.set(deleteMessageAtom, 1);
    expect(store.get(openStepsAtom)).toHaveLength(1);
    await logIn(null);
    store.set(dropLoggedOutOrderAtom);
    expect(store.get(openStepsAtom)).toEqual([]);
  });

  it('the order can be kept', async () => {
    const { store, logIn, seen } = await written();
    const text = localStorage.getItem(name);
    localStorage.setItem(key('order:acme'), 'of another partner');
    await logIn(null);
    store.set(keepLoggedOutOrderAtom);
    expect(seen()).toEqual(kept);
    await pass(1000);
    expect(localStorage.getItem(name)).toBe(text);
    expect(localStorage.getItem(key('order:acme'))).toBe('of another partner');
  });

  it.each<[string, (one: Awaited<ReturnType<typeof written>>) => unknown]>([
    ['two minutes have passed', () => pass(120_000)],
    ['the page is left', () => dispatchEvent(new Event('pagehide'))],
    ['the next buyer logs in', ({ logIn }) => logIn('u2')],
    ['the buyer chooses so', ({ store }) => store.set(dropLoggedOutOrderAtom)],
  ])('the order is deleted when %s', async (_, happen) => {
    const one = await written();
    await one.logIn(null);
    await happen(one);
    one.store.set(keepLoggedOutOrderAtom);
    expect([one.seen(), stored()]).toEqual([gone, []]);
  });

  it('the order comes back with the same buyer', async () => {
    const { logIn, seen } = await written();
    await logIn(null);
    await logIn('u1');
    expect(seen()).toEqual(kept);
  });

  it('nobody is asked if there is no work', async () => {
    const { logIn, seen } = await written('');
    await logIn(null);
    expect([seen(), stored()]).toEqual([gone, []]);
  });
});

describe('a form', () => {
  it('asks whether to keep the order when another buyer logs in', async () => {
    const { logIn, seen } = await written();
    await logIn('u2');
    expect(seen()).toEqual(asked);
  });

  it('keeps the order while the page replaces the token', async () => {
    const { store, seen } = await written();
    store.set(sessionAtom, nobody);
    store.set(sessionAtom, { ...buyer('u1'), accessToken: 't2' });
    await pass(0);
    expect(seen()).toEqual(kept);
  });

  it('keeps the order if the login expires, even when the page then removes the token', async () => {
    const { store, logIn, seen } = await written();
    await withToken(store.get, store.set, () => Promise.reject(new ApiError('http', { status: 401 }))).catch(
      () => null,
    );
    await pass(0);
    await logIn(null);
    expect(seen()).toEqual(kept);
    await logIn('u2');
    expect(seen()).toEqual(asked);
  });

  it('keeps a guest’s order when the guest logs in', async () => {
    const { logIn, comments } = await written();
    await logIn(null);
    const guest = await tab('Written as a guest');
    onTestFinished(startLogOut(guest.store));
    guest.store.set(sessionAtom, buyer('u1'));
    await pass(0);
    expect([guest.comments(), comments()]).toEqual(['Written as a guest', '']);
  });

  it.each<[string, () => unknown]>([
    ['a storage event', () => hear(key('logged-out'))],
    ['coming back to the page', () => dispatchEvent(new Event('pageshow'))],
  ])('forgets the order on %s after a logout elsewhere', async (_, happen) => {
    const { seen } = await written();
    localStorage.clear();
    localStorage.setItem(key('logged-out'), 'elsewhere');
    happen();
    expect(seen()).toEqual(gone);
    await pass(1000);
    expect(stored()).toEqual([]);
  });
});
