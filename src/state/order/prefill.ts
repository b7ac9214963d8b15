import { atom } from 'jotai/vanilla';
import type { Client } from '../../api/client.ts';
import { findDiscount } from '../../api/discounts.ts';
import { mayPass } from '../../api/errors.ts';
import type { Discount } from '../../domain/checkout/discount.ts';
import { freshOrder, type Prefill } from '../../domain/order/order.ts';
import { findPhoneSystem } from '../../domain/phone-systems/phone-systems.ts';
import { isSame } from '../../domain/common/json.ts';
import { offeredVoicesAtom } from '../catalogue/offered-voices.ts';
import { stopAll, type Stop } from '../host/listen.ts';
import { isNearAtom } from '../host/near.ts';
import { createRetrier } from '../host/retrier.ts';
import { clientAtom, settingsAtom, singleCallClientAtom } from '../host/settings.ts';
import { stableAtom } from '../atoms/stable-atom.ts';
import type { OrderStore } from '../atoms/store.ts';
import { changeOrderAtom, isUntouchedAtom, prefillAtom } from './order.ts';
import { orderSignalAtom } from './order-life.ts';
import { serviceRulesAtom } from './service.ts';

/** The code that was tried last, the shop where it was tried, and its discount; null for an invalid code. */
const triedAtom = atom<{ readonly code: string; readonly discount: Discount | null }>({ code: '', discount: null });

const codeAtom = atom((get) => {
  const { apiUrl, discount } = get(settingsAtom);
  return discount ? `${apiUrl} ${discount}` : '';
});

/** The page's wishes that are possible: a voice that is offered, a phone system of the list, a valid discount. */
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

/**
 * Looks up a code once, or again if the shop does not answer. An invalid code is reported only in the health report.
 * Returns null, or the milliseconds that the shop asks to wait before the next attempt.
 */
const tryDiscountAtom = atom(null, async (get, set, client: Client): Promise<number | null> => {
  const code = get(codeAtom);
  if (code === '' || code === get(triedAtom).code || !get(isUntouchedAtom) || !get(isNearAtom)) return null;
  let discount = null;
  try {
    discount = await findDiscount(client, get(settingsAtom).discount ?? '');
  } catch (error) {
    if (mayPass(error)) return error.retryAfter;
  }
  if (code === get(codeAtom)) set(triedAtom, { code, discount });
  return null;
});

/** Fills an untouched order with the page's wishes, and removes what the page no longer wishes. */
const prefillOrderAtom = atom(null, (get, set) => {
  if (!get(isUntouchedAtom)) return;
  const wishes = get(wishesAtom);
  if (isSame(wishes, get(prefillAtom))) return;
  set(prefillAtom, wishes);
  set(changeOrderAtom, (order) => {
    const { voices, phoneSystem, discount } = freshOrder(order.serviceType, order.currency);
    return { ...order, voices, phoneSystem, discount, ...wishes };
  });
});

/**
 * Follows the page's wishes as long as the order is untouched (docs/contract.md, The element). Returns the function
 * that stops it.
 */
export function startPrefill(store: OrderStore): Stop {
  const retrier = createRetrier((isAgain) =>
    store.set(tryDiscountAtom, store.get(isAgain ? singleCallClientAtom : clientAtom)),
  );
  const fill = (): void => store.set(prefillOrderAtom);
  fill();
  retrier.anew();
  return stopAll(
    ...[settingsAtom, wishesAtom, orderSignalAtom].map((wish) => store.sub(wish, fill)),
    ...[codeAtom, orderSignalAtom, isNearAtom].map((wish) => store.sub(wish, retrier.anew)),
    retrier.stop,
  );
}
