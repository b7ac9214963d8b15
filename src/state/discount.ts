import { atom } from 'jotai/vanilla';
import { findDiscount } from '../api/discounts.ts';
import { discountReference } from '../domain/discount.ts';
import { failAtom, notifyAtom } from './notices.ts';
import { changeOrderAtom, orderAtom } from './order.ts';
import { clientAtom } from './settings.ts';

export const isApplyingDiscountAtom = atom(false);

/** Looks a code up and applies its discount. An empty code does nothing (spec.md section 5). Gives whether it applies. */
export const applyDiscountAtom = atom(null, async (get, set, code: string): Promise<boolean> => {
  const wanted = code.trim();
  if (wanted === '' || get(isApplyingDiscountAtom)) return false;
  set(isApplyingDiscountAtom, true);
  try {
    const discount = await findDiscount(get(clientAtom), wanted);
    if (discount === null) set(notifyAtom, { tone: 'danger', notice: { key: 'discountInvalid' } });
    else {
      set(changeOrderAtom, (order) => ({ ...order, discount }));
      set(notifyAtom, { tone: 'success', notice: { key: 'discountApplied' } });
    }
    return discount !== null;
  } catch (error) {
    set(failAtom, { area: 'discount', notice: { key: 'discountFailed' }, error });
    return false;
  } finally {
    set(isApplyingDiscountAtom, false);
  }
});

export const removeDiscountAtom = atom(null, (_get, set) => {
  set(changeOrderAtom, (order) => ({ ...order, discount: null }));
});

/** Asks for the discount of a saved order again, as it may have changed or ended meanwhile. */
export const recheckDiscountAtom = atom(null, async (get, set) => {
  const reference = discountReference(get(orderAtom).discount);
  if (reference === null) return;
  try {
    const discount = await findDiscount(get(clientAtom), reference);
    if (discountReference(get(orderAtom).discount) !== reference) return;
    set(changeOrderAtom, (order) => ({ ...order, discount }));
    if (discount === null) set(notifyAtom, { tone: 'warning', notice: { key: 'discountInvalid' } });
  } catch {
    // The shop does not answer: the discount stays, and the totals say so anyway.
  }
});
