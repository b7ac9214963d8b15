import { selectAtom } from 'jotai/utils';
import { atom } from 'jotai/vanilla';
import { findDiscount } from '../../api/discounts.ts';
import { isRetryable } from '../../api/errors.ts';
import { cleanCode } from '../../domain/clean-text.ts';
import { isSame } from '../../domain/common/json.ts';
import type { Discount } from '../../domain/checkout/discount.ts';
import type { Prefill } from '../../domain/order/order.ts';
import { findPhoneSystem } from '../../domain/phone-systems/phone-systems.ts';
import { offeredVoicesAtom } from '../catalogue/catalogue.ts';
import { dispatch, type Form } from '../form.ts';
import { stopAll, type Stop } from '../host/page-events.ts';
import { createRetry } from '../host/retry.ts';
import { clientAtom, settingsAtom, shouldLoadAtom, singleCallClientAtom } from '../host/settings.ts';
import { isUntouchedAtom, serviceRulesAtom } from './order.ts';
import { sessionAtom } from './session.ts';

/** The page's code with the shop that knows it; empty if there is none. */
const codeAtom = atom((get) => {
  const { apiUrl, discount } = get(settingsAtom);
  return discount ? `${apiUrl} ${cleanCode(discount).trim()}` : '';
});

/** The code that was looked up last, and its discount; null for an invalid code. */
const foundDiscountAtom = atom<{ readonly code: string; readonly discount: Discount | null }>({
  code: '',
  discount: null,
});

/** The page's values that are possible: a voice that is offered, a phone system of the list, a valid discount. */
const prefillAtom = selectAtom(
  atom((get): Prefill => {
    const { voice, phoneSystem } = get(settingsAtom);
    const offered = get(offeredVoicesAtom).find(({ id }) => id === voice);
    const isSystem = phoneSystem && findPhoneSystem(phoneSystem) && !get(serviceRulesAtom).onlyPhoneSystem;
    const { code, discount } = get(foundDiscountAtom);
    return {
      ...(offered && { voices: [offered.id], activeVoiceTab: offered.gender }),
      ...(isSystem && { phoneSystem }),
      ...(code === get(codeAtom) && discount && { discount }),
    };
  }),
  (prefill) => prefill,
  isSame,
);

/**
 * Looks up the page's code once, or again if the shop does not answer. An invalid code is reported only in the health
 * report. Returns null, or the milliseconds that the shop asks to wait before the next attempt.
 */
async function findPageDiscount({ store }: Form, isRetry: boolean): Promise<number | null> {
  const code = store.get(codeAtom);
  const isKnown = code === '' || code === store.get(foundDiscountAtom).code;
  if (isKnown || !store.get(isUntouchedAtom) || !store.get(shouldLoadAtom)) return null;
  let discount = null;
  try {
    const client = store.get(isRetry ? singleCallClientAtom : clientAtom);
    discount = await findDiscount(client, cleanCode(store.get(settingsAtom).discount ?? '').trim());
  } catch (error) {
    if (isRetryable(error)) return error.retryAfter;
  }
  if (code === store.get(codeAtom)) store.set(foundDiscountAtom, { code, discount });
  return null;
}

/**
 * Fills an untouched order with the page's values, and follows their changes (docs/contract.md, The element). Returns
 * the function that stops it.
 */
export function startPrefill(form: Form): Stop {
  const { store } = form;
  const retry = createRetry((isRetry) => findPageDiscount(form, isRetry));
  const fill = (): void => {
    const prefill = store.get(prefillAtom);
    if (store.get(isUntouchedAtom) && !isSame(prefill, store.get(sessionAtom).prefill))
      dispatch(form, { type: 'orderPrefilled', prefill });
  };
  const controllerAtom = selectAtom(sessionAtom, ({ controller }) => controller);
  fill();
  retry.restart();
  return stopAll(
    ...[settingsAtom, prefillAtom, controllerAtom].map((input) => store.sub(input, fill)),
    ...[codeAtom, controllerAtom, shouldLoadAtom].map((input) => store.sub(input, retry.restart)),
    retry.stop,
  );
}
