import { atom } from 'jotai/vanilla';
import { findDiscount } from '../../api/discounts.ts';
import { discountReference } from '../../domain/checkout/discount.ts';
import { cleanCode } from '../../domain/clean-text.ts';
import { dispatch, type Form } from '../form.ts';
import { clientAtom, shouldLoadAtom, textAtom } from '../host/settings.ts';
import { notify, showError } from '../notices/notices.ts';
import { priceRequestKeyAtom, savingAtom } from '../prices/price-atoms.ts';
import { orderAtom } from './order-atoms.ts';
import { sessionAtom } from './session.ts';

/**
 * A discount was applied, unless it was removed since. If it has a minimum and the order has a price, the server's
 * totals must include it.
 */
const isDiscountNoticeHiddenAtom = atom((get) => {
  const { discount } = get(orderAtom);
  if (discount === null) return true;
  return discount.minOrderAmount > 0 && get(priceRequestKeyAtom) !== null && !get(savingAtom);
});

/** Looks up and applies a code (docs/behaviour.md, Rules); an empty one does nothing. Returns whether it applies. */
export async function applyDiscount(form: Form, typed: string): Promise<boolean> {
  const { store } = form;
  const code = cleanCode(typed).trim();
  const { isApplyingDiscount, controller } = store.get(sessionAtom);
  if (code === '' || isApplyingDiscount) return false;
  const { signal } = controller;
  const text = store.get(textAtom).notices;
  dispatch(form, { type: 'discountRequested' });
  try {
    const discount = await findDiscount(store.get(clientAtom), code, signal);
    if (signal.aborted) return false;
    if (discount === null) {
      dispatch(form, { type: 'discountRefused', refused: { code: typed, reason: 'discountInvalid' } });
      notify(form, { topic: 'discount', tone: 'danger', text: text.discountInvalid });
      return false;
    }
    dispatch(form, { type: 'discountApplied', discount });
    notify(form, {
      topic: 'discount',
      tone: 'success',
      text: text.discountApplied,
      isHiddenAtom: isDiscountNoticeHiddenAtom,
    });
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    dispatch(form, { type: 'discountRefused', refused: { code: typed, reason: 'discountFailed' } });
    showError(form, { area: 'discount', text: text.discountFailed, error }, { topic: 'discount' });
    return false;
  }
}

/** Looks up the discount of a saved order again, because it may have changed or ended. */
export async function recheckDiscount(form: Form): Promise<void> {
  const { store } = form;
  const currentReference = (): string | null => discountReference(store.get(sessionAtom).order.discount);
  const reference = currentReference();
  const { signal } = store.get(sessionAtom).controller;
  if (reference === null || !store.get(shouldLoadAtom)) return;
  try {
    const discount = await findDiscount(store.get(clientAtom), reference, signal);
    if (signal.aborted || currentReference() !== reference) return;
    if (discount !== null) return dispatch(form, { type: 'discountApplied', discount });
    dispatch(form, { type: 'discountRemoved' });
    notify(form, { topic: 'discount', tone: 'warning', text: store.get(textAtom).notices.discountInvalid });
  } catch {
    // If the shop does not answer, the discount stays; the totals show the failure anyway.
  }
}
