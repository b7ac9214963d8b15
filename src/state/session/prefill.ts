import { atom } from 'jotai/vanilla';
import { distinctAtom } from '../distinct-atom.ts';
import { findDiscount } from '../../api/discounts.ts';
import { cleanCode } from '../../domain/clean-text.ts';
import type { Discount } from '../../domain/checkout/discount.ts';
import type { Prefill } from '../../domain/order/order.ts';
import { findPhoneSystem } from '../../domain/phone-systems/phone-systems.ts';
import { offeredVoicesAtom } from '../catalogue/catalogue.ts';
import { dispatch, type Form } from '../form.ts';
import { stopAll, watch, type Stop } from '../host/page-events.ts';
import { clientAtom, settingsAtom, shouldLoadAtom } from '../host/settings.ts';
import { isUntouchedAtom, serviceRulesAtom } from './order-atoms.ts';
import { controllerAtom } from './session.ts';

/** The page's code that was looked up last, with its shop, and its discount; null for an invalid code. */
const foundDiscountAtom = atom<{ readonly code: string; readonly discount: Discount | null }>({
  code: '',
  discount: null,
});

/** The page's code with the shop that knows it; empty if there is none. */
const codeAtom = atom((get) => {
  const { apiUrl, discount } = get(settingsAtom);
  return discount ? `${apiUrl} ${discount}` : '';
});

/** The page's values that are possible: a voice that is offered, a phone system of the list, a valid discount. */
const prefillAtom = distinctAtom((get): Prefill => {
  const { voice, phoneSystem } = get(settingsAtom);
  const offered = get(offeredVoicesAtom).find(({ id }) => id === voice);
  const isSystem = phoneSystem && findPhoneSystem(phoneSystem) && !get(serviceRulesAtom).onlyPhoneSystem;
  const { code, discount } = get(foundDiscountAtom);
  return {
    ...(offered && { voices: [offered.id], activeVoiceTab: offered.gender }),
    ...(isSystem && { phoneSystem }),
    ...(code === get(codeAtom) && discount && { discount }),
  };
});

/**
 * Looks up the page's code for an untouched order. An invalid code is reported only in the health report; a code that
 * can't be looked up is tried again for the next order.
 */
async function findPageDiscount(form: Form): Promise<void> {
  const { store } = form;
  const code = store.get(codeAtom);
  const isKnown = code === '' || code === store.get(foundDiscountAtom).code;
  if (isKnown || !store.get(isUntouchedAtom) || !store.get(shouldLoadAtom)) return;
  const typed = cleanCode(store.get(settingsAtom).discount ?? '').trim();
  const discount = await findDiscount(store.get(clientAtom), typed).catch(() => undefined);
  if (discount === undefined || code !== store.get(codeAtom)) return;
  store.set(foundDiscountAtom, { code, discount });
  fill(form, true);
}

/** `isLate`: the shop has answered, and the buyer may have begun the order meanwhile. */
const fill = (form: Form, isLate = false): void =>
  dispatch(form, { type: 'orderPrefilled', prefill: form.store.get(prefillAtom), isLate });

/** Fills an untouched order with the page's values, and follows their changes (docs/contract.md, The element). */
export function startPrefill(form: Form): Stop {
  return stopAll(
    watch(form, [prefillAtom, controllerAtom], () => fill(form)),
    form.store.sub(offeredVoicesAtom, () => fill(form, true)),
    watch(form, [codeAtom, controllerAtom, shouldLoadAtom], () => void findPageDiscount(form)),
  );
}
