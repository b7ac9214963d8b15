import { atom } from 'jotai/vanilla';
import type { Currency } from '../../domain/checkout/currency.ts';
import { isUntouchedAtom } from './order.ts';
import { currencyAtom } from './parts.ts';

/** Whether the buyer chose the currency; then neither the host page nor the buyer's country changes it. */
export const isCurrencyChosenAtom = atom(false);

/** The buyer chooses the currency of the prices. */
export const chooseCurrencyAtom = atom(null, (_get, set, currency: Currency) => {
  set(isCurrencyChosenAtom, true);
  set(currencyAtom, currency);
});

/** Changes the currency without the buyer's request, for example by the host page; only for an untouched order. */
export const suggestCurrencyAtom = atom(null, (get, set, currency: Currency) => {
  if (get(isUntouchedAtom) && !get(isCurrencyChosenAtom)) set(currencyAtom, currency);
});
