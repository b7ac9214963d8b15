import { atom } from 'jotai/vanilla';
import { findDiscount } from '../../api/discounts.ts';
import { cleanCode } from '../../domain/clean-text.ts';
import { isSame } from '../../domain/common/json.ts';
import type { Discount } from '../../domain/checkout/discount.ts';
import type { Prefill } from '../../domain/order/order.ts';
import { findPhoneSystem } from '../../domain/phone-systems/phone-systems.ts';
import { offeredVoicesAtom } from '../catalogue/catalogue.ts';
import { dispatch, type Form } from '../form.ts';
import { stopAll, type Stop } from '../host/page-events.ts';
import { clientAtom, settingsAtom, shouldLoadAtom } from '../host/settings.ts';
import { isUntouchedAtom, serviceRulesAtom } from './order-atoms.ts';
import { controllerAtom, sessionAtom } from './session.ts';

/** The page's code that was looked up last, with its shop, and its discount; null for an invalid code. */
const foundDiscountAtom = atom<{ readonly code: string; readonly discount: Discount | null }>({
  code: '',
  discount: null,
});

/** The page's code with the shop that knows it; empty if there is none. */
function codeOf({ store }: Form): string {
  const { apiUrl, discount } = store.get(settingsAtom);
  return discount ? `${apiUrl} ${discount}` : '';
}

/** The page's values that are possible: a voice that is offered, a phone system of the list, a valid discount. */
function prefillOf(form: Form): Prefill {
  const { store } = form;
  const { voice, phoneSystem } = store.get(settingsAtom);
  const offered = store.get(offeredVoicesAtom).find(({ id }) => id === voice);
  const isSystem = phoneSystem && findPhoneSystem(phoneSystem) && !store.get(serviceRulesAtom).onlyPhoneSystem;
  const { code, discount } = store.get(foundDiscountAtom);
  return {
    ...(offered && { voices: [offered.id], activeVoiceTab: offered.gender }),
    ...(isSystem && { phoneSystem }),
    ...(code === codeOf(form) && discount && { discount }),
  };
}

/**
 * Looks up the page's code for an untouched order. An invalid code is reported only in the health report; a code that
 * can't be looked up is tried again for the next order.
 */
async function findPageDiscount(form: Form): Promise<void> {
  const { store } = form;
  const code = codeOf(form);
  const isKnown = code === '' || code === store.get(foundDiscountAtom).code;
  if (isKnown || !store.get(isUntouchedAtom) || !store.get(shouldLoadAtom)) return;
  const typed = cleanCode(store.get(settingsAtom).discount ?? '').trim();
  const discount = await findDiscount(store.get(clientAtom), typed).catch(() => undefined);
  if (discount !== undefined && code === codeOf(form)) store.set(foundDiscountAtom, { code, discount });
}

/**
 * Fills an untouched order with the page's values, and follows their changes (docs/contract.md, The element). Returns
 * the function that stops it.
 */
export function startPrefill(form: Form): Stop {
  const { store } = form;
  const fill = (): void => {
    const prefill = prefillOf(form);
    if (store.get(isUntouchedAtom) && !isSame(prefill, store.get(sessionAtom).prefill))
      dispatch(form, { type: 'orderPrefilled', prefill });
  };
  const follow = (): void => {
    fill();
    void findPageDiscount(form);
  };
  follow();
  return stopAll(
    ...[settingsAtom, controllerAtom, shouldLoadAtom].map((input) => store.sub(input, follow)),
    ...[offeredVoicesAtom, foundDiscountAtom].map((input) => store.sub(input, fill)),
  );
}
