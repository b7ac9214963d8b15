import { atom } from 'jotai/vanilla';
import { findDiscount } from '../../api/discounts.ts';
import type { Discount } from '../../domain/discount.ts';
import { freshOrder, type Prefill } from '../../domain/order.ts';
import { findPhoneSystem } from '../../domain/phone-systems.ts';
import { isSame } from '../../domain/same.ts';
import { offeredVoicesAtom } from '../catalogue/offer.ts';
import { clientAtom, settingsAtom } from '../host/settings.ts';
import { stableAtom } from '../stable-atom.ts';
import type { OrderStore } from '../store.ts';
import { changeOrderAtom, isUntouchedAtom, prefillAtom } from './order.ts';
import { orderSignalAtom } from './order-life.ts';
import { serviceRulesAtom } from './service.ts';

/** The buyer's company as the host page knew it when the order was last untouched. */
export const companyAtom = atom<string | null>(null);

/** The code that was tried last, with the shop it was tried at, and its discount; null for one that does not hold. */
const triedAtom = atom<{ readonly code: string; readonly discount: Discount | null }>({ code: '', discount: null });

const codeAtom = atom((get) => {
  const { apiUrl, discount } = get(settingsAtom);
  return discount ? `${apiUrl} ${discount}` : '';
});

/** What of the page's wishes can be had: a voice that is offered, a phone system of the list, a discount that holds. */
const wishesAtom = stableAtom((get): Prefill => {
  const { voice, phoneSystem } = get(settingsAtom);
  const offered = get(offeredVoicesAtom).find(({ id }) => id === voice);
  const isSystem = phoneSystem && findPhoneSystem(phoneSystem) && !get(serviceRulesAtom).onlyPhoneSystem;
  const { code, discount } = get(triedAtom);
  return {
    ...(offered && { voices: [offered.id], activeVoiceTab: offered.gender }),
    ...(isSystem && { phoneSystem }),
    ...(code === get(codeAtom) && discount && { discount }),
  };
});

/** Tries a code once. One that does not hold is told to whoever embeds the form, by the health report, not to the buyer. */
const tryDiscountAtom = atom(null, async (get, set) => {
  const code = get(codeAtom);
  if (code === '' || code === get(triedAtom).code) return;
  set(triedAtom, { code, discount: null });
  const wish = get(settingsAtom).discount ?? '';
  const discount = await findDiscount(get(clientAtom), wish, new AbortController().signal).catch(() => null);
  if (code === get(codeAtom)) set(triedAtom, { code, discount });
});

/** Puts what the page wishes into an order that nobody has touched, and takes out what it no longer wishes. */
const prefillOrderAtom = atom(null, (get, set) => {
  if (!get(isUntouchedAtom)) return;
  set(companyAtom, get(settingsAtom).company);
  void set(tryDiscountAtom);
  const wishes = get(wishesAtom);
  if (isSame(wishes, get(prefillAtom))) return;
  set(prefillAtom, wishes);
  set(changeOrderAtom, (order) => {
    const { voices, phoneSystem, discount } = freshOrder(order.serviceType, order.currency);
    return { ...order, voices, phoneSystem, discount, ...wishes };
  });
});

/**
 * Follows the page's wishes as long as the order is untouched (docs/contract.md, The element). Gives the function that
 * stops it.
 */
export function startPrefill(store: OrderStore): () => void {
  const fill = (): void => store.set(prefillOrderAtom);
  store.set(companyAtom, store.get(settingsAtom).company);
  fill();
  const unsubscribes = [settingsAtom, wishesAtom, orderSignalAtom].map((wish) => store.sub(wish, fill));
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}
