import { atom } from 'jotai/vanilla';
import type { Currency } from '../../domain/checkout/currency.ts';
import { changeOrderAtom, isUntouchedAtom } from './order.ts';

/** Whether the currency is the buyer's own choice, which neither the host page nor the buyer's country changes. */
export const isCurrencyChosenAtom = atom(false);

/** The buyer chooses the currency of the prices. */
export const chooseCurrencyAtom = atom(null, (_get, set, currency: Currency) => {
  set(isCurrencyChosenAtom, true);
  set(changeOrderAtom, (order) => ({ ...order, currency }));
});

/** Another currency that the buyer has not asked for, as of the host page; only an order that nobody has begun takes it. */
export const suggestCurrencyAtom = atom(null, (get, set, currency: Currency) => {
  if (get(isUntouchedAtom) && !get(isCurrencyChosenAtom)) set(changeOrderAtom, (order) => ({ ...order, currency }));
});
