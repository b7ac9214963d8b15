import { atom } from 'jotai/vanilla';
import { findDiscount } from '../../api/discounts.ts';
import { discountReference } from '../../domain/checkout/discount.ts';
import { isNearAtom } from '../host/near.ts';
import { clientAtom } from '../host/settings.ts';
import { failAtom, notifyAtom } from '../notices/notices.ts';
import { orderSignalAtom, perOrderAtom } from './order-life.ts';
import { discountAtom } from './parts.ts';

export const isApplyingDiscountAtom = perOrderAtom(false);

/** The code that failed, as it was typed, and the reason; shown until the code is changed. */
export const refusedCodeAtom = perOrderAtom<{
  readonly code: string;
  readonly key: 'discountInvalid' | 'discountFailed';
} | null>(null);

/**
 * Looks up a code and applies its discount to the order for which it was typed. An empty code does nothing
 * (docs/behaviour.md, Rules). Returns whether it applies.
 */
export const applyDiscountAtom = atom(null, async (get, set, code: string): Promise<boolean> => {
  const wanted = code.trim();
  if (wanted === '' || get(isApplyingDiscountAtom)) return false;
  const signal = get(orderSignalAtom);
  set(isApplyingDiscountAtom, true);
  try {
    const discount = await findDiscount(get(clientAtom), wanted, signal);
    if (signal.aborted) return false;
    set(refusedCodeAtom, discount === null ? { code, key: 'discountInvalid' } : null);
    if (discount === null) set(notifyAtom, { tone: 'danger', notice: { key: 'discountInvalid' } });
    else {
      set(discountAtom, discount);
      set(notifyAtom, { tone: 'success', notice: { key: 'discountApplied' } });
    }
    return discount !== null;
  } catch (error) {
    if (!signal.aborted) {
      set(refusedCodeAtom, { code, key: 'discountFailed' });
      set(failAtom, { area: 'discount', notice: { key: 'discountFailed' }, error });
    }
    return false;
  } finally {
    if (!signal.aborted) set(isApplyingDiscountAtom, false);
  }
});

/** Looks up the discount of a saved order again, because it may have changed or ended. */
export const recheckDiscountAtom = atom(null, async (get, set) => {
  const reference = discountReference(get(discountAtom));
  const signal = get(orderSignalAtom);
  if (reference === null || !get(isNearAtom)) return;
  try {
    const discount = await findDiscount(get(clientAtom), reference, signal);
    if (signal.aborted || discountReference(get(discountAtom)) !== reference) return;
    set(discountAtom, discount);
    if (discount === null) set(notifyAtom, { tone: 'warning', notice: { key: 'discountInvalid' } });
  } catch {
    // If the shop does not answer, the discount stays; the totals show the failure anyway.
  }
});
