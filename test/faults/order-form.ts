import { checkoutAtom } from '../../src/state/checkout/checkout.ts';
import { openSummaryAtom } from '../../src/state/checkout/summary.ts';
import { editGuestAtom, guestAtom } from '../../src/state/buyer/guest.ts';
import { sessionAtom } from '../../src/state/buyer/session.ts';
import { draftingFormAtom, editDraftingFormAtom } from '../../src/state/drafting/drafting-form.ts';
import { toastsAtom } from '../../src/state/notices/notices.ts';
import { changeOrderAtom, orderAtom } from '../../src/state/order/order.ts';
import { editMessageAtom } from '../../src/state/order/messages.ts';
import { startOrderForm } from '../../src/state/start.ts';
import { formStore, said, type FormStore } from '../unit/helpers/form-store.ts';
import { guestOf } from '../unit/helpers/samples.ts';
import type { FaultyShop } from './faulty-shop.ts';

/** The store of an element that is at work, in the hands of a buyer. */
export interface RunningForm extends FormStore {
  readonly shop: FaultyShop;
  /** The toasts, in order, each once. */
  readonly told: Set<string>;
  readonly stop: () => void;
}

export const typed = { content: 'Thank you for calling Acme.', comments: 'Call us before ten.', companyName: 'Acme' };

/** The host page hands over a logged-in buyer, or one that has logged in again. */
export const logIn = ({ store }: FormStore): void =>
  store.set(sessionAtom, { accessToken: 'token', userId: 'u1', getAccessToken: null });

export function openForm(shop: FaultyShop, isUser: boolean): RunningForm {
  const form = formStore({ referral: 'acme' });
  if (isUser) logIn(form);
  const told = new Set<string>();
  form.store.sub(toastsAtom, () => form.store.get(toastsAtom).forEach(({ notice }) => told.add(said(notice))));
  const stop = startOrderForm(form.store, true);
  return { ...form, shop, told, stop };
}

/** Everything that a buyer types before the order can be paid. */
export function fillIn({ store }: FormStore): void {
  store.set(changeOrderAtom, (order) => ({ ...order, voices: ['v1'], comments: typed.comments }));
  store.set(editMessageAtom, { id: 1, edit: { content: typed.content } });
  store.set(editGuestAtom, { country: 'CA' });
  store.set(editGuestAtom, guestOf());
  store.set(editDraftingFormAtom, { companyName: typed.companyName, promptCount: '3' });
}

/** Opens the summary with the guest form in it; an order that was sent is gone on with. */
export function review({ store }: FormStore): void {
  store.set(checkoutAtom, { type: 'continued' });
  store.set(openSummaryAtom);
  store.set(checkoutAtom, { type: 'guestChosen' });
}

/** The typed content of the form. */
export const heldBy = ({ store }: FormStore) => ({
  content: store.get(orderAtom).messages[0]?.content,
  comments: store.get(orderAtom).comments,
  companyName: store.get(draftingFormAtom).companyName,
  guest: store.get(guestAtom),
});
